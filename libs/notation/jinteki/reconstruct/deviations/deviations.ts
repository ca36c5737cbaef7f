import {
  type Decision,
  type Prompt,
  rulesOf,
  mostPlayX,
  cardOf,
  type Rules,
  type CardId,
  workOn,
  type State,
} from '#rules';
import { SIDES } from '../../lens/side';
import { candidates } from '../candidates/candidates';
import { isPumpTold } from '../candidates/told-often';
import { isLateDeviation } from '../candidates/told-order';
import type { Means } from '../follow';
import { type Features, pileKey } from '../features';
import { type Goal, isAlike } from '../goal';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { carryOut } from './carry-out';
import { type Granted, granting, type Deviation } from './deviation';
import { type Apart, apartIn, cardsFor } from './apart';
import { couldBeIdle } from './idle-play';
import { askedSince } from './asked-since';
import { turnAfter } from './turn-after';
import { leftOf, unbrokenOn } from './unfired';
import { inTurn } from './used-by-hand';
import { leftOpen, type Unanswered, unansweredIn } from './unanswered';

/** How many accesses and runs of the game are behind after a deviation; null where they are none of the game's. */
function behind(
  { hidden }: Means,
  { accessed, live, runs }: Node,
  state: State,
): Pick<Node, 'accessed' | 'runs'> | null {
  const { history, turn } = live.state;
  if (state.turn.number !== turn.number || state.turn.side !== turn.side) return { accessed, runs };
  let at = { accessed, runs };
  for (const { type, card } of state.history.thisTurn.slice(history.thisTurn.length)) {
    if (type === 'run-began') at = { ...at, runs: at.runs + 1 };
    if (type !== 'accessed' || card === null) continue;
    const told = hidden.accesses[at.accessed];
    if (told?.run !== at.runs || told.def !== state.cards[card]?.def) return null;
    at = { ...at, accessed: at.accessed + 1 };
  }
  return at;
}

function taken(means: Means, node: Node, deviation: Deviation): Node[] {
  const { rules } = means;
  const state = carryOut(rules, node.live.state, deviation);
  const at = state === null ? null : behind(means, node, state);
  if (state === null || at === null) return [];
  return [
    {
      ...node,
      ...at,
      live: rules.live(state),
      features: ourFeatures(rules.pool, state, node.loans),
      granted: granting(node.granted, deviation, node.trail),
    },
  ];
}

const inHand = ({ cards }: State, def: number): CardId | undefined =>
  cards.find((card) => card.def === def && (card.zone === 'hq' || card.zone === 'grip'))?.id;

interface Told {
  readonly entry: number;
  readonly line: string;
}

/** What lies in the root of Archives, or protects it, is called so. */
const rezzesInArchives = /\brez .+ in Archives\.$/;
const paysToRez = / pays (\d+) ?\[Credits?\] to (?:use .+ to )?rez (.+) in Archives\.$/;

/** The Corp pays to rez a card that is not installed: it stays where it lies. */
function idleRezzes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards } = node.live.state;
  return told.flatMap(({ entry, line }) => {
    const [, paid, title] = paysToRez.exec(line) ?? [];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = cards.find((one) => one.def === def && one.zone === 'archives')?.id;
    if (title === undefined || card === undefined) return [];
    return taken(means, node, {
      kind: 'idle-rez',
      card,
      credits: Number(paid),
      entry,
      difference: 'D15',
      rule: 'REZ-01',
      reason: `${title} lies in Archives, and is paid for to be rezzed.`,
      legal: false,
    });
  });
}

