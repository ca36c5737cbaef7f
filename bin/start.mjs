#!/usr/bin/env node
import { builtWithPage } from './prepare.mjs';

builtWithPage();
process.setSourceMapsEnabled(true);
await import('../dist/src/main.js');
