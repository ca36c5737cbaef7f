#!/usr/bin/env node
import { whenNpmEnds } from './npm-parent.mjs';
import { builtWithPage } from './prepare.mjs';

builtWithPage();
process.setSourceMapsEnabled(true);
whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
await import('../dist/src/main.js');
