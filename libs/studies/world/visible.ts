import type { CardView, Pool, PositionView, Side } from '#rules';

function* within(cards: Iterable<CardView>): Generator<CardView> {
  for (const card of cards) {
    yield card;
    yield* within(card.hosted);
  }
}

/** Codes of the cards of a side, its identity left out, that a view shows. */
export function visibleCards(pool: Pool, view: PositionView, side: Side): readonly string[] {
  const { corp, runner } = view;
  const { programs, hardware, resources, facedown } = runner.rig;
  const lists = [
    ...[corp.hq, corp.rd, corp.archives, corp.score],
    ...corp.servers.flatMap(({ ice, cards }) => [ice, cards]),
    ...[runner.grip, runner.stack, runner.heap, runner.score],
    ...[programs, hardware, resources, facedown, view.play, view.aside, view.removed],
  ];
  return [...within(lists.flat())].flatMap((card) =>
    'code' in card && pool.byCode.get(card.code)?.side === side ? [card.code] : [],
  );
}
