/**
 * Verifies the games of a folder that are held out, which nothing is tuned to, and prints sums alone:
 * `node -r ./test/support/typescript.cjs test/golden/jinteki/gate/unseen.ts core-2 odd`. Those with even
 * numbers were tuned on before (`even`). To be run once, when the work is done; what it prints goes into
 * git.
 */
import { type Folder, golden, heldOutIdsIn, isEven } from '../replays';
import { judgeGame } from './judge-game';
import { Sums } from './sums';

const folders: readonly Folder[] = ['core-2', 'ffg'];
const sums = new Sums();
const [, , wanted, half] = process.argv;
for (const id of heldOutIdsIn(...folders.filter((folder) => wanted === folder))) {
  if (half !== undefined && isEven(id) !== (half === 'even')) continue;
  const { text, decisions } = golden(id);
  const game = judgeGame(text, decisions);
  if ('why' in game) sums.fail();
  else sums.add(game.verdict, game.judged);
}
process.stdout.write(sums.toString());
