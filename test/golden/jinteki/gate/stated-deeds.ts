import {
  abilitiesNow,
  encounterIn,
  rulesOf,
  workOn,
  type Rules,
  type Decision,
  type Prompt,
  type Fact,
  type CardId,
  type State,
} from '#rules';
import { asksWhether as isWhetherPrompt, type PromptView, promptOf } from '#notation/jinteki/lens/prompt';
import { type Side, SIDES } from '#notation/jinteki/lens/side';
import { freed, optionalRules } from '#notation/jinteki/reconstruct/deviations/optional-rules';
import { asksWhether } from '#notation/jinteki/reconstruct/candidates/told-answers';
import { drainedIn } from '#notation/jinteki/reconstruct/candidates/drained';
import { carryOut } from '#notation/jinteki/reconstruct/deviations/carry-out';
import { pumpsForX } from '#notation/jinteki/reconstruct/deviations/early-pump';
import { partedIn } from '#notation/jinteki/reconstruct/deviations/done-by-hand';
import { doesForTrash, isBesideTrash } from '#notation/jinteki/reconstruct/deviations/heed-trash';
import type { Note, Stretch } from '#notation/jinteki/reconstruct/verify';
import type { Deed, StatedDeed } from './deed';
import { sayIce } from './ice-laid';
import { cleanTitle, type Entry, isOfBasicAction, labelsIn, labelsOf, wordOf } from './true-deeds';

const deed = (kind: string, what = '', set: string | null = null): Deed => ({ kind, what, set });

/** What the decisions and deviations of a stretch state, in their order. */
export function statedDeeds(
  rules: Rules,
  { start, decisions, notes, from }: Stretch,
  entries: readonly Entry[],
): StatedDeed[] {
  const list: StatedDeed[] = [];
  const left = [...notes];
  let state = start;
  // What is answered until something happens are answers to one question.
  let questions = 0;
  /** What was just used by hand: whether it is to do what it may is no use of its own. */
  let byHand: CardId | null = null;
  const deviate = (at: number): void => {
    while (left[0] !== undefined && left[0].decision <= at) {
      const [note] = left.splice(0, 1);
      if (note === undefined) return;
      const labels: Labels = (of) =>
        shownLabels(entries, note.historyIndex - 1, note.historyIndex, of);
      const next = carryOut(rules, state, note);
      if (next === null) throw new Error(`no deviation at decision ${at}`);
      for (const one of deviation(rules, { state, next }, note, from, byHand, labels, chooserIn(entries, note)))
        list.push({ ...one, ...asked(one, questions) });
      state = next;
      // Credits taken by hand come between a use and what it asks.
      if (note.kind !== 'loan') byHand = note.kind === 'out-of-window' ? note.card : null;
    }
  };
  for (const [at, { decision, by, after, until, open }] of decisions.entries()) {
    deviate(at);
    const { prompt } = state;
    if (prompt === null) throw new Error(`nobody is asked at decision ${at}`);
    const taken = rules.apply(state, decision, by);
    if (!taken.ok) throw new Error(`decision ${at}: ${taken.reason}`);
    const goesOn = prompt.kind === 'option' && prompt.source === byHand;
    byHand = null;
    const labels: Labels = (of) => shownLabels(entries, after, until, of);
    const asks = questionsIn(entries, { after, until }, prompt.for);
    const read = (one: Decision): readonly Deed[] =>
      goesOn && one.do === 'option' && one.option === 'yes'
        ? []
        : told(rules, state, prompt, one, labels, asks);
    const place = { after, until, told: 'decision' } as const;
    const said = (deeds: readonly Deed[]): string =>
      deeds.map(({ kind, what }) => `${kind} ${what}`).join();
    // What is told as open beside the answer is told by that.
    if (open !== undefined && isAnswered(notes, prompt, decision, { after, until })) {
      ({ state } = taken);
      continue;
    }
    // Copies of one card are the same to the record.
    if (open?.some((one) => said(read(one)) !== said(read(decision))) === true)
      for (const one of openly(read(decision), open.map(read)))
        list.push({ ...one, ...asked(one, questions), ...place });
    else for (const one of read(decision)) list.push({ ...asked(one, questions), ...place });
    if (decision.do === 'option' && decision.option === 'no' && prompt.kind === 'option')
      dropOrders(list, titleIn(rules, state, prompt.source), after);
    if (taken.facts.some((fact) => !isChoosing(fact, decision))) questions += 1;
    if (arrangesIce(state) && !arrangesIce(taken.state))
      list.push({ ...deed('ice', iceLaidIn(rules, taken.state)), ...place });
    const facts = withoutRepaid(taken.facts, repaidBy(notes, at));
    for (const one of happened(rules, taken.state, facts))
      list.push({ ...asked(one, questions), after, until, told: 'fact' });
    ({ state } = taken);
  }
  deviate(decisions.length);
  return list;
}

