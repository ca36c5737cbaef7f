#!/usr/bin/env node
import { built } from './prepare.mjs';

built();
process.setSourceMapsEnabled(true);
await import('../dist/src/main.js');
