/** The beginning of the client. */
import { mount } from 'svelte';
import App from './App.svelte';
import { prepareOffline } from './offline.ts';
import './theme.css';

mount(App, { target: document.getElementById('app')! });
prepareOffline();