/** The file shows what ours tells as open, and left: that a card does what it may, or which cards it is used on. */
const isAnswered = (
  notes: readonly Note[],
  prompt: Prompt,
  decision: Decision,
  { after, until }: { readonly after: number; readonly until: number },
): boolean =>
  notes.some(
    ({ answer, card, historyIndex }) =>
      answer !== undefined &&
      historyIndex > after - 4 &&
      historyIndex <= until + 2 &&
      answer.others === undefined &&
      card === (prompt.kind === 'option' || prompt.kind === 'pick' ? prompt.source : null) &&
      answer.kind === (prompt.kind === 'pick' ? 'card' : 'option') &&
      (answer.told === 'yes') === (decision.do === 'option' && (decision.option === 'yes' || decision.option === 'no')),
  );

/** Ice is arranged, and no deck. */
const arrangesIce = ({ cards, prompt }: State): boolean =>
  prompt?.kind === 'pick' && prompt.why === 'arrange' && prompt.from.every((id) => cards[id]?.zone === 'ice');

const iceLaidIn = (rules: Rules, state: State): string =>
  sayIce(new Map(state.servers.map(({ ice, name }) => [name, ice.map((id) => titleIn(rules, state, id))])));

/** A card is chosen, and shown as one that may be: what was asked stays asked. */
const isChoosing = (fact: Fact, decision: Decision): boolean =>
  fact.type === 'chosen' ||
  (fact.type === 'revealed' && decision.do === 'pick' && fact.card.card === decision.card);

/** Credits that were taken from a card by hand before, and are told to be those that a decision pays with. */
const repaidBy = (notes: readonly Note[], at: number): readonly Note[] =>
  notes.filter(({ decision, kind }) => kind === 'loan-repaid' && decision === at + 1);

/** What is told to be repaid is told to have been taken, not to be paid from its card now. */
function withoutRepaid(facts: readonly Fact[], repaid: readonly Note[]): readonly Fact[] {
  if (repaid.length === 0) return facts;
  const lent = (id: CardId): number =>
    repaid.reduce((sum, { card, credits }) => (card === id ? sum + credits : sum), 0);
  return facts.map((fact) => {
    if (fact.type !== 'credits-spent') return fact;
    const cards = fact.from.cards.map((one) => ({
      ...one,
      credits: Math.max(0, one.credits - lent(one.card.card)),
    }));
    return { ...fact, from: { ...fact.from, cards } };
  });
}

/** Players are asked one after the other whether they do something (LOOP-03). */
function isByTurns({ frames }: State): boolean {
  const block = frames.at(-1);
  return block?.at === 'block' && block.vars.numbers['#turns'] !== undefined;
}

/** What becomes of an agenda that is not trashed: it is stolen, or whether what that costs is paid is asked next, and told by the answer. */
function left(rules: Rules, state: State, card: CardId, decision: Decision): Deed[] {
  const title = titleIn(rules, state, card);
  if (!isAgenda(rules, state, card)) return [deed('leave', title)];
  const taken = rules.apply(state, decision);
  if (taken.ok && taken.state.prompt?.kind === 'steal') return [];
  const isStolen = taken.ok && taken.facts.some(({ type }) => type === 'stolen');
  return [deed(isStolen ? 'steal' : 'leave', title)];
}

/** An ability that is declined has no order among those that wait with it. */
function dropOrders(list: StatedDeed[], title: string, after: number): void {
  // It may be declined right after the entry in which the other one was done.
  const isOf = ({ kind, what, until }: StatedDeed): boolean =>
    kind === 'first' && until >= after && what.split(' over ').includes(title);
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const one = list[at];
    if (one === undefined || one.until < after) return;
    if (isOf(one)) list.splice(at, 1);
  }
}

