import { corePool } from '#cards/pool';
import type { Json } from '../json';
import { readReplay, type Replay } from './read';
import { strangersIn } from './strangers';

const identity = { title: 'Nobody: Unwritten', type: 'Identity', side: 'Runner', cid: '1' };
const program = { title: 'Unwritten', type: 'Program', side: 'Runner', cid: '2' };

const player = (name: string, extra: object): object => ({
  user: { username: name },
  identity: { title: 'The Professor: Keeper of Knowledge', cid: `${name}-id` },
  ...extra,
});

/** A file that shows something of the Runner's in its first entry. */
function showing(extra: object): Replay {
  const first: Json = JSON.parse(
    JSON.stringify({
      ...{ gameid: 'g', turn: 0, 'active-player': 'runner', log: [] },
      corp: player('Ann', {}),
      runner: player('Bo', extra),
    }),
  );
  const read = readReplay(JSON.stringify({ metadata: {}, history: [first] }));
  if (!read.ok) throw new Error(read.message);
  return read.replay;
}

const listed = (...cards: readonly object[]): object => ({
  'prompt-state': {
    msg: 'Choose one',
    choices: cards.map((value, idx) => ({ uuid: String(idx), value })),
  },
});

const titlesOf = (replay: Replay): string[] =>
  strangersIn(corePool, replay).map(({ title }) => title);

describe('cards that a pool lacks', () => {
  it('are none where an identity is only listed among those that may be taken', () => {
    expect(titlesOf(showing(listed(identity)))).toEqual([]);
  });

  it('are those that lie in the game, whatever is listed', () => {
    const hosted = { rig: { resource: [{ title: 'Host', cid: '3', hosted: [identity] }] } };
    expect(titlesOf(showing({ ...listed(identity), ...hosted }))).toContain(identity.title);
    expect(titlesOf(showing({ ...listed(identity), identity }))).toContain(identity.title);
  });

  it('are what a list tells of them where the game tells their titles alone', () => {
    // An identity that is changed keeps its type, which is told of the first one alone.
    const { first, ...rest } = showing(listed(identity));
    const changed = {
      ...rest,
      first,
      diffs: [{ runner: { identity: { title: identity.title } } }],
    };
    expect(strangersIn(corePool, changed).map(({ type }) => type)).toEqual(['identity']);
  });

  it('are those of a deck that is listed', () => {
    expect(titlesOf(showing(listed(program)))).toEqual([program.title]);
  });
});
