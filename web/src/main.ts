import { mount } from 'svelte';
import './styles/base.css';
import App from './App.svelte';
import { preferred, speak } from './lib/words';

await speak(preferred());
mount(App, { target: document.getElementById('app')! });
