import type { KnowledgeView, PlaceView } from '#rules';

const piles: Readonly<Record<string, string>> = {
  hq: 'HQ',
  rd: 'R&D',
  archives: 'Archives, facedown',
  stack: 'the stack',
  grip: 'the grip',
};

function showPlace({ zone, server, handle, under }: PlaceView): string {
  const name = piles[zone] ?? (zone === 'ice' ? `ice at ${server}` : (server ?? zone));
  if (under !== null) return `${name}, card ${under + 1} from the top`;
  return handle === null ? name : `${name}, ${handle}`;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const MOST = 5;

function showChances({ chances, points }: KnowledgeView): string[] {
  const known = chances.filter(({ card }) => card !== null).slice(0, MOST);
  if (known.length === 0) return [];
  const list = known.map(({ card, chance }) => `${card ?? ''} ${percent(chance)}`).join(', ');
  return [`    at random: ${list}; ${points.toFixed(2)} agenda points at least`];
}

/** What a seat knew, a place at a time, with the moment and the fact that taught it. */
export function showKnowledge(places: readonly KnowledgeView[]): readonly string[] {
  return places
    .filter(({ known }) => known.length > 0)
    .flatMap((one) => {
      const cards = one.known.map(({ card, at, fact }) => `${card} (${fact}, moment ${at})`);
      const shared =
        one.shared.length === 0 ? '' : `, or in ${one.shared.map(showPlace).join(', ')}`;
      const about = one.exact ? 'is' : one.approximate ? 'at least, about' : 'at least';
      const head = `  ${showPlace(one.place)} (${one.count})${shared}`;
      return [`${head}: ${about} ${cards.join(', ')}`, ...showChances(one)];
    });
}
