/**
 * Looks, without any record, for other ways that the search would have taken (README.md), and prints them by classes:
 * `node -r ./test/support/typescript.cjs test/unseen/anew.ts FOLDER [PART OF A NAME]`.
 */
import { Anew } from './sweep/anew';
import { Classes } from './sweep/classes';
import { stepsOf } from './sweep/steps';
import { waysIn } from './sweep/ways';

const [folder = '', part = ''] = process.argv.slice(2);

const classes = new Classes();
let decisions = 0;
for (const found of waysIn(folder, part)) {
  const steps = stepsOf(found);
  decisions += steps.filter(({ node }) => node !== null).length;
  for (const { name, says } of new Anew(found, steps).all()) classes.add(name, found.id, says);
}
process.stdout.write(`${String(decisions)} decisions looked at\n${classes.toString(1_000)}\n`);
