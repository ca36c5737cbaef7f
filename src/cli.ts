import { dispatch } from './cli/dispatch';
import { nodeShell } from './cli/node-shell';
import { seededSource } from './platform/randomness/seeded-source';

void dispatch(process.argv.slice(2), nodeShell(seededSource)).then((code) => {
  process.exitCode = code;
});