/** Why a card that was played did nothing of what it says; null where nothing tells that. */
function idleness(
  { rules }: Means,
  state: State,
  card: CardId,
  title: string,
  told: readonly Told[],
  choices: readonly Unanswered[],
): Pick<Deviation, 'difference' | 'rule' | 'reason'> | null {
  const tells = (rest: string): boolean =>
    told.some(({ line }) => line.includes(` uses ${title} to ${rest}`));
  const refused = rules.apply(state, { do: 'play', card });
  if (!refused.ok)
    return refused.code === 'NO_EFFECT'
      ? { difference: null, rule: 'ABIL-09', reason: `${title} is played and changes nothing.` }
      : null;
  if (tells('expose a facedown card'))
    return {
      difference: 'D15',
      rule: 'EXP-01',
      reason: `${title} exposes a card that is no unrezzed installed card.`,
    };
  if (told.some(({ line }) => line.includes(` uses ${title} to `) && rezzesInArchives.test(line)))
    return {
      difference: 'D15',
      rule: 'REZ-01',
      reason: `${title} is used on a card that is not installed.`,
    };
  if (tells('do nothing'))
    return { difference: 'D17', rule: 'MUST-01', reason: `${title} does nothing of what it must.` };
  const choice = choices.find(({ def }) => def === state.cards[card]?.def);
  return choice === undefined || tells('')
    ? null
    : {
        difference: 'D17',
        rule: 'MUST-01',
        reason: `${title}: "${choice.message}" is left without an answer.`,
      };
}

/** All that may have been paid for X; 0 alone for a card without it. */
function paidFor({ pool }: Rules, state: State, card: CardId): number[] {
  const g = workOn(pool, state, null);
  return Array.from({ length: 1 + mostPlayX(g, cardOf(g, card)) }, (_, x) => x);
}

function idlePlays(
  means: Means,
  node: Node,
  told: readonly Told[],
  choices: readonly Unanswered[],
): Node[] {
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / to play (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (title === undefined || card === undefined) return [];
    const why = idleness(means, state, card, title, told, choices);
    if (why === null) return [];
    return paidFor(means.rules, state, card).flatMap((credits) =>
      taken(means, node, { kind: 'no-effect', card, credits, entry, legal: false, ...why }),
    );
  });
}

/** A card asks what it is to be used on, or is used to do nothing, and nothing comes of it. */
function idleUses(
  means: Means,
  node: Node,
  told: readonly Told[],
  choices: readonly Unanswered[],
): Node[] {
  const { titles } = means;
  const { cards, active } = node.live.state;
  // It was paid for when it asked, however long that stood open.
  const asked = choices.map(({ def, asked: entry, message }) => ({
    def,
    entry,
    difference: 'D15',
    reason: `${titles.titleOf(def)}: "${message}" changes nothing.`,
    certain: true,
  }));
  const nothing = told.flatMap(({ entry, line }) => {
    const [, title, what] = / to use (.+?) to (.+)\.$/.exec(line) ?? [];
    const def = title === undefined ? null : titles.ofTitle(title);
    if (def === null) return [];
    const reason = `${titles.titleOf(def)} is used to do nothing.`;
    return [{ def, entry, difference: null, reason, certain: what === 'do nothing' }];
  });
  return [...asked, ...nothing].flatMap(({ def, certain, ...why }) =>
    active.flatMap((card) =>
      cards[card]?.def === def && (certain || couldBeIdle(means.rules, node.live.state, card))
        ? taken(means, node, {
            kind: 'idle-use',
            card,
            credits: 0,
            rule: 'ABIL-09',
            legal: false,
            ...why,
          })
        : [],
    ),
  );
}

/** The server tells that a resource is trashed which lies in the heap: it takes the cost alone. */
function idleTrashes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards } = node.live.state;
  return told.flatMap(({ entry, line }) => {
    const title = /Basic Action Card to trash (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    const card = cards.find((one) => one.def === def && one.zone === 'heap')?.id;
    if (title === undefined || card === undefined) return [];
    return taken(means, node, {
      kind: 'nothing-trashed',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: 'ACT-12',
      reason: `The server tells that ${title} is trashed, which lies in the heap: a defect.`,
      legal: false,
    });
  });
}

interface Passed {
  readonly decisions: readonly Decision[];
  readonly at: State;
}

/**
 * Windows of ours that nobody is asked in, as nobody could do anything: the passes that lead there,
 * at once or after something is done in the window that is open.
 */