/** What is told as open states one of its answers, whichever. */
function openly(
  stated: readonly Deed[],
  others: readonly (readonly Deed[])[],
): Pick<StatedDeed, 'kind' | 'what' | 'set' | 'others' | 'mayBeNone'>[] {
  const ways = [stated, ...others];
  const isDone = ({ kind }: Deed): boolean => kind !== 'decline' && !isWhether(kind);
  const [answer, ...answers] = ways.flat().filter(({ kind }) => isWhether(kind));
  const whether = answer === undefined ? [] : [{ ...answer, others: answers, mayBeNone: true }];
  const [first, ...rest] = ways.flat().filter(isDone);
  if (first === undefined) return whether;
  return [...whether, { ...first, others: rest, mayBeNone: ways.some((way) => !way.some(isDone)) }];
}

/** Whether a card is let do what it asks about: told beside what it does. */
export const isWhether = (kind: string): boolean => kind === 'agree' || kind === 'refuse';

const asked = (one: Deed, question: number): Deed =>
  one.set === null ? one : { ...one, set: `${one.set} ${question}` };

/** What theirs asks one side in the entries of a decision. */
type Questions = readonly PromptView[];

function questionsIn(
  entries: readonly Entry[],
  { after, until }: { readonly after: number; readonly until: number },
  side: Prompt['for'],
): Questions {
  if (side === 'chance') return [];
  return entries.slice(Math.max(0, after - 3), Math.max(until, after + 1)).flatMap(({ state }) => promptOf(state, side) ?? []);
}

/** It is what the side is asked last. */
function asksToJackOut(questions: Questions, title: string): boolean {
  const last = questions.at(-1);
  return last !== undefined && /^Jack out\b/.test(last.message) && cleanTitle(last.cardTitle ?? '') === title;
}

/** A price that its player may pay, or bear what comes otherwise. */
const pays = /^(?:Pay|Spend|Suffer|Take|Trash|Lose) /;
const ends = /\b[Ee]nd the run$/;
/** What is borne, and no price beside one of credits. */
const bears = /^(?:Suffer|Take) /;

/** What keeps the run from ending is a price, whatever it is. */
const isPrice = (one: string, other: string): boolean =>
  (pays.test(one) && (!pays.test(other) || (/^Pay /.test(one) && bears.test(other)))) ||
  (ends.test(other) && !ends.test(one));

/** Ours asks whether a price is paid; theirs offers it beside what comes of it otherwise, or beside nothing. Its answer is one of these. */
function asPriced(questions: Questions, title: string, isPaid: boolean): string | null {
  // What a card asks itself is no toll of another one.
  const asksItself = questions.some(({ cardTitle }) => cleanTitle(cardTitle ?? '') === title);
  for (const { cardTitle, choices } of questions) {
    const [one, other, ...more] = choices;
    if (one === undefined || other === undefined || more.length > 0) continue;
    const isToll = !asksItself && isOfBasicAction(cardTitle) && other === 'No action';
    if (!isToll && cleanTitle(cardTitle ?? '') !== title) continue;
    const [price, rest] = isPrice(one, other) ? [one, other] : [other, one];
    if (!isPrice(price, rest) || isPrice(rest, price)) continue;
    if (isPaid) return price;
    return rest === 'No action' ? null : rest;
  }
  return null;
}

/** What the subroutines of encountered ice are called; with a title, those of that ice. */
type Labels = (of?: string) => readonly string[];

/** Of the ice that is encountered on the way, or of the ice of that title. */
function shownLabels(
  entries: readonly Entry[],
  after: number,
  until: number,
  of?: string,
): readonly string[] {
  for (let entry = Math.max(0, after); entry <= until; entry += 1) {
    const at = entries[entry];
    const labels = at === undefined ? [] : of === undefined ? labelsIn(at.state) : labelsOf(at.state, of);
    if (labels.length > 0) return labels;
  }
  return [];
}

/** The ice whose subroutine is being chosen for what other ice does; undefined where it is that of the encounter itself. */
function iceAskedIn(rules: Rules, { frames, cards }: State): string | undefined {
  const block = frames.at(-1);
  const [ice] = block?.at === 'block' ? (block.vars.named['#ice'] ?? []) : [];
  const def = ice === undefined ? undefined : cards[ice]?.def;
  return def === undefined ? undefined : cleanTitle(rules.pool.definitions[def]?.value.title ?? '');
}

/** The labels of the ice that is asked about; where theirs encounters none yet, those of ours. */
function labelsAsked(rules: Rules, state: State, labels: Labels): readonly string[] {
  const asked = labels(iceAskedIn(rules, state));
  const ice = encounterIn(state)?.vars.ice;
  return asked.length > 0 || ice === undefined ? asked : labels(titleIn(rules, state, ice));
}

