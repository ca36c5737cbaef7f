import { gzipSync } from 'node:zlib';
import { corePool, coreRules, examplePool, exampleRules, rulesNamed } from '#cards/pool';
import { type Rules, hashState, packState, unpackState, type State } from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import type { Source } from '#play/source';

const pools: readonly (readonly [string, Rules])[] = [
  ['Core Set', coreRules],
  ['examples', exampleRules],
];
const seeds = [1, 2, 3];

function opened(rules: Rules, seed: number): { state: State; next: Source } {
  const next = repeatable(seed);
  const begun = rules.open({
    corp: randomDeck(rules.pool, 'corp', 44, next),
    runner: randomDeck(rules.pool, 'runner', 45, next),
  });
  if (!begun.ok) throw new Error(`no such cards: ${begun.unknown.join(', ')}`);
  return { state: begun.state, next };
}

function* played(rules: Rules, state: State, next: Source): Generator<State> {
  yield state;
  const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: 5000 };
  for (const step of playOn(table, state)) yield step.state;
}

function* states(rules: Rules, seed: number): Generator<State> {
  const { state, next } = opened(rules, seed);
  yield* played(rules, state, next);
}

function readBack(rules: Rules, text: string): State {
  const read = unpackState(rules.pool, text);
  if (!read.ok) throw new Error(read.message);
  return read.state;
}

describe.each(pools)('a packed state of the %s', (_name, rules) => {
  it('reads back as it was at every decision', () => {
    let positions = 0;
    for (const seed of seeds)
      for (const state of states(rules, seed)) {
        const copy = readBack(rules, packState(rules.pool, state));
        if (JSON.stringify(copy) !== JSON.stringify(state)) expect(copy).toEqual(state);
        if (hashState(copy) !== hashState(state)) throw new Error('the hash is another');
        positions += 1;
      }
    expect(positions).toBeGreaterThan(1000);
  });

  it('is small, on average 6 KB at most and 1.5 KB compressed', () => {
    let [bytes, compressed, count, at] = [0, 0, 0, 0];
    for (const seed of seeds)
      for (const state of states(rules, seed)) {
        if ((at += 1) % 20 !== 0) continue;
        const text = packState(rules.pool, state);
        bytes += text.length;
        compressed += gzipSync(text).length;
        count += 1;
      }
    expect(bytes / count).toBeLessThan(6 * 1024);
    expect(compressed / count).toBeLessThan(1.5 * 1024);
  });

  it('goes the same way from there', () => {
    const way = (from: State): string[] =>
      Array.from(played(rules, from, repeatable(9)), (state) => hashState(state));
    let at = 0;
    for (const state of states(rules, 3))
      if ((at += 1) === 200)
        expect(way(readBack(rules, packState(rules.pool, state)))).toEqual(way(state));
    expect(at).toBeGreaterThan(200);
  });
});

describe('packed states of all cards', () => {
  const rules = rulesNamed('all');

  it('read back as they were, and are 4 KB at most at the median', () => {
    const sizes: number[] = [];
    let at = 0;
    // Moments of one game are alike: the median asks for many games.
    for (let seed = 4; seed < 24; seed += 1)
      for (const state of states(rules, seed)) {
        if ((at += 1) % 20 !== 0) continue;
        const text = packState(rules.pool, state);
        expect(readBack(rules, text)).toEqual(state);
        sizes.push(text.length);
      }
    sizes.sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(300);
    expect(sizes[sizes.length >> 1]).toBeLessThan(4 * 1024);
  });
});

describe('a packed state', () => {
  const { state } = opened(coreRules, 1);
  const text = packState(corePool, state);

  it('keeps a card that says it lies elsewhere than the lists say', () => {
    const [top, second] = state.corp.rd;
    const odd = {
      ...state,
      corp: { ...state.corp, rd: state.corp.rd.filter((id) => id !== top) },
      cards: state.cards.map((card) =>
        card.id === second ? { ...card, zone: 'root' as const, server: 'HQ' as const } : card,
      ),
    };
    expect(readBack(coreRules, packState(corePool, odd))).toEqual(odd);
  });

  it.each([
    ['packing', /"packing":\d+/, '"packing":0', 'other-packing'],
    ['engine', /"engine":"[^"]*"/, '"engine":"0.0.0"', 'other-engine'],
    ['digest', /"turn":\{"number":0/, '"turn":{"number":1', 'damaged'],
    ['end of the first line', /\n/, ' ', 'damaged'],
    ['stamp', /^[^\n]*/, '{"packing":1}', 'damaged'],
  ])('of another %s is refused', (_what, found, instead, code) => {
    const read = unpackState(corePool, text.replace(found, instead));
    expect(read).toMatchObject({ ok: false, code });
    expect(read.ok ? '' : read.message).toMatch(/fold the decisions again/);
  });

  it('of other cards is refused', () => {
    expect(unpackState(examplePool, text)).toMatchObject({ ok: false, code: 'other-pool' });
  });
});