function unasked({ pool }: Rules, from: State, first: readonly Decision[]): readonly Passed[] {
  const rules = rulesOf(pool, 'every-step');
  const passing = (begun: readonly Decision[], at: State): Passed[] => {
    const ways: Passed[] = [];
    const decisions = [...begun];
    let state = at;
    for (let passes = 0; passes < mostPasses && state.prompt?.kind === 'window'; passes += 1) {
      ways.push({ decisions: [...decisions], at: state });
      const passed = rules.apply(state, { do: 'pass' });
      if (!passed.ok || passed.facts.some(({ type }) => leaves.has(type))) break;
      decisions.push({ do: 'pass' });
      ({ state } = passed);
    }
    return ways;
  };
  const done = first.flatMap((decision) => {
    const taken = rules.apply(from, decision);
    return taken.ok ? passing([decision], taken.state) : [];
  });
  const none = { decisions: [], at: from };
  return [...(from.prompt?.kind === 'window' ? passing([], from) : [none]), ...done];
}

/** What may lead to a window that nobody is asked in, as any action may. */
const first: ReadonlySet<Decision['do']> = new Set(['rez', 'continue', 'option']);
const leading: ReadonlySet<Prompt['kind']> = new Set([
  ...(['action', 'window', 'jack-out'] as const),
  ...(['option', 'bid'] as const),
]);
const leads = ({ kind }: Prompt, { do: what }: Decision): boolean =>
  kind === 'action' || first.has(what);

/** Entries in which a question of theirs may stand open before the line that tells its answer. */
const waiting = 3;

/** The card was named among those whose abilities wait together: it is not used by hand. */
const isWaiting = (shown: readonly Shown[], entry: number, title: string): boolean =>
  shown.slice(Math.max(0, entry - waiting), entry).some(({ prompts }) =>
    SIDES.some((side) => {
      const prompt = prompts[side];
      return prompt?.message === 'Choose a trigger to resolve' && prompt.choices.includes(title);
    }),
  );

/** It does something when a turn begins: that is what players use by hand. */
const actsWhenTurnsBegin = ({ pool }: Rules, def: number): boolean =>
  pool.definitions[def]?.abilities.some(
    ({ ability }) => ability.kind === 'when' && ability.trigger.on === 'turn-began',
  ) === true;

interface ByHand extends Told {
  readonly title: string;
  readonly card: CardId;
}

/** Cards that lines tell to be used, and that do at other times what may be done by hand. */
function toldByHand(
  { rules, titles }: Means,
  { active, cards }: State,
  told: readonly Told[],
  shown: readonly Shown[],
): ByHand[] {
  return told.flatMap(({ entry, line }) => {
    const title = / uses (.+?) to /.exec(line)?.[1];
    const def = title === undefined ? null : titles.ofTitle(title);
    if (title === undefined || def === null || !actsWhenTurnsBegin(rules, def)) return [];
    if (isWaiting(shown, entry, title)) return [];
    if (!inTurn(shown[entry]?.lines ?? []).includes(line)) return [];
    // What it did when the turn began works on.
    const replaces = (one: Told): boolean =>
      one.entry === entry && one.line.includes(` replacement effect from ${title}`);
    if (told.some(replaces)) return [];
    return active.flatMap((card) =>
      cards[card]?.def === def ? [{ entry, line, title, card }] : [],
    );
  });
}

/** What may be decided before something happens in a window that nobody is asked in. */
function begun({ rules, hidden }: Means, node: Node, goal: Goal): readonly Decision[] {
  const { prompt } = node.live.state;
  return prompt !== null && leading.has(prompt.kind)
    ? candidates(rules.pool, node, prompt, goal, hidden).filter((one) => leads(prompt, one))
    : [];
}

/** The Corp lets subroutines be that our rules resolve. */
function* unfired(means: Means, node: Node, goal: Goal): Generator<Node> {
  const { rules, titles } = means;
  const { after, until } = goal.between;
  const ended = means.unfired.filter(({ entry }) => entry > after && entry <= until);
  if (ended.length === 0) return;
  const ways = unasked(rules, node.live.state, begun(means, node, goal));
  for (const { def, entry, behind } of ended)
    for (const { decisions, at } of ways) {
      const unbroken = unbrokenOn(rules, at, def);
      const card = at.frames.findLast((one) => one.at === 'encounter');
      if (card?.at !== 'encounter') continue;
      for (const subs of leftOf(unbroken.filter((sub) => !behind.has(sub))))
        yield* taken(means, node, {
          kind: 'unfired',
          card: card.vars.ice,
          credits: 0,
          entry,
          difference: 'D22',
          rule: 'SUB-01',
          reason: `${titles.titleOf(def)}: ${String(subs.length)} of its unbroken subroutines do not resolve.`,
          legal: false,
          decisions: [...decisions, ...subs.map((sub) => ({ do: 'break', sub }) as const)],
        });
    }
}

