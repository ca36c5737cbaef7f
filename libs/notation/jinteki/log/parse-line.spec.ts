import type { LogEvent } from './event';
import { parseLine } from './parse-line';

const NAMES = { corp: 'Ann', runner: 'Ann Lee' };

function read(text: string): LogEvent {
  return parseLine(text, NAMES);
}

describe('parseLine', () => {
  it('tells a name from one that begins alike', () => {
    expect(read('Ann jacks out.')).toEqual({ kind: 'jacked-out' });
    expect(read('Ann Lee keeps their hand.')).toMatchObject({ kind: 'opening', side: 'runner' });
    expect(read('Ann keeps his or her hand.')).toMatchObject({ kind: 'opening', side: 'corp' });
  });

  it.each([
    [
      'spends [Click] to make a run on R&D.',
      { clicks: 1, credits: 0 },
      { do: 'run', server: 'R&D' },
    ],
    [
      'spends [Click][Click][Click] to use Melange Mining Corp. to gain 7 [Credits].',
      { clicks: 3 },
      { do: 'use', title: 'Melange Mining Corp.' },
    ],
    [
      'spends [Click] and pays 1 [Credits] from Cyberfeeder and 1 [Credits] from their credit pool to install Parasite on Enigma protecting Server 2 at position 1.',
      { clicks: 1, credits: 2, sources: [{ from: 'Cyberfeeder', amount: 1 }] },
      { do: 'install', host: 'Enigma', card: { title: 'Parasite' } },
    ],
    [
      'pays 1[Credits] from bad publicity to use Ninja to increase its strength from 0 to 5.',
      { credits: 1, sources: [{ from: 'bad publicity', amount: 1 }] },
      { do: 'use', title: 'Ninja' },
    ],
    [
      'pays 1[Credits] from bad publicity and 2 [Credits] from their credit pool on encountering Tollbooth.',
      { credits: 3, sources: [{ from: 'bad publicity', amount: 1 }] },
      { do: 'pay' },
    ],
    [
      'spends [Click] and forfeits 1 agenda (Private Security Force) to use Data Dealer to gain 9 [Credits].',
      { forfeited: ['Private Security Force'] },
      { do: 'use' },
    ],
    [
      'pays 9 [Credits] and forfeits 1 agenda (Posted Bounty) to rez Archer protecting HQ at position 0.',
      { credits: 9 },
      { do: 'rez', card: { title: 'Archer', server: 'HQ', position: 0, ice: true } },
    ],
    [
      'forfeits 1 agenda (Government Contracts), and then pays 2 [Credits], to use Artist Colony to install Capstone from the Stack.',
      { forfeited: ['Government Contracts'], credits: 2 },
      { do: 'use', title: 'Artist Colony' },
    ],
    [
      'loses [Click] to use Viktor 1.0 to break 1 subroutine on Viktor 1.0.',
      { clicksLost: 1, clicks: 0 },
      { do: 'use', title: 'Viktor 1.0' },
    ],
    [
      'trashes Decoy to use Decoy to avoid 1 tag.',
      { trashed: ['Decoy'] },
      { do: 'use', title: 'Decoy' },
    ],
    [
      'spends [Click] and suffers 1 net damage to use X to gain 3 [Credits].',
      { damage: [{ kind: 'net', amount: 1 }] },
      { do: 'use' },
    ],
    [
      'spends [Click] and 5 [$] to play Hedge Fund.',
      { clicks: 1, credits: 5 },
      { do: 'play', title: 'Hedge Fund' },
    ],
    [
      'pays 2 [Credits] to trash PAD Campaign from Server 1.',
      { credits: 2 },
      { do: 'trash', card: { title: 'PAD Campaign', server: 'Server 1' } },
    ],
    [
      'spends [Click] and pays 0 [Credits] to install ice protecting Server 3 (new remote).',
      { clicks: 1 },
      { do: 'install', card: { title: null, server: 'Server 3', ice: true } },
    ],
    [
      'pays 0 [Credits] to install  from  (ignoring all costs) on Personal Workshop.',
      { credits: 0 },
      { do: 'other' },
    ],
    [
      'spends [Click] and pays 2 [Credits] to use Corp Basic Action Card to trash Crash Space.',
      { clicks: 1 },
      { do: 'trash-resource', title: 'Crash Space' },
    ],
  ])('%s', (text, cost, action) => {
    expect(read(`Ann ${text}`)).toMatchObject({ kind: 'acted', side: 'corp', cost, action });
  });

  it.each<[string, Partial<LogEvent>]>([
    ['Ann Lee accesses an unseen card from R&D.', { kind: 'accessed', rest: false }],
    ['Ann Lee accesses everything else in Archives.', { kind: 'accessed', rest: true }],
    [
      'Ann Lee accesses Armed Intimidation from .',
      {
        kind: 'accessed',
        card: {
          ...{ title: 'Armed Intimidation', server: null, position: null },
          ...{ ice: false, root: false },
        },
      },
    ],
    ['Ann Lee approaches ice protecting HQ at position 2.', { kind: 'ice', step: 'approached' }],
    ['Ann Lee approaches Server 12.', { kind: 'server', server: 'Server 12' }],
    ['Ann scores Hostile Takeover and gains 1 agenda point.', { kind: 'took-agenda', points: 1 }],
    ['Ann trashes  due to core damage.', { kind: 'trashed', text: '', cause: 'core damage' }],
    ['Ann Lee is flatlined.', { kind: 'over', how: 'flatlined', side: 'runner' }],
    ['The trace was unsuccessful.', { kind: 'trace-ended', successful: false }],
    ['[!]Ann uses a command: /credit 5', { kind: 'command', side: 'corp', command: '/credit 5' }],
    ['[!] Ann - Recurring credits usage not restricted', { kind: 'note' }],
    [
      'Enigma protecting HQ at position 0 has left play: Parasite is trashed.',
      { kind: 'left-play' },
    ],
    ['Ann frobnicates the widget.', { kind: 'unread' }],
  ])('%s', (text, event) => {
    expect(read(text)).toMatchObject(event);
  });
});
