/** Starts the client. */
import './ui/tokens.css';
import './ui/title-font.css';
import './ui/base.css';
import './pieces/pieces.css';
import './ui/classes.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { registerServiceWorker } from './service-worker.ts';

mount(App, { target: document.getElementById('app')! });
registerServiceWorker();
