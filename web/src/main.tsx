import { render } from 'preact';
import { App } from './app';
import { openEarly } from './game/opened-early';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element named page');
openEarly(location.pathname);
render(<App />, place);
