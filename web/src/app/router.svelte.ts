// Where the reader is. Addresses are real paths, so a reload, a bookmark or a link sent to a friend leads to the
// same screen; the server answers every path with the same page.

export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string }
  | { page: 'new'; game: string }
  | { page: 'tables' }
  | { page: 'replays' }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'leaders' }
  | { page: 'me' }
  | { page: 'lost' };

let path = $state(location.pathname);
let search = $state(location.search);
let fragment = $state(location.hash);

addEventListener('popstate', read);

function read(): void {
  path = location.pathname;
  search = location.search;
  fragment = location.hash;
}

export function parse(pathname: string): Route {
  const [head = '', rest = '', more] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (more !== undefined) return { page: 'lost' };
  if (head === '') return { page: 'start' };
  if (rest === '') {
    if (head === 'tables' || head === 'replays' || head === 'leaders' || head === 'me') return { page: head };
    return { page: 'lost' };
  }
  if (head === 't') return { page: 'table', table: rest };
  if (head === 'replay') return { page: 'replay', table: rest };
  if (head === 'new' || head === 'rules') return { page: head, game: rest };
  return { page: 'lost' };
}

export const here = {
  get route(): Route {
    return parse(path);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(search);
  },
  get hash(): string {
    return decodeURIComponent(fragment.replace(/^#/, ''));
  },
};

export function go(address: string, replace = false): void {
  const before = location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  read();
  if (before !== location.pathname) scrollTo(0, 0);
}

/** Lets ordinary links of this site change the screen without a new page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
