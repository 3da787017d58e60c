// Opens the gallery: every component of the library on one page, in development only.
import { mount } from 'svelte';
import '../art/base.css';
import { speak } from '../i18n/index.svelte';
import { lang } from './samples';
import Gallery from './Gallery.svelte';

await speak(lang);
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
