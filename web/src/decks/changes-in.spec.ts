import { changesIn, type Version } from './changes-in';

const version = (copies: Readonly<Record<string, number>>): Version => ({
  number: 1,
  note: null,
  list: {
    name: null,
    text: '',
    identities: [
      {
        quantity: 1,
        card: { title: 'Jinteki: Personal Evolution', faction: 'JINTEKI', side: 'CORP' },
      },
    ],
    cards: Object.entries(copies).map(([title, quantity]) => ({
      quantity,
      card: { title, type: 'ASSET', faction: 'JINTEKI', side: 'CORP', playable: true },
    })),
  },
});

it('tells what a version of a deck puts in and takes out', () => {
  expect(
    changesIn(version({ 'Snare!': 3, 'PAD Campaign': 2 }), version({ 'Snare!': 2, Ronin: 1 })),
  ).toEqual(['−1 Snare!', '+1 Ronin', '−2 PAD Campaign']);
  expect(changesIn(version({ 'Snare!': 3 }), version({ 'Snare!': 3 }))).toEqual([]);
});

it('counts a card that is listed twice, as it was printed twice, once', () => {
  const once = version({ Diesel: 3 });
  const [two, one] = [version({ Diesel: 2 }), version({ Diesel: 1 })];
  const twice = { ...two, list: { ...two.list, cards: [...two.list.cards, ...one.list.cards] } };
  expect(changesIn(once, twice)).toEqual([]);
  expect(changesIn(twice, version({}))).toEqual(['−3 Diesel']);
});
