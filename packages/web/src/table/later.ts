/** Parts of the table that are fetched when they are first shown. */
import { later } from '../words/later.ts';

export const fetchAbout = later(['pieces'], () => import('./About.svelte'));
export const fetchCommon = later(['common'], () => import('../seats/CommonPanel.svelte'));
export const fetchEnd = later(['end'], () => import('../end/EndPanel.svelte'));
export const fetchHint = later([], () => import('./Hint.svelte'));
export const fetchLog = later([], () => import('./LogPanel.svelte'));
export const fetchMotion = later([], () => import('../motion/MotionLayer.svelte'));
export const fetchOpposition = later(['opposition'], () => import('../seats/OppositionPanel.svelte'));
export const fetchRefused = later(['refusals'], () => import('./Refused.svelte'));
export const fetchSounds = later([], () => import('../sound/Sounds.svelte'));
export const fetchTelling = later(['opposition', 'settings'], () => import('./Telling.svelte'));
export const fetchTextBoard = later(['common'], () => import('./TextBoard.svelte'));
