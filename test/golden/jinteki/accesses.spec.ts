import { rulesByPool } from '#cards/rules-by-pool';
import { readLog } from '#notation/native/read-log';
import { accessesIn } from '#notation/observed/accesses';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { takeReplay } from '#notation/observed/take-replay';
import { openRecorded } from '#notation/recorded/open-recorded';
import { AccessLog } from '#rules';
import { Replay } from '../../../src/games/replay/replay';
import { ABSENT, eachGame, golden, haveReplays, idsIn } from './replays';

if (!haveReplays()) it.skip(ABSENT, () => undefined);

/** In the last two the Runner dies in the middle of an access: the server tells of more than that. */
const ids = [
  'core-001-hb-anarch',
  'core-012-weyland-shaper',
  'core-102-jinteki-criminal',
  'core-114-jinteki-shaper',
];

/** The accesses of one game: as its file was read, and as our rules played its decisions. */
function both(id: string) {
  const taken = takeReplay(rulesByPool, golden(id).text);
  if (!taken.ok || taken.decided === null) throw new Error(`${id} has no decisions`);
  const { header, entries, decided } = taken;
  const observed = accessesIn(new ObservedReplay({ header, entries, verdict: null }).facts);
  const read = readLog(decided.trimEnd().split('\n'));
  if (!read.ok) throw new Error(read.message);
  const opened = openRecorded(rulesByPool, read.log.header);
  const replay = Replay.opened(opened);
  replay.extend(read.log.entries.map(({ decision }) => decision));
  const verified = new AccessLog(opened.state.turn.number);
  for (const { number, facts } of replay.steps())
    for (const fact of facts) verified.take(number, fact);
  return { observed, verified: verified.accesses };
}

interface Access {
  readonly turn: number;
  readonly run: number | null;
  readonly server: string;
  readonly zone: string;
  readonly fate: string;
}

/** Archives are accessed in any order, and their one line does not tell which. */
const said = (all: readonly Access[]): readonly string[] =>
  all
    .map(({ turn, run, server, zone, fate }) => `${turn} ${run ?? 0} ${server} ${zone} ${fate}`)
    .sort();

eachGame(
  ids.filter((id) => idsIn('core', 'core-2').includes(id)),
  (id) => {
    it(`${id} has the same accesses, read or played`, () => {
      const { observed, verified } = both(id);
      expect(said(observed)).toEqual(said(verified));
      expect(observed.length).toBeGreaterThan(4);
    });
  },
);
