/**
 * Looks, without any record, for statements that no line of their own bears out, or that have another order than their
 * lines (README.md), and prints them by classes: `node -r ./test/support/typescript.cjs test/unseen/unwitnessed.ts FOLDER [PART OF A NAME]`.
 */
import { Classes } from './sweep/classes';
import { unwitnessed } from './sweep/unwitnessed';
import { waysIn } from './sweep/ways';

const [folder = '', part = ''] = process.argv.slice(2);

const classes = new Classes();
let decisions = 0;
for (const found of waysIn(folder, part)) {
  decisions += found.way.decisions;
  for (const { name, says } of unwitnessed(found)) classes.add(name, found.id, says);
}
process.stdout.write(`${String(decisions)} decisions looked at\n${classes.toString(1_000)}\n`);
