import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** What a file of the application breaks of this repository's rules when it reads like this. */
function broken(file: string, text: string): readonly string[] {
  const script = join('test', 'lint', 'lint-text.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, file], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const found: readonly { readonly ruleId: string; readonly message: string }[] =
    JSON.parse(stdout);
  return found.flatMap(({ ruleId, message }) =>
    ruleId === 'retrace/hidden-values' ? [message.split(' ')[0] ?? ''] : [],
  );
}

const leaky = `
import type { Sighting, State } from '#rules';

export const hand = (state: State): number => state.corp.hq.length;
export const open = (state: State): number => state.corp.credits + state.turn.number;
export const codes = ({ cards }: Pick<State, 'cards'>): number[] => cards.map(({ def }) => def);
export const seen = ({ seen: bits }: Sighting): number => bits;
`;

it('hidden values of a game are not read where views are sent', () => {
  expect(broken('src/games/replay/viewer-replay.ts', leaky)).toEqual([
    'CorpArea.hq',
    'State.cards',
    'Card.def',
    'Sighting.seen',
  ]);
}, 240_000);
