import { dispatch } from './cli/dispatch';
import { endWithReader, nodeShell } from './cli/node-shell';
import { seededSource } from './platform/randomness/seeded-source';

endWithReader();
void dispatch(process.argv.slice(2), nodeShell(seededSource)).then((code) => {
  process.exitCode = code;
});
