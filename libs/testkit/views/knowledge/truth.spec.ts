import { coreRules } from '#cards/pool';
import { sides, type State, Knowledge, type Group } from '#rules';
import { playGame } from '../interference/played';

const games = Number(process.env['RETRACE_KNOWLEDGE_GAMES'] ?? 40);

/** The definitions of the cards that really lie in a group's places. */
function really(knowledge: Knowledge, state: State, group: Group): number[] {
  return state.cards.flatMap((card) => {
    const place = knowledge.placeOf(card.id);
    return place !== null && group.places.has(place) ? [card.def] : [];
  });
}

function isAmong(known: readonly number[], there: readonly number[]): boolean {
  const left = [...there];
  return known.every((def) => {
    const at = left.indexOf(def);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

describe.each(sides)('what the %s knows', (seat) => {
  it('is always true', () => {
    let groups = 0;
    let certain = 0;
    for (let game = 1; game <= games; game += 1) {
      const { states, facts, made } = playGame(coreRules, game);
      const [opening] = states;
      if (opening === undefined) throw new Error('no opening');
      const knowledge = new Knowledge(coreRules.pool, seat, opening);
      for (let at = 1; at < states.length; at += 1) {
        const state = states[at];
        if (state === undefined) continue;
        knowledge.take(state, facts[at] ?? []);
        for (const { id, zone } of state.cards) {
          const place = knowledge.placeOf(id);
          if (place === null || place.startsWith('#') || zone === 'aside') continue;
          if (place !== String(zone))
            throw new Error(`game ${game} at ${at}: card ${id} lies in ${zone}, not in ${place}`);
        }
        for (const group of knowledge.groups.all()) {
          groups += 1;
          if (knowledge.certain(group)) certain += 1;
          const known = group.known.map((one) => one.def);
          const there = really(knowledge, state, group);
          if (!isAmong(known, there))
            throw new Error(
              `game ${game} at ${at}, after ${JSON.stringify(made[at - 1])}: ` +
                `${known.join()} known in ${[...group.places].join()}, really ${there.join()}; ` +
                JSON.stringify(facts[at]?.map((fact) => fact.type)),
            );
        }
      }
    }
    expect(groups).toBeGreaterThan(100);
    expect(certain).toBeGreaterThan(50);
  });
});