/** A card is chosen to be trashed so that less is paid. */
function isLowering({ frames }: State, prompt: Prompt): boolean {
  const asking = frames.at(-1);
  if (prompt.kind !== 'pick' || (asking?.at !== 'install' && asking?.at !== 'play')) return false;
  return prompt.why === 'choose' && asking.vars.lowering?.asked.at(-1) === prompt.source;
}

/** Of the hand a card is chosen for an install to pay less for it. */
const isOfGrip = ({ cards }: State, one: Decision): boolean =>
  one.do === 'pick' && cards[one.card]?.zone === 'grip';

/** What a run, or an access, costs besides is asked about: to pay it is no use of a card, nor has the record a question for it. */
function asksForToll({ pool }: Rules, { frames }: State): boolean {
  const asking = frames.at(-1);
  if (asking?.at === 'breach') return true;
  return asking?.at === 'block' && pool.effects.get(asking.vars.path)?.[asking.vars.i]?.do === 'run';
}

function titleIn({ pool }: Rules, state: State, id: CardId | null): string {
  const card = id === null ? undefined : state.cards[id];
  return card === undefined ? '' : cleanTitle(pool.definitions[card.def]?.value.title ?? '');
}

const isAgenda = ({ pool }: Rules, state: State, id: CardId): boolean =>
  pool.definitions[state.cards[id]?.def ?? -1]?.value.type === 'agenda';

/** Whether what it pays X for breaks as much as it raises. */
const breaksForX = ({ definitions }: Rules['pool'], def: number): boolean =>
  definitions[def]?.abilities.some(
    ({ ability }) =>
      ability.kind === 'paid' && ability.cost.x !== undefined && ability.effects.some((effect) => effect.do === 'break'),
  ) === true;

function abilityName(rules: Rules, state: State, id: CardId, ability: number): string {
  const title = titleIn(rules, state, id);
  const card = state.cards[id];
  // Those that it has by another card come after its own.
  const paid =
    card === undefined ? undefined : abilitiesNow(workOn(rules.pool, state, null), card)[ability]?.ability;
  if (paid?.kind !== 'paid') return title;
  if (paid.effects.some((effect) => effect.do === 'break')) return `${title} break`;
  const pumps = paid.effects.some(
    (effect) =>
      effect.do === 'lasting' &&
      (effect.on === undefined || effect.on === 'this') &&
      // What raises the strength of other cards is a use like any.
      effect.abilities.some(
        ({ kind, ...one }) =>
          kind === 'constant' && 'modifies' in one && one.modifies.of === 'strength' && one.modifies.cards === 'this',
      ),
  );
  return pumps ? `${title} pump` : title;
}

/** To choose nothing for what a card may do is to decline it. */
const refused = (rules: Rules, state: State, prompt: Prompt): readonly Deed[] =>
  prompt.kind === 'pick' && (prompt.why === 'choose' || prompt.why === 'search') && prompt.source !== null
    ? [deed('refuse', titleIn(rules, state, prompt.source))]
    : [];

/** What is done where a card is let do what it may. */
function agreed(
  rules: Rules,
  state: State,
  { source }: Extract<Prompt, { readonly kind: 'option' }>,
): readonly Deed[] {
  // Who goes on by turns is asked by theirs what to do it with, and tells it by that.
  const isTold = isByTurns(state) || asksForToll(rules, state);
  return isTold ? [] : [deed('use', titleIn(rules, state, source))];
}

