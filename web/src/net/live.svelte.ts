// The line of this page, with what the screen wants to know about it.
import { Link, type LinkStatus } from './link';
import { PROTOCOL, type Account } from './protocol';

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const link = new Link({
  open: () => new WebSocket(address()),
  online: () => navigator.onLine,
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

export const live = $state({
  status: 'idle' as LinkStatus,
  /** Whether the line was up at least once. */
  met: false,
  /** The server has said that it will be back in a moment. */
  restarting: false,
  /** The server speaks a newer protocol than this page. */
  outdated: false,
  /** How often the line came back after it was lost. */
  returns: 0,
  version: '',
  account: null as Account | null,
});

link.onrestart = () => (live.restarting = true);
link.onstatus = (status) => {
  const back = status === 'open' && live.met && live.status !== 'open';
  live.status = status;
  if (status === 'open') live.restarting = false;
  if (back) live.returns++;
  live.met ||= status === 'open';
};
link.onwelcome = ({ protocol, program, account }) => {
  live.outdated = protocol !== PROTOCOL;
  live.version = program;
  live.account = account;
};

addEventListener('online', () => link.connect());
addEventListener('offline', () => link.probe());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && live.met && link.probe());
