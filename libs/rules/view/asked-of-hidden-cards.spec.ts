import { poolNamed } from '#cards/pool';
import { legalFor, rulesOf, viewPosition, workOn, type State } from '#rules';
import {
  corpDoes as corp,
  corpTurn,
  playScenario,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { isPromptHidden } from './hidden-prompt';

const pool = poolNamed('all');
const others = ['runner', 'spectator'] as const;

const stateAfter = (...sketch: Parameters<typeof playScenario>): State => {
  const { end } = playScenario(sketch[0], pool);
  if (end === null) throw new Error('the scenario did not begin');
  return end.state;
};

describe('a card that waits in Archives (ZONE-08)', () => {
  const asked = (faceup: boolean): State =>
    stateAfter({
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { archives: [{ card: 'Subliminal Messaging', faceup }] },
      script: [{ by: 'harness', do: 'to', until: 'choice' }],
    });

  it.each(others)(
    'is offered to the Corp without the %s noticing while it lies facedown',
    (one) => {
      expect(isPromptHidden(workOn(pool, asked(false), null), one)).toBe(true);
      expect(isPromptHidden(workOn(pool, asked(true), null), one)).toBe(false);
    },
  );

  it('is named to nobody else by the question', () => {
    for (const one of others)
      expect(JSON.stringify(viewPosition(pool, asked(false), one))).not.toContain('Subliminal');
  });
});

describe('ice that waits for a run to come to a server (ZONE-08)', () => {
  const asked = stateAfter({
    corp: { servers: { HQ: {}, 'R&D': { ice: ['Formicary'] } } },
    script: [
      { by: 'runner', do: 'run', server: 'HQ' },
      { by: 'harness', do: 'to', until: 'choice' },
    ],
  });

  it.each(others)('is offered to the Corp without the %s noticing', (one) => {
    expect(asked.prompt?.kind).toBe('option');
    expect(isPromptHidden(workOn(pool, asked, null), one)).toBe(true);
    expect(JSON.stringify(viewPosition(pool, asked, one))).not.toContain('Formicary');
  });
});

describe('a card that was drawn', () => {
  const asked = (copies: number): State => {
    const rezzed = { cards: [{ card: 'Political Dealings', rezzed: true }] };
    const servers = { 'Server 1': rezzed, ...(copies > 1 ? { 'Server 2': rezzed } : {}) };
    return stateAfter({
      turn: corpTurn,
      corp: { rd: ['Hostile Takeover', 'Hedge Fund'], servers },
      script: [corp('draw')],
    });
  };

  it.each(others)('sets off an offer, or several, that the %s does not notice', (one) => {
    expect(asked(1).prompt?.kind).toBe('option');
    expect(asked(2).prompt?.kind).toBe('order');
    for (const copies of [1, 2])
      expect(isPromptHidden(workOn(pool, asked(copies), null), one)).toBe(true);
  });
});

describe('what a hand allows', () => {
  it('is offered without the Runner noticing', () => {
    const asked = stateAfter({
      turn: { ...corpTurn, number: 1, clicks: 0, at: 'setup' },
      corp: { identity: 'NEXT Design: Guarding the Net', hq: ['Enigma'] },
      script: [
        corp('keep'),
        { by: 'runner', do: 'keep' },
        { by: 'harness', do: 'to', until: 'choice' },
      ],
    });
    expect(asked.prompt?.kind).toBe('option');
    for (const one of others) expect(isPromptHidden(workOn(pool, asked, null), one)).toBe(true);
    expect(isPromptHidden(workOn(pool, asked, null), 'corp')).toBe(false);
  });
});

describe('what a hand or a pile allows', () => {
  const asked = stateAfter({
    turn: { ...corpTurn, at: 'corp.2.1' },
    corp: {
      identity: 'New Angeles Sol: Your News',
      hq: ['Surveillance Sweep'],
      archives: [{ card: 'Hedge Fund', faceup: true }],
      servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
    },
    script: [corp('score', { card: 'Private Security Force' })],
  });

  it.each(others)('is offered without the %s noticing, where nothing lies facedown', (one) => {
    expect(asked.prompt?.kind).toBe('option');
    expect(isPromptHidden(workOn(pool, asked, null), one)).toBe(true);
  });
});

describe('titles that can be named (NAME-01)', () => {
  const naming = stateAfter({
    turn: corpTurn,
    corp: {
      hq: ['Reclamation Order'],
      archives: [
        { card: 'Enigma', faceup: false },
        { card: 'Hunter', faceup: false },
      ],
    },
    script: [corp('play', { card: 'Reclamation Order' })],
  });

  it.each(others)('are told to the %s by no view and no list of what is legal', (one) => {
    const seen = JSON.stringify([
      viewPosition(pool, naming, one),
      legalFor(workOn(pool, naming, null), one),
    ]);
    expect(seen).not.toContain('Enigma');
    expect(seen).not.toContain('Hunter');
  });

  it('are told to who names', () => {
    expect(JSON.stringify(legalFor(workOn(pool, naming, null), 'corp'))).toContain('Enigma');
  });
});

describe('titles of a side that can be named (NAME-01)', () => {
  const offered = (runner: Readonly<Record<string, unknown>>): string => {
    const state = stateAfter({
      turn: corpTurn,
      corp: { hq: ['Targeted Marketing'] },
      runner,
      script: [corp('play', { card: 'Targeted Marketing' })],
    });
    return JSON.stringify(legalFor(workOn(pool, state, null), 'corp'));
  };

  it('are the same, whatever the Runner has in hand and deck', () => {
    const some = offered({ grip: ['Easy Mark'], stack: ['Diesel'] });
    expect(offered({ grip: ['Stimhack'], stack: ['Account Siphon'] })).toBe(some);
    expect(some).toContain('Stimhack');
  });

  it.each(others)('are told to the %s by no list of what is legal', (one) => {
    const state = stateAfter({
      turn: corpTurn,
      corp: { hq: ['Targeted Marketing'] },
      script: [corp('play', { card: 'Targeted Marketing' })],
    });
    expect(legalFor(workOn(pool, state, null), one)).toEqual([]);
  });
});

describe('a subroutine about to be broken (PREV-09)', () => {
  /** The first subroutine is about to be broken: nothing was passed since. */
  const asked = (card: string): State => {
    const state = stateAfter({
      corp: { servers: { HQ: { ice: [{ card: 'Eli 1.0', rezzed: true }], cards: [card] } } },
      script: [
        { by: 'runner', do: 'run', server: 'HQ' },
        { by: 'harness', do: 'to', until: 'run.3.1' },
      ],
    });
    const live = rulesOf(pool, 'choices').live(state, 'none');
    const [use] = legalFor(workOn(pool, state, null), 'runner').filter((one) => one.do === 'use');
    if (use?.do !== 'use') throw new Error('nothing breaks');
    for (const decision of [use, { do: 'break', sub: 0 } as const])
      expect(live.apply(decision, 'runner').ok).toBe(true);
    return live.state;
  };

  it('is asked about whatever unrezzed card lies in the server', () => {
    expect(asked("Tyr's Hand").prompt).toEqual(asked('Ash 2X3ZB9CY').prompt);
  });

  it.each(others)('looks the same to the %s, whichever that is', (one) => {
    const [first, second] = ["Tyr's Hand", 'Ash 2X3ZB9CY'].map((card) =>
      JSON.stringify(viewPosition(pool, asked(card), one)),
    );
    expect(first).toBe(second);
  });
});

describe('a window in which only a hand lets something be used (INFO-08)', () => {
  const asked = (...resources: readonly string[]): State => {
    const state = stateAfter({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [{ card: 'Enigma', rezzed: true }] } } },
      runner: {
        credits: 5,
        grip: ['Imp'],
        rig: { programs: [{ card: 'DaVinci', counters: { power: 2 } }], resources },
      },
      script: [],
    });
    const live = rulesOf(pool, 'choices').live(state, 'none');
    expect(live.apply({ do: 'run', server: 'HQ' }, 'runner').ok).toBe(true);
    return live.state;
  };
  const viewers = ['corp', 'spectator'] as const;

  it.each(viewers)('is not noticed by the %s', (one) => {
    const state = asked();
    expect(state.prompt).toMatchObject({ kind: 'window', for: 'runner' });
    expect(isPromptHidden(workOn(pool, state, null), one)).toBe(true);
  });

  it.each(viewers)('is noticed by the %s where something else can be used, too', (one) => {
    const state = asked('Fall Guy');
    expect(isPromptHidden(workOn(pool, state, null), one)).toBe(false);
  });
});