/** Programs that are gone with no program installed for which they made room. */
function roomMade(means: Means, node: Node, goal: Goal): Node[] {
  const { after, until } = goal.between;
  return means.roomMade.flatMap(({ entry, title }) => {
    const card = inHand(node.live.state, means.titles.ofTitle(title) ?? -1);
    if (entry <= after || entry > until || card === undefined) return [];
    const gone = goneFromRig(node, goal);
    return taken(means, node, {
      kind: 'room-made',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: 'INST-04',
      reason: `Programs are trashed for ${title}, which is not installed after all.`,
      legal: false,
      decisions: gone.map((one) => ({ do: 'pick', card: one })),
    });
  });
}

/** Of each title so many cards of the rig as the heap of theirs has more of. */
function goneFromRig({ live: { state }, features }: Node, goal: Goal): CardId[] {
  const due = new Map<number, number>();
  return state.runner.rig.filter((id) => {
    const key = pileKey('heap', cardDef(state, id));
    const left = due.get(key) ?? goal.gain(key, features.get(key) ?? 0);
    due.set(key, left - 1);
    return left > 0;
  });
}

const rezzesInRoot = / to rez (.+) in (?:the root of )?(?:HQ|R&D|Archives|Server \d+)\.$/;

/** Cards that are rezzed before the Runner jacks out, who is asked that first by our rules. */
function rezzesEarly(means: Means, node: Node, rezzed: readonly Told[]): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'jack-out') return [];
  return rezzed.flatMap(({ entry, line }) => {
    const title = rezzesInRoot.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    return cards.flatMap((card) =>
      card.def === def && card.zone === 'root' && !card.faceup
        ? taken(means, node, {
            kind: 'early-rez',
            card: card.id,
            credits: 0,
            entry,
            difference: 'D3',
            rule: 'RUN5-02',
            reason: `${means.titles.titleOf(card.def)} is rezzed before the Runner jacks out.`,
            legal: false,
          })
        : [],
    );
  });
}

/** Cards in the root of a breached server that the Runner leaves. */
function leftInRoot(means: Means, node: Node, { between }: Goal): Node[] {
  const { prompt, cards } = node.live.state;
  if (prompt?.kind !== 'access') return [];
  const entry = means.unaccessed.find((one) => one > between.after && one <= between.until);
  if (entry === undefined) return [];
  return prompt.cards.flatMap((card) =>
    cards[card]?.zone === 'root'
      ? taken(means, node, {
          kind: 'unaccessed',
          card,
          credits: 0,
          entry,
          difference: null,
          rule: 'ACC-16',
          reason: 'A card in the root of the breached server is not accessed.',
          legal: false,
        })
      : [],
  );
}

function* usesByHand(
  means: Means,
  node: Node,
  told: readonly Told[],
  shown: readonly Shown[],
  goal: Goal,
): Generator<Node> {
  const { rules } = means;
  const { state } = node.live;
  const uses = toldByHand(means, state, told, shown);
  if (uses.length === 0) return;
  const ways = unasked(rules, state, begun(means, node, goal));
  const passed = ways.map(({ at }) => ourFeatures(rules.pool, at, node.loans));
  for (const { entry, title, card } of uses) {
    const deviation: Deviation = {
      kind: 'out-of-window',
      card,
      credits: 0,
      entry,
      difference: 'D4',
      rule: 'TRIG-01',
      reason: saidByHand(title),
      legal: false,
    };
    // It comes after all that theirs shows before it, and before all that it shows later.
    const before =
      entry <= goal.between.after ? undefined : shown[askedSince(shown, entry, title) - 1];
    for (const [nth, { decisions }] of ways.entries()) {
      const there = passed[nth];
      if (before !== undefined && there !== undefined && !isAlike(there, before.features)) continue;
      yield* taken(means, node, decisions.length === 0 ? deviation : { ...deviation, decisions });
    }
  }
}

const whyApart = {
  'early-rez': { difference: 'D3', rule: 'REZ-03', reason: 'is rezzed outside of its window.' },
  'early-pump': {
    difference: 'D3',
    rule: 'BRK-06',
    reason: 'raises its strength outside of an encounter.',
  },
} as const;

