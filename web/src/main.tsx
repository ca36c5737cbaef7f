import { render } from 'preact';
import { App } from './app';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element named page');
render(<App />, place);
