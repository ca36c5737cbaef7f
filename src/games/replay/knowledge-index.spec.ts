import { corePool, coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import { openRecorded } from '#notation/recorded/open-recorded';
import { viewKnowledge, knowledgeAt } from '#rules';
import { sampleLog } from '../../../test/support/golden-log';
import { whole } from '#streams/folding';
import { Replay } from './replay';

async function logOf(name: string) {
  const read = await readLogBytes([sampleLog(name)]);
  if (!read.ok) throw new Error(read.message);
  const { header, entries } = read.log;
  const opened = openRecorded(rulesByPool, header);
  return { opened, decisions: entries.map(({ decision }) => decision) };
}

const seats = ['corp', 'runner'] as const;

describe.each(seats)('what the %s knew', (seat) => {
  it('is what a fold from the opening gives, whenever it is asked', async () => {
    const { opened, decisions } = await logOf('random-jinteki-criminal');
    const replay = Replay.opened(opened);
    replay.extend(decisions.slice(0, 200));
    const ask = (moment: number): void => {
      const { index } = replay.viewerReplays[seat];
      const end = index.endOf(moment);
      const folded = knowledgeAt(coreRules, opened.state, decisions, end, seat);
      const expected = viewKnowledge(corePool, folded.knowledge, folded.state, index);
      expect(whole(replay.viewerReplays[seat].knowledgeAt(moment))).toEqual(expected);
    };
    for (const moment of [100, 0, 63, 64, 65, replay.viewerReplays[seat].last]) ask(moment);
    replay.extend(decisions.slice(200));
    for (const moment of [50, 110, replay.viewerReplays[seat].last]) ask(moment);
  });

  it('is true, names no card by its number, and says when it was learned', async () => {
    const { opened, decisions } = await logOf('random-weyland-criminal');
    const replay = Replay.opened(opened);
    replay.extend(decisions);
    const seen = replay.viewerReplays[seat];
    let known = 0;
    for (let moment = 0; moment <= seen.last; moment += 7) {
      const places = whole(seen.hindsightAt(moment));
      expect(places.map(({ really, ...place }) => [place, really.length])).toEqual(
        whole(seen.knowledgeAt(moment)).map((place) => [place, place.count]),
      );
      expect(JSON.stringify(places)).not.toMatch(/"#\d+"/);
      for (const place of places) {
        known += place.known.length;
        for (const { at } of place.known) expect(at).toBeLessThanOrEqual(moment);
        const sum = place.chances.reduce((total, { chance }) => total + chance, 0);
        if (place.count > 0) expect(sum).toBeCloseTo(1);
        if (place.exact)
          expect(place.known.map(({ code }) => code).sort()).toEqual(
            place.really.map(({ code }) => code),
          );
      }
    }
    expect(known).toBeGreaterThan(20);
  });
});

it('is no question for a spectator or a judge', async () => {
  const { opened } = await logOf('random-weyland-criminal');
  const { viewerReplays } = Replay.opened(opened);
  for (const viewer of ['spectator', 'judge'] as const)
    expect(() => whole(viewerReplays[viewer].knowledgeAt(0))).toThrow('has no seat');
});
