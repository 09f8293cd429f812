/** The start of the style guide, which only the development server has. */
import '../ui/tokens.css';
import '../ui/title-font.css';
import '../ui/base.css';
import '../pieces/pieces.css';
import '../ui/classes.css';
import { mount } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { loadTexts } from '../texts/language-choice.ts';
import Styleguide from './Styleguide.svelte';

settings.start();
await Promise.all([settings.ready, loadTexts()]);
mount(Styleguide, { target: document.getElementById('app')! });
