#!/usr/bin/env node
import { installed, root } from './prepare.mjs';

installed();
process.chdir(root);
await import('../node_modules/jest/bin/jest.js');
