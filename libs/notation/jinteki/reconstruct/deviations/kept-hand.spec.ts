import { coreRules } from '#cards/pool';
import type { State } from '#rules';
import { playScenario, type Sketch } from '#testkit/scenario/play-scenario';
import type { PromptView } from '../../lens/prompt';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { keptHandsIn } from './keeps-hand';

const grip = ['Diesel', 'Ninja', 'Mimic', 'Corroder', 'Modded', 'Wyldside', 'Decoy'];

function endingWith(hand: Pick<Sketch, 'corp' | 'runner'>, side: 'corp' | 'runner'): State {
  const at = side === 'corp' ? 'corp.3.1' : 'runner.2.1';
  const turn = { side, number: 3, clicks: 0, at };
  const { end } = playScenario({ turn, ...hand, script: [] });
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const kept = (state: State, side: 'corp' | 'runner'): State | null =>
  carryOut(coreRules, state, { kind: 'unanswered', card: state[side].identity, credits: 0 });

describe('a hand that its player does not discard from as a turn ends', () => {
  it('stays as it is, and the turn goes on to its end', () => {
    const before = endingWith({ runner: { grip } }, 'runner');
    expect(before.prompt?.kind).toBe('discard');
    const after = kept(before, 'runner');
    expect(after?.runner.grip).toEqual(before.runner.grip);
    expect([after?.turn.side, after?.turn.number]).toEqual(['corp', before.turn.number + 1]);
  });

  it("is the Corp's, too", () => {
    const hq = ['Enigma', 'Hunter', 'Ice Wall', 'Hedge Fund', 'Tollbooth', 'Data Mine'];
    const before = endingWith({ corp: { hq } }, 'corp');
    expect(before.prompt?.kind).toBe('discard');
    const after = kept(before, 'corp');
    expect(after?.corp.hq).toEqual(before.corp.hq);
    expect(after?.turn.side).toBe('runner');
  });

  it('is none where nothing has to be discarded', () => {
    const before = endingWith({ runner: { grip: ['Diesel'] } }, 'runner');
    expect(kept(before, 'runner')).toBeNull();
  });

  it('is told by a command that closes the question', () => {
    const asks: PromptView = {
      ...{ kind: 'select', message: 'Discard down to 5 cards', choices: ['Hide'] },
      ...{ cardTitle: null, cardCid: null, selectable: [], asking: 7 },
    };
    const shown = (runner: PromptView | null, ...lines: readonly string[]): Shown => ({
      ...{ state: {}, features: new Map(), lines, prompts: { corp: null, runner } },
      ...{ mayPass: true, isSettled: false, repeats: false },
    });
    const closes = '[!]Al uses a command: /close-prompt';
    const found = (...entries: readonly Shown[]) => keptHandsIn(entries, { after: 0, until: 1 });
    expect(found(shown(asks), shown(null, closes))).toEqual([{ entry: 1, side: 'runner' }]);
    expect(found(shown(asks), shown(null))).toEqual([]);
    expect(found(shown(null), shown(null, closes))).toEqual([]);
  });
});
