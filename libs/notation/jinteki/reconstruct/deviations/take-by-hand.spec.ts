import { coreRules } from '#cards/pool';
import { type CardId, rulesOf, type State } from '#rules';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';
import { derezByHand, trashByHand } from './take-by-hand';

function after(...script: readonly ReturnType<typeof runnerDoes | typeof goTo>[]): State {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Enigma'), 'Ice Wall'] } } },
    runner: { grip: ['Sure Gamble'], rig: { programs: ['Corroder'] } },
    script,
  });
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const state = after();
const only = (ids: readonly CardId[] | undefined): CardId => {
  const [id] = ids ?? [];
  if (id === undefined) throw new Error('it is not there');
  return id;
};
const [breaker, gamble, fund] = [state.runner.rig, state.runner.grip, state.corp.hq].map(only);
const enigma = only(state.servers.find(({ name }) => name === 'HQ')?.ice);
if (breaker === undefined || gamble === undefined || fund === undefined)
  throw new Error('they are not there');

describe('a card that is trashed by hand', () => {
  it('goes to its player’s discard pile, from the table and from a hand', () => {
    expect(trashByHand(coreRules, state, breaker)?.runner.heap).toEqual([breaker]);
    expect(trashByHand(coreRules, state, gamble)?.runner.heap).toEqual([gamble]);
    const hidden = trashByHand(coreRules, state, fund);
    expect(hidden?.corp.archives).toEqual([fund]);
    expect(hidden?.cards[fund]?.faceup).toBe(false);
    expect(trashByHand(coreRules, state, enigma)?.servers[0]?.ice).toHaveLength(1);
  });

  it('leaves who is to act to act', () => {
    expect(trashByHand(coreRules, state, breaker)?.prompt).toEqual(state.prompt);
  });

  it('is none that lies elsewhere, nor the ice that is encountered', () => {
    expect(trashByHand(coreRules, state, state.corp.identity)).toBeNull();
    const met = after(runnerDoes('run', { server: 'HQ' }), goTo('run.3.1'));
    const { ice } = met.servers[0] ?? {};
    const at = met.frames.find((one) => one.at === 'encounter');
    const encountered = at?.at === 'encounter' ? at.vars.ice : null;
    expect(ice).toContain(encountered);
    expect(trashByHand(coreRules, met, encountered ?? enigma)).toBeNull();
  });

  it('is what a log calls set by hand, without credits', () => {
    const one = { kind: 'set-by-hand', card: breaker, credits: 0 } as const;
    expect(carryOut(coreRules, state, one)?.runner.heap).toEqual([breaker]);
    const rules = rulesOf(coreRules.pool, 'every-step');
    expect(
      carryOut(rules, state, { ...one, card: enigma, stays: true })?.cards[enigma],
    ).toMatchObject({
      ...{ zone: 'ice', faceup: false },
    });
  });
});

describe('a card that is derezzed by hand', () => {
  it('lies facedown where it lay', () => {
    expect(derezByHand(coreRules, state, enigma)?.cards[enigma]).toMatchObject({
      ...{ zone: 'ice', faceup: false },
    });
  });

  it('is a rezzed one of the Corp', () => {
    const [, wall] = state.servers.find(({ name }) => name === 'HQ')?.ice ?? [];
    expect(derezByHand(coreRules, state, wall ?? breaker)).toBeNull();
    expect(derezByHand(coreRules, state, breaker)).toBeNull();
  });
});
