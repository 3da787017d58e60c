// Starts the client: the reader's language first, then the screen.
import { mount } from 'svelte';
import './art/base.css';
import './app/app.css';
import App from './App.svelte';
import { atMost, facesOf, PATIENCE_MS } from './app/begin';
import { install } from './app/install';
import { here } from './app/router.svelte';
import { GAMES } from './games';
import { speak } from './i18n/index.svelte';
import { link } from './net/live.svelte';
import { lookAhead } from './net/opening';
import { chosenLanguage } from './state/settings.svelte';

// Not awaited at the top of the module: a game's drawing imports this file's, and would wait for what waits for it.
void begin();

async function begin(): Promise<void> {
  const language = chosenLanguage();
  const words = speak(language);
  const needed: Promise<unknown>[] = facesOf(language);
  const { route } = here;
  if (route.page === 'table') {
    // Whoever comes to a table needs it, the line to it and the game's own drawing: fetched together with the words.
    link.connect();
    needed.push(lookAhead(route.table).then(({ settings }) => GAMES[settings.game]?.load()));
  }
  await words;
  // With everything there the page is drawn once, in its own faces; who waits longer is told so.
  await atMost(PATIENCE_MS, needed);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  if (!import.meta.env.PROD) return;
  const keep = () => void install().catch(() => undefined);
  // The page may have finished loading while the words were fetched.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
