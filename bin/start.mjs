#!/usr/bin/env node
import { keepCompiled } from './keep-compiled.mjs';
import { whenNpmEnds } from './npm-parent.mjs';
import { builtWithPage } from './prepare.mjs';
import { traceSources } from './trace-sources.mjs';

const USAGE = `usage: npm start
Starts Retrace on an embedded PostgreSQL with sample games, and prints its address; installs and builds first where that
is needed. It takes no arguments: what can be set is set by variables, such as
  PORT=8080 RETRACE_DATA=/var/lib/retrace npm start
PORT (4000) and HOST (127.0.0.1) say where it answers, RETRACE_DATA (.retrace) where its data lives, DATABASE_URL names a
PostgreSQL server of your own. docs/operations.md has all of them.
`;
const words = process.argv.slice(2);
if (words.length > 0) {
  const isHelp = words.every((word) => word === '--help' || word === '-h');
  (isHelp ? process.stdout : process.stderr).write(USAGE);
  process.exit(isHelp ? 0 : 2);
}

builtWithPage();
// What is run and not worked at: libraries check less.
process.env.NODE_ENV ??= 'production';
keepCompiled('others');
traceSources();
whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
await import('../dist/src/main.js');
