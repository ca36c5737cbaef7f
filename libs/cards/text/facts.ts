import type { CardType, Faction, CardValue } from '#rules';
import { subtypeWord } from './kind';
import { capital } from './english';

export const factionNames: Readonly<Record<Faction, string>> = {
  'haas-bioroid': 'Haas-Bioroid',
  jinteki: 'Jinteki',
  nbn: 'NBN',
  'weyland-consortium': 'Weyland Consortium',
  'neutral-corp': 'Neutral',
  anarch: 'Anarch',
  criminal: 'Criminal',
  shaper: 'Shaper',
  adam: 'Adam',
  apex: 'Apex',
  'sunny-lebeau': 'Sunny Lebeau',
  'neutral-runner': 'Neutral',
};

const typeNames: Readonly<Record<CardType, string>> = {
  identity: 'Identity',
  agenda: 'Agenda',
  asset: 'Asset',
  ice: 'Ice',
  operation: 'Operation',
  upgrade: 'Upgrade',
  event: 'Event',
  hardware: 'Hardware',
  program: 'Program',
  resource: 'Resource',
};

/** "Unique hardware: Console". */
export function typeLineOf(value: CardValue): string {
  const type =
    value.unique === true ? `Unique ${typeNames[value.type].toLowerCase()}` : typeNames[value.type];
  const subtypes = value.subtypes.map((one) => subtypeWord(one).split(' ').map(capital).join(' '));
  return subtypes.length === 0 ? type : `${type}: ${subtypes.join(' - ')}`;
}

const trashFact = (trash: number | undefined): string[] =>
  trash === undefined ? [] : [`Trash cost ${trash}`];

function typeFacts(value: CardValue): string[] {
  switch (value.type) {
    case 'identity': {
      const link = value.side === 'runner' ? [`Link ${value.link}`] : [];
      return [
        ...link,
        `Minimum deck size ${value.deckSize}`,
        value.influenceLimit === null
          ? 'No influence limit'
          : `Influence limit ${value.influenceLimit}`,
      ];
    }
    case 'agenda':
      return [`Advancement requirement ${value.advancement}`, `Agenda points ${value.points}`];
    case 'asset':
    case 'upgrade':
      return [`Rez cost ${value.cost}`, `Trash cost ${value.trash}`];
    case 'ice':
      return [`Rez cost ${value.cost}`, `Strength ${value.strength}`, ...trashFact(value.trash)];
    case 'operation':
      return [`Play cost ${value.cost}`, ...trashFact(value.trash)];
    case 'event':
      return [`Play cost ${value.cost}`];
    case 'hardware':
    case 'resource':
      return [`Install cost ${value.cost}`];
    case 'program':
      return [
        `Install cost ${value.cost}`,
        `Memory cost ${value.memory}`,
        ...(value.strength === null ? [] : [`Strength ${value.strength}`]),
      ];
  }
}

/** Everything printed on a card but its text. */
export function factsOf(value: CardValue): string[] {
  const influence =
    value.type === 'identity'
      ? []
      : [value.influence === null ? 'No influence value' : `Influence ${value.influence}`];
  return [factionNames[value.faction], ...typeFacts(value), ...influence];
}