export function told(
  rules: Rules,
  state: State,
  prompt: Prompt,
  decision: Decision,
  labels: Labels,
  questions: Questions = [],
): readonly Deed[] {
  const title = (id: CardId): string => titleIn(rules, state, id);
  const server = (id: CardId): string => state.cards[id]?.server ?? '';
  const by = prompt.for;
  switch (decision.do) {
    case 'keep':
    case 'mulligan':
    case 'gain-credit':
    case 'draw':
      return [deed(decision.do, by)];
    case 'purge':
    case 'remove-tag':
    case 'jack-out':
      return [deed(decision.do)];
    case 'trash-resource':
    case 'play':
    case 'discard':
      return [deed(decision.do, title(decision.card))];
    case 'advance':
    case 'rez':
    case 'score':
      return [deed(decision.do, `${title(decision.card)} in ${server(decision.card)}`)];
    case 'install':
      return [
        deed(
          'install',
          decision.server === undefined
            ? title(decision.card)
            : `${title(decision.card)} in ${decision.server}`,
        ),
        ...(decision.host === undefined ? [] : [deed('host', title(decision.host))]),
      ];
    case 'run':
    case 'server':
      return [deed(decision.do, decision.server)];
    case 'use':
      return [deed('use', abilityName(rules, state, decision.card, decision.ability))];
    case 'access': {
      const asked = state.cards[decision.card];
      const inArchives = asked?.zone === 'archives' || asked?.server === 'Archives';
      return inArchives ? [deed('access', title(decision.card))] : [];
    }
    case 'replace':
      return [deed('replace', title(decision.card))];
    case 'trash-accessed':
    case 'steal':
      return prompt.kind === 'accessed' || prompt.kind === 'steal'
        ? [deed(decision.do, title(prompt.card))]
        : [];
    case 'leave-accessed':
      // An agenda that could have been trashed is stolen then, where what that costs can be paid.
      return prompt.kind === 'accessed' ? left(rules, state, prompt.card, decision) : [];
    case 'decline-steal':
      return prompt.kind === 'accessed' || prompt.kind === 'steal'
        ? [deed('leave', title(prompt.card))]
        : [];
    case 'pick':
      // It is told by where all of it lies at last.
      if (arrangesIce(state)) return [];
      // What a counter is paid from is asked with what it is paid for.
      if (isLowering(state, prompt)) return [deed('lower', title(decision.card))];
      if (drainedIn(state) !== null) return [deed('drain', title(decision.card), 'counters')];
      if (isOneAsked(questions, prompt, title)) return [deed('agree', title(prompt.source)), deed('use', title(prompt.source))];
      return [
        deed(
          prompt.kind === 'pick' && (prompt.why === 'arrange' || prompt.why === 'host')
            ? prompt.why
            : 'pick',
          title(decision.card),
          prompt.kind === 'pick' && prompt.why !== 'arrange' ? prompt.why : null,
        ),
      ];
    case 'done':
      if (arrangesIce(state)) return [];
      return [deed('decline', by), ...refused(rules, state, prompt)];
    case 'break': {
      const ice = encounterIn(state)?.vars.ice ?? null;
      return [deed('break', `${titleIn(rules, state, ice)}: ${labels()[decision.sub] ?? ''}`)];
    }
    case 'option':
      if ((decision.option === 'yes' || decision.option === 'no') && prompt.kind === 'option') {
        const priced = asPriced(questions, title(prompt.source), decision.option === 'yes');
        if (priced !== null) return [deed('option', `${by} ${wordOf(priced)}`)];
      }
      if (decision.option === 'no')
        return [prompt.kind === 'option' && asksWhether(prompt) ? deed('refuse', title(prompt.source)) : deed('decline', by)];
      // What a card lets its player do may be to jack out.
      if (decision.option === 'yes' && prompt.kind === 'option' && asksToJackOut(questions, title(prompt.source)) && jacksOut(rules, state, decision))
        return [deed('agree', title(prompt.source)), deed('use', title(prompt.source)), deed('jack-out')];
      if (decision.option === 'yes' && prompt.kind === 'option')
        return [deed('agree', title(prompt.source)), ...agreed(rules, state, prompt)];
      // What is none of the game's yet is chosen by its title: an identity, or a card that theirs has its player click.
      if (isTitle(rules, decision.option, asksForCards(questions, prompt, title)))
        return [deed('pick', cleanTitle(decision.option))];
      return [deed('option', `${by} ${optionWord(decision.option, () => labelsAsked(rules, state, labels))}`)];
    case 'first': {
      const sources = prompt.kind === 'order' ? prompt.sources : [];
      const chosen = titleIn(rules, state, sources[decision.ability] ?? null);
      const other = sources
        .map((id) => titleIn(rules, state, id))
        .find((name, at) => at !== decision.ability && name !== chosen);
      return other === undefined ? [] : [deed('first', `${chosen} over ${other}`)];
    }
    case 'number':
      // What both sides spend in secret is told once both have answered, whoever was first.
      return [
        deed('number', String(decision.number), prompt.kind === 'number' ? `by ${prompt.source}` : null),
      ];
    case 'bid':
      return [deed('bid', `${by} ${decision.credits}`)];
    case 'pass':
    case 'continue':
      return [deed('pass', by)];
    case 'access-zone':
    case 'pay':
    case 'random':
    case 'shuffle':
      return [];
    // The record has no command for it: that the winner is the true one is compared at each entry.
    case 'concede':
      return [];
  }
}

