import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { hashState, viewPosition, type State } from '#rules';
import { positionOf } from './of-state';
import { readLine } from './read-line';
import { writeLine } from './write-line';
import type { WrittenCard, WrittenPosition } from './written';

const { pool } = rulesNamed('all');
const biotech = 'Jinteki Biotech: Life Imagined';
const ayla = 'Ayla "Bios" Rahim: Simulant Specialist';
const bureau = 'Cyber Bureau: Keeping the Peace';

interface Given {
  readonly corp?: WrittenCard;
  readonly runner?: WrittenCard;
  readonly resources?: readonly WrittenCard[];
  readonly removed?: readonly WrittenCard[];
}

const positionWith = ({ corp, runner, resources = [], removed = [] }: Given) => ({
  turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.6' },
  corp: {
    identity: corp ?? 'Haas-Bioroid: Engineering the Future',
    credits: 5,
    hq: ['Hedge Fund'],
    rd: ['Hedge Fund'],
  },
  runner: {
    identity: runner ?? 'Noise: Hacker Extraordinaire',
    credits: 5,
    grip: ['Sure Gamble'],
    stack: ['Diesel', 'Diesel'],
    rig: { resources },
  },
  removed,
});

function loaded(position: unknown): State {
  const found = loadPosition(pool, position);
  if (!found.ok) throw new Error(found.message);
  return found.state;
}

/** The position as a document, from a line of it. */
function again(state: State): WrittenPosition {
  const written = positionOf(pool, state, { thisTurn: [], lastTurn: [] });
  if (!written.ok) throw new Error(written.refusal.message);
  const read = readLine(writeLine(pool, written.position));
  if (!read.ok) throw new Error(`${read.refusal.place}: ${read.refusal.message}`);
  expect(read.position).toEqual(JSON.parse(JSON.stringify(written.position)));
  return read.position;
}

const given: readonly (readonly [string, Given, string])[] = [
  [
    'an identity whose other side lies up',
    { corp: { card: bureau, face: "Detective's Bureau: Upholding the Law" } },
    '~1',
  ],
  ['a copy of an identity, front up', { corp: { card: biotech, copy: 'The Tank' } }, '~2'],
  [
    'a copy of an identity that was flipped',
    { corp: { card: biotech, face: 'The Greenhouse' } },
    '~5',
  ],
  ['cards that Ayla set aside', { runner: { card: ayla, hosted: ['Corroder', 'Clot'] } }, '('],
  [
    'an identity that DJ Fenris hosts',
    { resources: [{ card: 'DJ Fenris', hosted: ['Armand "Geist" Walker: Tech Lord'] }] },
    '(',
  ],
  ['an identity that Rebirth replaced', { removed: ['Whizzard: Master Gamer'] }, 'rm='],
];

describe('identities in a position', () => {
  it.each(given)('%s', (_name, one, mark) => {
    const state = loaded(positionWith(one));
    const position = again(state);
    expect(hashState(loaded(position))).toBe(hashState(state));
    expect(writeLine(pool, position)).toContain(mark);
  });

  it('hides a copy and what was set aside from who does not see it', () => {
    const state = loaded(
      positionWith({
        corp: { card: biotech, copy: 'The Tank' },
        runner: { card: ayla, hosted: ['Corroder'] },
      }),
    );
    expect(JSON.stringify(viewPosition(pool, state, 'runner'))).not.toContain('The Tank');
    expect(JSON.stringify(viewPosition(pool, state, 'corp'))).not.toContain('Corroder');
  });

  it('lets the text of a hosted identity work', () => {
    const geist = { card: 'DJ Fenris', hosted: ['Armand "Geist" Walker: Tech Lord'] };
    const state = loaded(positionWith({ resources: [geist] }));
    const hosted = state.hosted[0] ?? -1;
    expect(state.active.map(Number)).toContain(Number(hosted));
  });

  it.each<readonly [Given, string]>([
    [{ corp: { card: biotech, face: 'The Mill' } }, 'has no side "The Mill", but "The Brewery"'],
    [{ corp: { card: biotech, face: 'The Tank', copy: 'The Tank' } }, 'its other side lies up'],
    [{ corp: { card: 'Haas-Bioroid: Engineering the Future', face: 'X' } }, 'has no other side'],
    [{ resources: [{ card: 'Wyldside', face: 'X' }] }, 'has no other side'],
    [{ resources: ['Whizzard: Master Gamer'] }, 'each side has one'],
    [{ runner: { card: 'Noise: Hacker Extraordinaire', hosted: ['Clot'] } }, 'cannot be hosted'],
    [
      { resources: [{ card: 'DJ Fenris', hosted: ['Whizzard: Master Gamer'] }] },
      'none that "DJ Fenris" could have brought',
    ],
  ])('refuses %j', (one, message) => {
    expect(loadPosition(pool, positionWith(one))).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
  });

  it('refuses a side that a card of a line does not have', () => {
    const line = writeLine(pool, again(loaded(positionWith({}))));
    expect(readLine(line.replace(/ci=\w+/, (field) => `${field}~1`))).toMatchObject({
      ok: false,
      refusal: { message: expect.stringContaining('has no side 1') },
    });
  });
});
