import { coreRules } from '#cards/pool';
import { corpDoes as corp, corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { asTheyLie, closedIn } from './leaves-order';

const top = ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Hunter'];
const { end } = playScenario({
  turn: corpTurn,
  corp: { credits: 5, hq: ['Precognition'], rd: [...top, 'Tollbooth'] },
  script: [corp('play', { card: 'Precognition' })],
});
if (end === null) throw new Error('it was not played');
const { state } = end;

describe('cards of a deck whose order is asked for', () => {
  it('lie as they lay where the question is closed by command', () => {
    const decisions = asTheyLie(state);
    const source = state.prompt?.kind === 'pick' ? state.prompt.source : null;
    if (decisions === null || source === null) throw new Error('no order is asked for');
    const left = carryOut(coreRules, state, {
      ...{ kind: 'unanswered', card: source, credits: 0, decisions },
    });
    expect(left?.corp.rd).toEqual(state.corp.rd);
    expect(left?.prompt?.kind).toBe('action');
    expect(left === null ? undefined : asTheyLie(left)).toBeNull();
  });

  it('are asked about by the card whose question stood open', () => {
    const shown = [[], ['[!]Bo uses a command: /close-prompt']].map((lines): Shown => ({
      ...{ state: {}, features: new Map<number, number>(), lines, mayPass: true },
      ...{ isSettled: false, repeats: false },
      prompts: {
        corp: {
          ...{ kind: 'other', message: 'Choose a card', choices: [], cardTitle: 'Precognition' },
          ...{ cardCid: null, selectable: [], asking: null },
        },
        runner: null,
      },
    }));
    expect(closedIn(shown, { after: 0, until: 1 })).toEqual([{ entry: 1, title: 'Precognition' }]);
    expect(closedIn(shown, { after: 1, until: 1 })).toEqual([]);
  });
});