/** The Runner jacks out by it, and not by what else the card asks about. */
function jacksOut(rules: Rules, state: State, decision: Decision): boolean {
  const taken = rules.apply(state, decision);
  return taken.ok && taken.facts.some(({ type }) => type === 'jacked-out' || type === 'run-ended');
}

/** One card may be chosen, or none: theirs asks whether it is. */
const isOneAsked = (
  questions: Questions,
  prompt: Prompt,
  title: (id: CardId) => string,
): prompt is Prompt & { readonly kind: 'pick'; readonly source: CardId } => {
  if (prompt.kind !== 'pick' || prompt.why !== 'choose' || !prompt.done) return false;
  const { from, source } = prompt;
  if (source === null || from.length !== 1) return false;
  const own = questions.filter(({ cardTitle }) => cleanTitle(cardTitle ?? '') === title(source));
  // What it asked before is answered.
  const last = own.at(-1);
  return last !== undefined && isWhetherPrompt(last);
};

const isTitle = ({ pool }: Rules, option: string, isOfAny: boolean): boolean =>
  pool.definitions.some(({ value }) => (isOfAny || value.type === 'identity') && value.title === option);

const asksForCards = (questions: Questions, prompt: Prompt, title: (id: CardId) => string): boolean =>
  prompt.kind === 'option' &&
  questions.some(({ cardTitle, kind }) => kind === 'select' && cleanTitle(cardTitle ?? '') === title(prompt.source));

/** The first word of an answer: of a subroutine that is to resolve that of its label; what damage is taken theirs calls to suffer it. */
function optionWord(option: string, labels: Labels): string {
  if (/^take(?:-\d+)?(?:-\w+)?-damage$/.test(option)) return 'suffer';
  const sub = /^sub-(\d+)$/.exec(option)?.[1];
  const answer = sub === undefined ? option : (labels()[Number(sub)] ?? option);
  return answer.split(/[ -]/)[0]?.toLowerCase() ?? '';
}

/** What chance decides shows by what happens; accesses, too, as theirs asks about each of them. */
export function happened(rules: Rules, state: State, facts: readonly Fact[]): readonly Deed[] {
  return facts.flatMap((fact): Deed[] => {
    if (fact.type === 'accessed' && fact.from !== 'archives')
      return [deed('accessed', titleIn(rules, state, fact.card.card))];
    if (fact.type === 'trashed' && fact.damage !== undefined)
      return [deed('damage', titleIn(rules, state, fact.card.card), 'damage')];
    if (fact.type === 'credits-spent') {
      const paid = (name: string, credits: number): Deed[] =>
        new Array<Deed>(credits).fill(deed('pay', name, 'payment'));
      const { run, cards } = fact.from;
      return [
        ...paid('run-credits', run),
        ...cards.flatMap(({ card, credits }) => paid(titleIn(rules, state, card.card), credits)),
      ];
    }
    return [];
  });
}

