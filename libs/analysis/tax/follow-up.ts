import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  strengthOf,
  type CardId,
  type Decision,
  type Work,
} from '#rules';

/** Breakers that were made stronger in this encounter and have broken nothing in it. */
function boosted(g: Work): readonly CardId[] {
  const encounter = currentEncounter(g);
  if (encounter === null) return [];
  return g.state.lasting
    .filter(
      ({ serial, source, target, path }) =>
        serial > encounter.serial &&
        target === null &&
        cardOf(g, source).zone === 'rig' &&
        !encounter.used.includes(source) &&
        isPaidFor(g, source, path),
    )
    .map(({ source }) => source);
}

/** Whether what lasts was paid for: what comes by itself at an encounter need not be of use. */
const isPaidFor = (g: Work, source: CardId, path: string): boolean =>
  abilitiesOf(g, cardOf(g, source)).some(
    (one) => one.ability.kind === 'paid' && path.startsWith(`${one.path}/`),
  );

/** Who makes a breaker stronger goes on until it is strong enough, and breaks with it. */
export function followsUp(g: Work, all: readonly Decision[]): readonly Decision[] {
  const made = boosted(g);
  if (made.length === 0) return all;
  const idle = new Set(made);
  const ice = currentEncounter(g)?.ice;
  const needed = ice === undefined ? -Infinity : strengthOf(g, cardOf(g, ice));
  const weak = [...idle].filter((id) => strengthOf(g, cardOf(g, id)) < needed);
  const own = all.filter(
    (one) => one.do === 'use' && (weak.length > 0 ? weak.includes(one.card) : idle.has(one.card)),
  );
  return own.length > 0 ? own : all.filter((one) => one.do !== 'pass');
}
