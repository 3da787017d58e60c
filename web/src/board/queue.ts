// Several events play in order, quickly; a click skips the rest. The queue knows only scenes: things
// that start and, some time later, are over.

export interface Scene {
  /** Starts it; resolves when it is over. */
  play(): Promise<void>;
  /** Brings it to its end at once. */
  finish(): void;
}

export class SceneQueue {
  #waiting: Scene[] = [];
  #playing: Scene | null = null;

  get busy(): boolean {
    return this.#playing !== null;
  }

  add(...scenes: readonly Scene[]): void {
    this.#waiting.push(...scenes);
    if (!this.#playing) void this.#run();
  }

  /** Ends what is playing and everything behind it, in order. */
  skip(): void {
    const rest = this.#waiting.splice(0);
    this.#playing?.finish();
    for (const scene of rest) scene.finish();
  }

  async #run(): Promise<void> {
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      this.#playing = scene;
      await scene.play().catch(() => undefined);
    }
    this.#playing = null;
  }
}

/** A scene made of one animation that may not even exist (motion switched off). */
export function animated(start: () => Animation | null): Scene {
  let running: Animation | null = null;
  let over = false;
  return {
    async play() {
      running = over ? null : start();
      await running?.finished.catch(() => undefined);
    },
    finish() {
      over = true;
      running?.finish();
    },
  };
}