function deviation(
  rules: Rules,
  { state, next }: { readonly state: State; readonly next: State },
  { kind, answer, card, credits, historyIndex, decisions = [], open = [] }: Note,
  from: number,
  byHand: CardId | null,
  labels: Labels,
  chooser: Side | null,
): StatedDeed[] {
  const title = titleIn(rules, state, card);
  const place = { after: Math.max(from, historyIndex - 1), until: historyIndex, told: 'deviation' } as const;
  switch (kind) {
    case 'no-effect': {
      const value = rules.pool.definitions[state.cards[card]?.def ?? -1]?.value;
      const asksForX = value !== undefined && 'cost' in value && value.cost === 'X';
      return [
        { ...deed('play', title), ...place },
        ...(asksForX ? [{ ...deed('number', String(credits)), ...place }] : []),
      ];
    }
    case 'out-of-window': {
      const { led, that } = partedIn(rules.pool, state, card, decisions);
      const doesByItself =
        doesForTrash(rules.pool, state.cards[card]?.def ?? -1) && isBesideTrash(next, card);
      return [
        ...inOrder(rulesOf(rules.pool, 'every-step'), state, led, labels, byHand),
        // What is not installed any more is used by nobody: it does by itself what its line tells.
        ...(doesByItself ? [] : [deed('use', title)]),
        ...(that === null ? [] : [deed('pick', titleIn(rules, state, that), 'removed')]),
      ].map((one) => ({ ...one, ...place }));
    }
    case 'early-use':
      return inOrder(rulesOf(rules.pool, 'every-step'), state, decisions.slice(0, -1), labels)
        .concat(deed('use', title))
        .map((one) => ({ ...one, ...place }));
    case 'idle-use': {
      const [picked, paidFor] = decisions;
      const { prompt } = state;
      if (picked?.do !== 'pick' || prompt === null) {
        const used = deed('use', title);
        return [used, ...(paysX(rules, state, card) ? [deed('number', String(credits))] : [])].map(
          (one) => ({ ...one, ...place }),
        );
      }
      // What lowers a cost is no use of its own, but by hand.
      const first =
        paidFor === undefined
          ? prompt.kind === 'action'
            ? [deed('use', title)]
            : []
          : told(rules, state, prompt, paidFor, labels);
      return [...first, deed('lower', titleIn(rules, state, picked.card))].map((one) => ({ ...one, ...place }));
    }
    case 'cancelled':
      return [{ ...deed('use', title), ...place }];
    case 'nothing-trashed':
    case 'grip-trashed':
      return [{ ...deed('trash-resource', title), ...place }];
    case 'cost-paid':
      return [{ ...deed('trash-accessed', title), ...place }];
    case 'console-replaced':
      return decisions.flatMap((one) =>
        one.do === 'install' || one.do === 'play' || one.do === 'pick'
          ? [{ ...deed(decisions[0]?.do === 'install' && isOfGrip(state, one) ? 'lower' : one.do, titleIn(rules, state, one.card)), ...place }]
          : [],
      );
    case 'room-made':
      return decisions.flatMap((one) =>
        one.do === 'pick'
          ? [{ ...deed('pick', titleIn(rules, state, one.card), 'room'), ...place }]
          : [],
      );
    case 'held-open':
    case 'early-refill':
      return inOrder(rulesOf(rules.pool, 'every-step'), state, decisions, labels).map((one) => ({ ...one, ...place }));
    case 'early-rez':
    case 'early-pump': {
      const isPumpedForX = kind === 'early-pump' && pumpsForX(rules.pool, state.cards[card]?.def ?? -1);
      const led = inOrder(rulesOf(rules.pool, 'every-step'), state, decisions, labels, byHand);
      return [
        ...led,
        kind === 'early-rez'
          ? // It may be installed on the way.
            deed('rez', `${title} in ${next.cards[card]?.server ?? ''}`)
          : isPumpedForX
            ? deed('use', `${title} ${breaksForX(rules.pool, state.cards[card]?.def ?? -1) ? 'break' : 'pump'}`)
            : deed('use', `${title} pump`),
        ...(isPumpedForX ? [deed('number', String(credits))] : []),
        ...runCreditsPaid(state, next, led),
      ].map((one) => ({ ...one, ...place }));
    }
    case 'unanswered': {
      const ways = [decisions, ...open].map((way) =>
        inOrder(optionalRules(rules), freed(rules.pool, state), way, labels).filter(({ kind }) => kind !== 'arrange' && !isWhether(kind)),
      );
      const [stated = [], ...others] = ways;
      if (others.length === 0) return stated.map((one) => ({ ...one, ...place }));
      return stated.flatMap((one, at) =>
        openly([one], others.map((way) => way.slice(at, at + 1))).map((deed) => ({
          ...deed,
          ...place,
        })),
      );
    }
    case 'barred':
      return decisions
        .flatMap((one) => (state.prompt === null ? [] : told(rules, state, state.prompt, one, labels)))
        .map((one) => ({ ...one, ...place }));
    case 'in-vain': {
      // Of an icebreaker that raises itself by X its line tells what it is used for.
      const used = state.cards[card]?.def ?? -1;
      const forX = breaksForX(rules.pool, used) ? ' break' : ' pump';
      return [{ ...deed('use', `${title}${pumpsForX(rules.pool, used) ? forX : ''}`), ...place }];
    }
    case 'loan':
      return [{ ...deed('use', title), ...place }];
    case 'answered':
      return answer === undefined ? [] : [{ ...answeredOpenly(title, answer), ...place }];
    case 'sub-apart':
      return [
        ...paidOnTheWay(rules, state, decisions),
        ...chosenToResolve(chooser, decisions, () => labels(title)),
      ].map((one) => ({ ...one, ...place }));
    case 'ends-amid':
      return inOrder(rulesOf(rules.pool, 'every-step'), state, decisions, labels).map((one) => ({
        ...one,
        ...place,
        after: from,
      }));
    case 'idle-rez':
    case 'emptied':
    case 'unprepared':
    case 'unfired':
    case 'unaccessed':
    case 'loan-kept':
    case 'loan-repaid':
    case 'loan-spent':
    case 'set-by-hand':
      return [];
  }
}

