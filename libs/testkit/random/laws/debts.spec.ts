import { poolNamed, rulesNamed } from '#cards/pool';
import type { Fact, State, When } from '#rules';
import { dealer } from '#play/dealer';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { weightedDeck } from '#play/weighted-deck';
import { Debts } from './debts';

const rules = rulesNamed('all');
const pool = poolNamed('all');

/** Random games whose facts are told to the law as `told` passes them on; what it found. */
function found(
  told: (facts: readonly Fact[], state: State) => readonly Fact[],
  games = 5,
): readonly string[] {
  const breaches: string[] = [];
  for (let game = 1; game <= games; game += 1) {
    const next = repeatable(game);
    const opened = rules.open({
      corp: weightedDeck(pool, 'corp', 44, new Set(), next),
      runner: weightedDeck(pool, 'runner', 45, new Set(), next),
    });
    if (!opened.ok) throw new Error('no such cards');
    const [player, chance] = [randomPlayer(next), dealer(next)];
    const live = rules.live(opened.state);
    const debts = new Debts(pool, live.state);
    for (let { prompt } = live.state; prompt !== null; { prompt } = live.state) {
      const taken = live.apply(
        prompt.for === 'chance'
          ? chance(prompt, live.state)
          : player(live.legal(), prompt, live.state),
      );
      if (!taken.ok) throw new Error(taken.code);
      breaches.push(
        ...[debts.after(told(taken.facts, live.state), live.state)].filter((one) => one !== null),
      );
    }
  }
  return breaches;
}

/** The conditional ability that a fact says has resolved. */
function resolved(fact: Fact, state: State): When | null {
  if (fact.type !== 'ability-resolved') return null;
  const card = state.cards[fact.card.card];
  const placed = pool.definitions[card?.def ?? -1]?.abilities ?? [];
  for (const { ability, line } of placed)
    if (line === fact.ability && ability.kind === 'when') return ability;
  return null;
}

const forms: Readonly<Record<string, (ability: When) => boolean>> = {
  'a requirement': ({ trigger }) => trigger.if !== undefined,
  'an ordinal': ({ trigger }) => trigger.first !== undefined,
};

/** A game in which the identity of the Corp has an ability for each run, once a turn. */
function limited() {
  const next = repeatable(1);
  const opened = rules.open({
    corp: weightedDeck(pool, 'corp', 44, new Set(), next),
    runner: weightedDeck(pool, 'runner', 45, new Set(), next),
  });
  if (!opened.ok) throw new Error('no such cards');
  const { state } = opened;
  const { identity } = state.corp;
  const def = state.cards[identity]?.def;
  const hook = pool.triggers.get('run-began');
  if (hook === undefined) throw new Error('no card waits for runs');
  const ability: When = {
    kind: 'when',
    trigger: { on: 'run-began' },
    limit: 'turn',
    effects: [{ do: 'gain', who: 'corp', credits: 1 }],
  };
  const placed = [{ path: 'spec', line: 0, ability }];
  const definitions = pool.definitions.map((one, i) =>
    i === def ? { ...one, faces: [], byHook: new Map([[hook, placed]]) } : one,
  );
  const at = { step: 'run.1', batch: 1 } as const;
  const card = { card: identity, seen: 7, corpHandle: 1, runnerHandle: 1, openHandle: 1 } as const;
  return {
    debts: new Debts({ ...pool, definitions }, state),
    state,
    began: { type: 'run-began', server: 'HQ', ...at } satisfies Fact,
    done: { type: 'ability-resolved', card, ability: 0, ...at } satisfies Fact,
    turn: { type: 'turn-began', side: 'runner', number: 2, ...at } satisfies Fact,
  };
}

describe('the law that what is met triggers (TRIG-01)', () => {
  it('holds in random games', () => {
    expect(found((facts) => facts)).toEqual([]);
  });

  it('notices abilities that never resolve', () => {
    const lost = found((facts) => facts.filter(({ type }) => type !== 'ability-resolved'));
    expect(lost.length).toBeGreaterThan(10);
  });

  it('notices one that resolves once less than it was met', () => {
    let dropped = 0;
    const lost = found(
      (facts) =>
        facts.filter(({ type }) => type !== 'ability-resolved' || (dropped += 1) % 10 !== 0),
      20,
    );
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(dropped);
  });

  it('owes what is limited once a turn, and again in the next', () => {
    const { debts, state, began, done, turn } = limited();
    expect(debts.after([began, done], state)).toBeNull();
    expect(debts.after([began], state)).toBeNull();
    expect(debts.after([turn, began], state)).toContain('never resolved');
  });

  it.each(Object.keys(forms))('notices one with %s that never resolves', (form) => {
    const hasForm = forms[form] ?? (() => false);
    const isLost = (fact: Fact, state: State): boolean => {
      const ability = resolved(fact, state);
      return ability !== null && ability.optional !== true && hasForm(ability);
    };
    const lost = found((facts, state) => facts.filter((fact) => !isLost(fact, state)), 12);
    expect(lost.length).toBeGreaterThan(0);
  });
});
