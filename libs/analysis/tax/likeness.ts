import type { Card, Frame, State } from '#rules';

/** Where a run stands, whichever way it came there; null in the middle of an ability. */
function placeOf(frame: Frame): string | null {
  if (frame.at === 'runner-turn') return 'turn';
  if (frame.at === 'run') {
    const { server, position, ice, approached, phase, jumpTo, ending } = frame.vars;
    return [server, position, ice, approached, phase, jumpTo, ending].join(' ');
  }
  if (frame.at === 'encounter') {
    const { ice, broken, resolved, used, breakable, bypassed } = frame.vars;
    const sorted = [broken, resolved, used].map((list) => [...list].sort().join());
    return [ice, ...sorted, breakable, bypassed].join(' ');
  }
  if (frame.at !== 'window') return null;
  const { name, holder, acted, corpHad, runnerHad } = frame.vars;
  return [name, holder, acted, corpHad, runnerHad].join(' ');
}

const countersOn = ({ id, faceup, virus, power, credit, recurring, advancement }: Card): string =>
  [id, faceup ? 1 : 0, virus, power, credit, recurring, advancement].join(' ');

/**
 * One text for states from which the same ways lead on: credits in pools left out, as there are
 * enough of them, and the order in which things were done. Null where states cannot be compared.
 */
export function likenessOf({ frames, prompt, runner, corp, ...state }: State): string | null {
  const places: string[] = [];
  for (const frame of frames) {
    const place = placeOf(frame);
    if (place === null) return null;
    places.push(place);
  }
  const table = [runner.rig, ...state.servers.flatMap(({ ice, root }) => [ice, root])];
  const cards = table.flat().map((id) => {
    const card = state.cards[id];
    return card === undefined ? '' : countersOn(card);
  });
  return [
    prompt?.kind,
    ...places,
    [runner.clicks, runner.tags, runner.brain, runner.runCredits, corp.badPublicity].join(' '),
    [runner.grip.join(' '), runner.heap.length, corp.archives.length].join(','),
    cards.join(),
    state.lasting
      .map(({ path, target, until }) => `${path} ${target} ${until}`)
      .sort()
      .join(),
    state.usages
      .map(({ path, card }) => `${path} ${card}`)
      .sort()
      .join(),
    [...new Set(state.history.thisTurn.map(({ type, card }) => `${type} ${card}`))].sort().join(),
  ].join('|');
}
