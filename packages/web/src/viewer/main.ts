/** Defines the element `<windrose-game>`, which shows a game on any page. */
import './host.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../pieces/pieces.css';
import '../ui/classes.css';
import { texts } from '../texts/current.svelte.ts';
import { prepareLanguage } from '../texts/prepare-language.ts';
import { addLanguage } from './element.ts';
import { language, narration, ui } from './language.ts';
import { mountViewer } from './mount-viewer.svelte.ts';

texts.loaded = prepareLanguage(language, { ui, narration });
addLanguage(language, mountViewer);
