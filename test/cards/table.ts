import { corePool, coreRules } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import type { Decision, Legal, Fact, Card, CardId, State } from '#rules';

/** A decision as a spec writes it: cards by title. */
export type Wanted = Readonly<Record<string, unknown>> & { readonly do: Decision['do'] };

export interface Table {
  readonly state: () => State;
  readonly facts: () => readonly Fact[];
  readonly types: () => readonly Fact['type'][];
  readonly card: (title: string) => Card;
  /** The open decisions, cards by title. */
  readonly open: () => readonly Wanted[];
  /** Takes decisions in order; empty windows and jack-out questions before them are passed. */
  readonly take: (...wanted: readonly Wanted[]) => void;
  /** Passes until the paid ability window of a step is open. */
  readonly to: (step: string) => void;
  /** Goes on by passing, until something with content is asked or the turn's owner may act. */
  readonly onward: () => void;
}

const idle: ReadonlySet<string> = new Set(['pass', 'continue']);

const isDecision = (one: Legal): one is Decision =>
  !('from' in one && 'to' in one) && !(one.do === 'shuffle' && 'cards' in one);

/** A game from a position of the scenario format, played by title. */
export function table(position: object): Table {
  const loaded = loadPosition(corePool, position);
  if (!loaded.ok) throw new Error(loaded.message);
  let { state } = loaded;
  const facts: Fact[] = [];

  const titleOf = (id: CardId): string => {
    const card = state.cards[id];
    return card === undefined ? '' : (corePool.definitions[card.def]?.value.title ?? '');
  };
  const spoken = (one: Legal): Wanted =>
    'card' in one ? { ...one, card: titleOf(one.card) } : { ...one };
  const fits = (wanted: Wanted, one: Legal): boolean => {
    if ('from' in one && 'to' in one) {
      const given = wanted['number'] ?? wanted['credits'];
      return (
        wanted.do === one.do && typeof given === 'number' && given >= one.from && given <= one.to
      );
    }
    const said = spoken(one);
    return Object.entries(wanted).every(([key, value]) => said[key] === value);
  };
  const decisionOf = (wanted: Wanted, one: Legal): Decision => {
    if (isDecision(one)) return one;
    if (one.do === 'shuffle') return { do: 'shuffle', order: one.cards };
    const given = Number(wanted['number'] ?? wanted['credits']);
    return one.do === 'number' ? { do: 'number', number: given } : { do: one.do, credits: given };
  };
  const apply = (decision: Decision): void => {
    const applied = coreRules.apply(state, decision);
    if (!applied.ok) throw new Error(`${decision.do}: ${applied.code}`);
    ({ state } = applied);
    facts.push(...applied.facts);
  };
  const skip = (): boolean => {
    const open = coreRules.legal(state);
    const [only] = open;
    const next =
      open.find((one) => idle.has(one.do)) ??
      (open.length === 1 || state.prompt?.for === 'chance' ? only : undefined);
    if (next === undefined || ('from' in next && 'to' in next)) return false;
    if (state.prompt?.kind === 'action') return false;
    apply(decisionOf({ do: next.do }, next));
    return true;
  };

  return {
    state: () => state,
    facts: () => facts,
    types: () => facts.map((fact) => fact.type),
    card: (title) => {
      const card = state.cards.find((one) => titleOf(one.id) === title);
      if (card === undefined) throw new Error(`no ${title} on the table`);
      return card;
    },
    open: () => coreRules.legal(state).map(spoken),
    take: (...wanted) => {
      for (const one of wanted) {
        let found = coreRules.legal(state).find((legal) => fits(one, legal));
        while (found === undefined) {
          if (!skip())
            throw new Error(
              `${JSON.stringify(one)} is not among ${JSON.stringify(coreRules.legal(state).map(spoken))}`,
            );
          found = coreRules.legal(state).find((legal) => fits(one, legal));
        }
        apply(decisionOf(one, found));
      }
    },
    to: (step) => {
      const waits = (): boolean => {
        const top = state.frames.at(-1);
        return top?.at === 'window' && top.vars.name === step;
      };
      while (!waits()) if (!skip()) throw new Error(`${step} was not reached`);
    },
    onward: () => {
      while (state.outcome === null && skip());
    },
  };
}

/** A position with defaults: both decks and hands are small and harmless. */
export const position = (more: {
  readonly side?: 'corp' | 'runner';
  readonly corp?: object;
  readonly runner?: object;
  readonly history?: object;
}): object => ({
  turn: {
    side: more.side ?? 'runner',
    number: 5,
    clicks: more.side === 'corp' ? 3 : 4,
    at: more.side === 'corp' ? 'corp.2.2' : 'runner.1.6',
  },
  corp: {
    identity: 'Weyland Consortium: Building a Better World',
    credits: 10,
    rd: ['Hedge Fund', 'Beanstalk Royalties', 'PAD Campaign', 'Melange Mining Corp.'],
    hq: ['Wall of Static'],
    ...more.corp,
  },
  runner: {
    identity: 'Gabriel Santiago: Consummate Professional',
    credits: 10,
    stack: ['Sure Gamble', 'Easy Mark', 'Diesel'],
    grip: ['Infiltration', 'Akamatsu Mem Chip', 'Magnum Opus'],
    ...more.runner,
  },
  ...(more.history === undefined ? {} : { history: more.history }),
});
