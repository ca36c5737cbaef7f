#!/usr/bin/env node
import { whenNpmEnds } from './npm-parent.mjs';
import { builtWithPage } from './prepare.mjs';

builtWithPage();
// What is run and not worked at: libraries check less.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
await import('../dist/src/main.js');
