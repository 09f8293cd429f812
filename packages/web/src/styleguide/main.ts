/** The start of the style guide, which only the development server has. */
import '../ui/tokens.css';
import '../ui/title-font.css';
import '../ui/base.css';
import '../pieces/pieces.css';
import '../ui/classes.css';
import { mount } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { texts } from '../texts/current.svelte.ts';
import Styleguide from './Styleguide.svelte';

settings.start();
await Promise.all([settings.ready, texts.load()]);
mount(Styleguide, { target: document.getElementById('app')! });
