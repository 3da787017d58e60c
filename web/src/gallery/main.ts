// Opens the gallery: every component of the library on one page, in development only.
import { mount } from 'svelte';
import '../art/base.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
