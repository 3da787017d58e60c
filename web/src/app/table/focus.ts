// Where the focus is while somebody plays by keyboard: on what can be done, else on the line that says what goes on;
// never lost with the thing that was pressed and is gone.

/** What can be chosen, in the order of the page. */
const CHOICES = '.veil .button.gold, .table button.legal, .table .ask .button, .table .calls .button, .table .scene button';
const STATUS = '.status > p';

function lost(at: Element | null): boolean {
  return at === null || at === document.body || at.matches(':disabled, [aria-disabled="true"]') || at.closest('[inert]') !== null;
}

export class Focus {
  #root: () => HTMLElement | undefined;
  #byKeyboard = false;
  /** What Enter or Space was pressed on last. */
  #pressed: Element | null = null;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  typed({ key, target }: KeyboardEvent): void {
    this.#byKeyboard = true;
    if (key === 'Enter' || key === ' ') this.#pressed = target as Element;
  }

  pointed(): void {
    this.#byKeyboard = false;
  }

  /** Follows what comes and goes at the table. */
  watch(): (() => void) | undefined {
    const root = this.#root();
    if (!root) return undefined;
    const watcher = new MutationObserver(() => {
      if (this.#byKeyboard && lost(document.activeElement)) this.#rest();
    });
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert', 'disabled', 'aria-disabled'] });
    return () => watcher.disconnect();
  }

  /** There is something new to choose: whoever waited at the line, or on what they pressed, is led to it. */
  renew(): void {
    if (!this.#byKeyboard) return;
    requestAnimationFrame(() => {
      const at = document.activeElement;
      const idle = lost(at) || at?.matches(STATUS) || (at === this.#pressed && !at?.matches(CHOICES));
      if (idle) this.#rest();
    });
  }

  /** On to the next thing that can be chosen, or back. */
  next(by: 1 | -1): void {
    const all = this.#choices();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
  }

  #choices(): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>(CHOICES) ?? [])].filter((element) => element.checkVisibility() && !lost(element));
  }

  #rest(): void {
    const [first] = this.#choices();
    (first ?? this.#root()?.querySelector<HTMLElement>(STATUS))?.focus();
  }
}
