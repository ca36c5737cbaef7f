import type { CardId, State } from '#rules';

export interface Told {
  readonly entry: number;
  readonly line: string;
}

export const inHand = ({ cards }: State, def: number): CardId | undefined =>
  cards.find((card) => card.def === def && (card.zone === 'hq' || card.zone === 'grip'))?.id;

export const cardDef = ({ cards }: State, id: CardId): number => {
  const card = cards[id];
  if (card === undefined) throw new Error(`no card ${String(id)}`);
  return card.def;
};
