import type { CardView, Position } from '../game/position';

type Zones = readonly (readonly [zone: string, cards: readonly CardView[]])[];

const zonesOf = ({ corp, runner, play, aside, removed }: Position): Zones => [
  ['hq', corp.hq],
  ['archives', corp.archives],
  ['corp-score', corp.score],
  ...corp.servers.flatMap(({ name, ice, cards }): Zones => [
    [`${name} ice`, ice],
    [`${name} root`, cards],
  ]),
  ['grip', runner.grip],
  ['heap', runner.heap],
  ['runner-score', runner.score],
  ['programs', runner.rig.programs],
  ['hardware', runner.rig.hardware],
  ['resources', runner.rig.resources],
  ['facedown', runner.rig.facedown],
  ['play', play],
  ['aside', aside],
  ['removed', removed],
];

const NONE: ReadonlySet<CardView> = new Set();

/**
 * Cards that are otherwise, or elsewhere, than in the moment before. What did not change is the same
 * object where both came in one stretch; else it is compared by what it says.
 */
export function changedCards(before: Position | null, now: Position): ReadonlySet<CardView> {
  if (before === null || before === now) return NONE;
  const changed = new Set<CardView>();
  const earlier = new Map(zonesOf(before));
  for (const [zone, cards] of zonesOf(now)) {
    const was = earlier.get(zone) ?? [];
    if (was === cards) continue;
    const same = new Set(was);
    let said: Set<string> | null = null;
    for (const card of cards) {
      if (same.has(card)) continue;
      said ??= new Set(was.map((one) => JSON.stringify(one)));
      if (!said.has(JSON.stringify(card))) changed.add(card);
    }
  }
  return changed;
}
