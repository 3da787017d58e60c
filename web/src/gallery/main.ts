// Opens the gallery: every component of the library on one page, in development only.
import { mount } from 'svelte';
import '../art/base.css';
import * as path from '../board/path';
import * as geometry from '../games/kelp/geometry';
import { speak } from '../i18n/index.svelte';
import * as sound from '../sound';
import Gallery from './Gallery.svelte';
import { lang } from './samples';

await speak(lang);
const target = document.getElementById('app');
if (target) mount(Gallery, { target });

// For the console and for the tests in the browser.
Object.assign(globalThis, { workshop: { path, geometry, sound } });
