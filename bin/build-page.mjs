#!/usr/bin/env node
import { builtPage } from './prepare.mjs';

builtPage();