/** What lines tell to be done where our rules have no place for it, after windows that nobody is asked in. */
function* doneApart(
  means: Means,
  node: Node,
  told: readonly Apart[],
  shown: readonly Shown[],
  goal: Goal,
): Generator<Node> {
  if (told.length === 0) return;
  const { rules, titles } = means;
  const { state } = node.live;
  const ways = unasked(rules, state, begun(means, node, goal));
  const passed = ways.map(({ at }) => ourFeatures(rules.pool, at, node.loans));
  for (const one of told) {
    const { kind, entry, def } = one;
    const { reason, ...why } = whyApart[kind];
    const beside = [shown[entry - 1], kind === 'early-pump' ? turnAfter(shown, entry) : undefined];
    const isThere = (at: Features): boolean =>
      beside.some((next) => next !== undefined && isAlike(at, next.features));
    for (const card of cardsFor(state, one))
      for (const [nth, { decisions }] of ways.entries()) {
        const there = passed[nth];
        if (there === undefined || !isThere(there)) continue;
        yield* taken(means, node, {
          ...{ kind, card, credits: 0, entry, ...why, legal: false },
          reason: `${titles.titleOf(def)} ${reason}`,
          ...(decisions.length === 0 ? {} : { decisions }),
        });
      }
  }
}

/** A second console: our rules refuse it as long as the first one is there. */
function consoles(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { rules, titles } = means;
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / to install (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (card === undefined || title === undefined) return [];
    const refused = rules.apply(state, { do: 'install', card });
    if (refused.ok || refused.code !== 'CONSOLE_LIMIT') return [];
    return state.runner.rig.flatMap((id) =>
      taken(means, node, {
        kind: 'console-replaced',
        card: id,
        credits: 0,
        entry,
        difference: 'D9',
        rule: 'CONS-01',
        reason: `${title} is installed, and the console that was there is trashed.`,
        legal: false,
        decisions: [{ do: 'install', card }],
      }),
    );
  });
}

/** A card that an effect lets be trashed at no cost is paid for all the same. */
function paidTrashes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { state } = node.live;
  const { prompt } = state;
  if (prompt?.kind !== 'accessed') return [];
  const { card } = prompt;
  const title = means.titles.titleOf(cardDef(state, card));
  return told.flatMap(({ entry, line }) => {
    const [, paid, trashed] = / pays (\d+) ?\[Credits?\] to trash (.+)$/.exec(line) ?? [];
    if (paid === undefined || trashed?.startsWith(`${title} from `) !== true) return [];
    return taken(means, node, {
      kind: 'cost-paid',
      card,
      credits: Number(paid),
      entry,
      difference: null,
      rule: 'TRASH-02',
      reason: `${title} is trashed for its cost, where an effect lets it be trashed at no cost.`,
      legal: false,
    });
  });
}

const cardDef = ({ cards }: State, id: CardId): number => {
  const card = cards[id];
  if (card === undefined) throw new Error(`no card ${String(id)}`);
  return card.def;
};

/** Entries that a question of ours may still be open after theirs is gone. */
const lately = 4;

/** No run has more windows between two things that change it. */
const mostPasses = 6;

/** What ends the part of the game that the windows belong to. */
const leaves: ReadonlySet<string> = new Set([
  'accessed',
  'run-began',
  'run-ended',
  'shuffled',
  'turn-began',
  'game-ended',
]);

const deeds = / to play | to use | uses | to trash | to install /;

/** What theirs allows between two entries and our rules do not, as the entries show it. */
export class Deviations {
  private readonly told: readonly Told[];
  private readonly choices: readonly Unanswered[];
  /** Before the Runner jacks out. */
  private readonly rezzed: readonly Told[];
  private readonly apart: readonly Apart[];
  /** Those before the first entry, too: ours may still be asked what theirs has left. */
  private readonly asked: readonly Unanswered[];

