import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import {
  AccessLog,
  canTell,
  see,
  toAll,
  viewers,
  workOn,
  type Access,
  type CardId,
  type Decision,
  type Fact,
  type FactContent,
  type Legal,
  type State,
} from '#rules';

const rules = rulesNamed('all');

interface Cards {
  readonly corp?: object;
  readonly runner?: object;
}

function table({ corp = {}, runner = {} }: Cards): State {
  const loaded = loadPosition(rules.pool, {
    turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: 5,
      hq: ['Hedge Fund'],
      rd: ['PAD Campaign', 'Hedge Fund'],
      ...corp,
    },
    runner: { identity: 'Noise: Hacker Extraordinaire', credits: 5, ...runner },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

const isDecision = (legal: Legal): legal is Legal & Decision => !('from' in legal);

const isWanted = (one: Decision): boolean =>
  one.do === 'leave-accessed' || (one.do === 'option' && one.option === 'yes');

/** The one access of a run on a server that is left at its end, saying yes to all that may be done. */
function accessOf(server: 'HQ' | 'R&D', cards: Cards): Access {
  const log = new AccessLog(9);
  const live = rules.live(table(cards));
  let decision: Decision | undefined = { do: 'run', server };
  for (let number = 1; decision !== undefined && number < 60; number += 1) {
    const taken = live.apply(decision);
    if (!taken.ok) throw new Error(taken.reason);
    for (const fact of taken.facts) log.take(number, fact);
    if (taken.facts.some(({ type }) => type === 'run-ended')) break;
    const legal = live.legal().filter(isDecision);
    decision =
      legal.find(isWanted) ??
      legal.find(({ do: does }) => does === 'pass' || does === 'continue' || does === 'random') ??
      legal[0];
  }
  const [access, ...more] = log.accesses;
  if (access === undefined || more.length > 0) throw new Error('not one card was accessed');
  return access;
}

const knowersOf = ({ settledSighting }: Pick<Access, 'settledSighting'>) =>
  viewers.filter((viewer) => canTell(viewer, settledSighting.seen));

describe('a card that was accessed', () => {
  it('is told to the Runner alone where nothing shows it', () => {
    const access = accessOf('R&D', {});
    expect([access.fate, knowersOf(access)]).toEqual(['left', ['runner', 'judge']]);
  });

  it('is told to all where it is revealed amid its access', () => {
    const access = accessOf('R&D', {
      corp: {
        rd: ['Priority Requisition', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [{ card: 'Franchise City', rezzed: true }] } },
      },
    });
    expect(knowersOf(access)).toEqual([...viewers]);
  });

  it.each(['R&D', 'HQ'] as const)(
    'is told to all where its being left in %s has it revealed',
    (server) => {
      const access = accessOf(server, {
        corp: { hq: ['PAD Campaign'] },
        runner: { rig: { resources: ['Aeneas Informant'] } },
      });
      expect([access.fate, knowersOf(access)]).toEqual(['left', [...viewers]]);
    },
  );
});

describe('a card that is revealed later', () => {
  /** Facts about the top of R&D, by whether the Runner is accessing it still. */
  const namedAfter = (...between: readonly FactContent['type'][]): Access => {
    const state = table({});
    const g = workOn(rules.pool, state, null);
    const [top] = state.corp.rd;
    if (top === undefined) throw new Error('R&D is empty');
    const shown = (card: CardId) => see(g, card, toAll);
    const facts: readonly FactContent[] = [
      { type: 'accessed', card: see(g, top), server: 'R&D', from: 'rd' },
      ...between.map((type): FactContent => {
        if (type === 'shuffled') return { type, deck: 'rd' };
        if (type === 'access-ended') return { type, card: see(g, top), trashed: false, from: 'rd' };
        if (type === 'run-ended') return { type, server: 'R&D', outcome: 'successful' };
        throw new Error(`there is no ${type} here`);
      }),
      { type: 'revealed', card: shown(top) },
    ];
    const log = new AccessLog(9);
    for (const content of facts) {
      const fact: Fact = { ...content, step: 'run.5.5', batch: 1 };
      log.take(1, fact);
    }
    const [access] = log.accesses;
    if (access === undefined) throw new Error('nothing was accessed');
    return access;
  };

  it('is the accessed one while it is accessed and as that ends', () => {
    expect(knowersOf(namedAfter())).toContain('spectator');
    expect(knowersOf(namedAfter('access-ended'))).toContain('spectator');
  });

  it('need not be the accessed one after a shuffle or the end of the run', () => {
    expect(knowersOf(namedAfter('shuffled'))).not.toContain('spectator');
    expect(knowersOf(namedAfter('access-ended', 'run-ended'))).not.toContain('spectator');
  });
});
