import type { StatedDeed, TrueDeed } from './deed';
import { roomFirst } from './room-first';

const stated = (kind: string, what: string, set: string | null = null): StatedDeed => ({
  ...{ kind, what, set, after: 4, until: 5, told: 'decision' },
});

const told = (kind: string, what: string, set: string | null = null): TrueDeed => ({
  ...{ kind, what, set, entry: 5, due: true, many: false },
});

const makesRoom = 'Insufficient Space - Choose at least 1 card on NetChip to trash';

const wordsOf = (list: readonly StatedDeed[]): readonly string[] => list.map(({ what }) => what);

describe('what goes for what is installed on a host', () => {
  const ours = [
    stated('install', 'Alpha'),
    stated('host', 'NetChip'),
    stated('pick', 'Refractor', 'install-trash 7'),
  ];

  it('is read before it where the record has it there', () => {
    const gone = told('pick', 'Refractor', makesRoom);
    const truths = [gone, told('install', 'Alpha'), told('host', 'NetChip')];
    expect(wordsOf(roomFirst(truths, ours))).toEqual(['Refractor', 'Alpha', 'NetChip']);
  });

  it('stays behind it where the record has it there, or tells of another card', () => {
    const behind = [told('install', 'Alpha'), told('pick', 'Refractor', makesRoom)];
    const other = [told('pick', 'Faust', makesRoom), told('install', 'Alpha')];
    const before = [told('pick', 'Refractor', 'Choose a program'), told('install', 'Alpha')];
    for (const truths of [behind, other, before])
      expect(wordsOf(roomFirst(truths, ours))).toEqual(['Alpha', 'NetChip', 'Refractor']);
  });

  it('stays behind it where it goes for something else', () => {
    const truths = [told('pick', 'Refractor', makesRoom), told('install', 'Alpha')];
    const [install, host] = ours;
    if (install === undefined || host === undefined) throw new Error('both are there');
    const chosen = [install, host, stated('pick', 'Refractor', 'choose 7')];
    expect(wordsOf(roomFirst(truths, chosen))).toEqual(['Alpha', 'NetChip', 'Refractor']);
  });
});
