// Starts the client: the reader's language first, then the screen.
import { mount } from 'svelte';
import './art/base.css';
import './app/app.css';
import App from './App.svelte';
import { install } from './app/install';
import { here } from './app/router.svelte';
import { speak } from './i18n/index.svelte';
import { link } from './net/live.svelte';
import { chosenLanguage } from './state/settings.svelte';

// Whoever comes to a table needs its page and the line: both are fetched together with the words.
if (here.route.page === 'table') {
  void import('./pages/Table.svelte');
  link.connect();
}
await speak(chosenLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) {
  const keep = () => void install().catch(() => undefined);
  // The page may have finished loading while the words were fetched.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
