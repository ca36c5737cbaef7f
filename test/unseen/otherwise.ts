/**
 * Looks, without any record, for statements that the positions of a file do not tell (README.md), and prints them by
 * classes: `node -r ./test/support/typescript.cjs test/unseen/otherwise.ts FOLDER [PART OF A NAME] [--refused]`.
 */
import { Classes } from './sweep/classes';
import { Otherwise } from './sweep/otherwise';
import { stepsOf } from './sweep/steps';
import { waysIn } from './sweep/ways';

const [folder = '', part = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const withRefused = process.argv.includes('--refused');

const classes = new Classes();
let decisions = 0;
for (const found of waysIn(folder, part)) {
  const steps = stepsOf(found);
  decisions += steps.filter(({ node }) => node !== null).length;
  for (const { name, says } of new Otherwise(found, steps, withRefused).all())
    classes.add(name, found.id, says);
}
process.stdout.write(`${String(decisions)} decisions looked at\n${classes.toString(1_000)}\n`);