  constructor(
    private readonly means: Means,
    private readonly shown: readonly Shown[],
    private readonly between: Span,
  ) {
    const { after, until } = between;
    const told = shown
      .slice(after + 1, until + 1)
      .flatMap(({ lines }, i) => lines.map((line) => ({ entry: after + 1 + i, line })));
    const out = told.findIndex(({ line }) => line.endsWith(' jacks out.'));
    this.told = told.filter(({ line }) => deeds.test(line));
    this.rezzed = told.slice(0, Math.max(0, out)).filter(({ line }) => rezzesInRoot.test(line));
    this.apart = apartIn(means.titles, shown, after, until);
    this.asked = unansweredIn(means, shown, Math.max(0, after - lately), until);
    this.choices = this.asked.filter(({ entry }) => entry > after);
  }

  get any(): boolean {
    const { apart, asked, rezzed, told } = this;
    return told.length + asked.length + rezzed.length + apart.length > 0 || this.lets;
  }

  /** Something that our rules require is not done. */
  private get lets(): boolean {
    const { after, until } = this.between;
    const within = (entry: number): boolean => entry > after && entry <= until;
    const { roomMade: made, unaccessed, unfired: left } = this.means;
    return unaccessed.some(within) || [...left, ...made].some(({ entry }) => within(entry));
  }

  /** One line tells of one copy that is used by hand. */
  private isToldOften(granted: Granted | null): boolean {
    if (granted?.deviation.kind !== 'out-of-window') return true;
    const { entry, reason } = granted.deviation;
    const count = alike(granted);
    if (count < 2) return true;
    const told = (this.shown[entry]?.lines ?? []).filter((line) => {
      const title = / uses (.+?) to /.exec(line)?.[1];
      return title !== undefined && reason === saidByHand(title);
    });
    return told.length >= count;
  }

  /** Positions after one of them, where nothing but the deviation was done. */
  *from(node: Node, goal: Goal): Generator<Node> {
    const { pool } = this.means.rules;
    for (const one of this.all(node, goal))
      if (
        isFresh(one.granted) &&
        this.isToldOften(one.granted) &&
        (one.granted === null ||
          (isPumpTold(node, goal, pool, one.granted) &&
            !isLateDeviation(pool, node, goal, one.granted.deviation)))
      )
        yield one;
  }

  /** One after the other: the first that leads on is enough. */
  private *all(node: Node, goal: Goal): Generator<Node> {
    const { choices, means, told } = this;
    const { prompt } = node.live.state;
    const asked = prompt?.kind === 'action';
    const open = asked || prompt?.kind === 'window';
    const running = prompt !== null && leading.has(prompt.kind);
    if (asked) {
      yield* roomMade(means, node, goal);
      yield* idlePlays(means, node, told, choices);
      yield* idleTrashes(means, node, told);
      yield* consoles(means, node, told);
    }
    if (open) {
      yield* idleUses(means, node, told, choices);
      yield* idleRezzes(means, node, told);
    }
    if (running) {
      yield* usesByHand(means, node, told, this.shown, goal);
      yield* doneApart(means, node, this.apart, this.shown, goal);
      yield* unfired(means, node, goal);
    }
    if (prompt?.kind === 'jack-out') yield* rezzesEarly(means, node, this.rezzed);
    if (prompt?.kind === 'access') yield* leftInRoot(means, node, goal);
    if (prompt?.kind === 'accessed') yield* paidTrashes(means, node, told);
    if (prompt?.kind === 'pick') yield* leftOpen(means, node, this.asked, goal);
    if (open && choices.length > 0) yield* leftOpen(means, node, choices, goal);
  }
}

/** Deviations of one entry that say the same of a title, whichever copy of it. */
function alike(last: Granted): number {
  const { kind, entry, reason } = last.deviation;
  const isLike = ({ deviation: one }: Granted): boolean =>
    one.kind === kind && one.entry === entry && one.reason === reason;
  let count = 0;
  for (let at: Granted | null = last; at !== null; at = at.before) if (isLike(at)) count += 1;
  return count;
}

const saidByHand = (title: string): string =>
  `${title} does by hand what it does when a turn begins.`;

/** One line, one question is one deviation: what it allows is not done twice. */
function isFresh(last: Granted | null): boolean {
  if (last === null) return true;
  const { kind, card, entry } = last.deviation;
  for (let at = last.before; at !== null; at = at.before)
    if (at.deviation.kind === kind && at.deviation.card === card && at.deviation.entry === entry)
      return false;
  return true;
}