/** What a deviation itself is paid of the credits of the run, beside what is told of the way to it. */
function runCreditsPaid(state: State, next: State, led: readonly Deed[]): readonly Deed[] {
  const told = led.filter(({ kind, what }) => kind === 'pay' && what === 'run-credits').length;
  const paid = state.runner.runCredits - next.runner.runCredits - told;
  return new Array<Deed>(Math.max(0, paid)).fill(deed('pay', 'run-credits', 'payment'));
}

/** Who is asked by theirs which subroutine of ice is to resolve, where anybody is. */
const chooserIn = (entries: readonly Entry[], { historyIndex }: Note): Side | null =>
  SIDES.find((side) =>
    promptOf(entries[historyIndex - 1]?.state ?? {}, side)?.message.startsWith('Choose a subroutine to resolve'),
  ) ?? null;

/** The subroutine that resolves apart from the others is the one that was chosen. */
const chosenToResolve = (
  chooser: Side | null,
  decisions: readonly Decision[],
  labels: Labels,
): readonly Deed[] =>
  chooser === null
    ? []
    : decisions.flatMap((one) =>
        one.do === 'first' ? [deed('option', `${chooser} ${optionWord(`sub-${one.ability}`, labels)}`)] : [],
      );

/** What nothing shows is told as open, and may be none. */
function answeredOpenly(title: string, answer: NonNullable<Note['answer']>): Omit<StatedDeed, 'after' | 'until' | 'told'> {
  const one = answeredWith(title, answer);
  if (answer.others === undefined) return one;
  const others = answer.others.map((told) => answeredWith(title, { ...answer, told }));
  return { ...one, others, mayBeNone: true };
}

/** An answer of theirs in its own words. */
function answeredWith(title: string, { kind, side, told: said }: NonNullable<Note['answer']>): Deed {
  const what = cleanTitle(said);
  if (said === 'yes') return deed('use', title);
  if (kind === 'option' && said === 'no') return deed('refuse', cleanTitle(title));
  if (kind === 'card') return deed('pick', what);
  if (kind === 'arranged') return deed('arrange', what);
  if (kind === 'option') return deed('option', `${side} ${wordOf(what)}`);
  return deed(kind, what === 'New remote' ? 'new' : what);
}

/** What is paid for an ability of it is a number that its player chooses. */
const paysX = ({ pool }: Rules, { cards }: State, id: CardId): boolean =>
  pool.definitions[cards[id]?.def ?? -1]?.abilities.some(
    ({ ability }) => ability.kind === 'paid' && ability.cost.x !== undefined,
  ) === true;

/** What is paid from cards and of a run before the subroutines that a deviation is about. */
function paidOnTheWay(rules: Rules, from: State, decisions: readonly Decision[]): readonly Deed[] {
  const led = decisions.slice(0, decisions.findLastIndex(({ do: what }) => what !== 'break' && what !== 'first') + 1);
  const step = rulesOf(rules.pool, 'every-step');
  let state = from;
  return led.flatMap((decision): readonly Deed[] => {
    const taken = step.apply(state, decision);
    if (!taken.ok) throw new Error('what leads to a deviation cannot be taken again');
    ({ state } = taken);
    return happened(rules, state, taken.facts.filter(isPaid));
  });
}

const forced: ReadonlySet<Decision['do']> = new Set(['steal', 'leave-accessed']);

/** What is decided on the way through a deviation. */
function inOrder(
  rules: Rules,
  from: State,
  decisions: readonly Decision[],
  labels: Labels,
  byHand: CardId | null = null,
): Deed[] {
  let state = from;
  return decisions.flatMap((decision, at) => {
    const { prompt } = state;
    const taken = rules.apply(state, decision);
    if (prompt === null || !taken.ok) throw new Error('a deviation cannot be taken again');
    // What was just used by hand is used once, whether its question is answered here or later.
    const goesOn = at === 0 && prompt.kind === 'option' && prompt.source === byHand;
    // A card that can only be stolen, or left, is no choice of anybody: elsewhere ours does not ask, nor does the record tell it.
    const isForced = forced.has(decision.do) && rules.legal(state).length === 1;
    const deeds = goesOn || isForced ? [] : told(rules, state, prompt, decision, labels);
    ({ state } = taken);
    return [...deeds, ...happened(rules, state, taken.facts.filter(isPaid))];
  });
}

const isPaid = ({ type }: Fact): boolean => type === 'credits-spent';
