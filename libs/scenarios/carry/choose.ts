import { type Decision, type Prompt, type CardId, type State, isServerName } from '#rules';
import { isOneByOne } from '../one-by-one';
import { unspoken } from '../policy';
import { take, type Stand, type Table } from '../stand';
import { follow } from './follow';
import { hintsOf, type Hints } from './hints';
import { reject, type Carried, type Meant } from './meant';

/** Whether the question is the one the script answers: of this card, or within what it does. */
function isAbout(state: State, prompt: Prompt, meant: Meant): boolean {
  if (meant.for === null || prompt.kind === 'order' || prompt.kind === 'number') return true;
  if (prompt.kind === 'replace') return prompt.sources.includes(meant.for);
  const source = 'source' in prompt ? prompt.source : null;
  return source === null || source === meant.for || isDoing(state, meant.for);
}

/** The card an effect that is being carried out stands on. */
const isDoing = (state: State, id: CardId): boolean =>
  state.frames.some((one) => one.at === 'block' && one.vars.source === id);

/** The same question asked on: the effect that asked has not been left. */
const placeOf = ({ frames, prompt }: State): string => {
  const top = frames[frames.length - 1];
  const at = top?.at === 'block' ? `${top.vars.path}.${top.vars.i}` : '';
  const why = prompt?.kind === 'pick' ? prompt.why : '';
  return `${frames.length} ${top?.at ?? ''} ${at} ${prompt?.kind ?? ''} ${why}`;
};

/** The effect that asks, and everything that is part of it. */
const effectOf = ({ frames }: State): string => {
  const top = frames[frames.length - 1];
  return top?.at === 'block' ? top.vars.path : '';
};

/** A further choice of the same ability: "if it is a virus, another one". */
const goesOn = (table: Table, from: State, to: State): boolean =>
  effectOf(from) !== '' &&
  effectOf(to).startsWith(effectOf(from)) &&
  to.prompt?.kind === 'pick' &&
  to.prompt.why === 'choose' &&
  !isOneByOne(table.rules.pool, to);

/** What names cards that nobody chose. */
const shows: ReadonlySet<string> = new Set(['look', 'reveal', 'draw', 'random']);

/** Names under which the abilities being carried out keep cards that were only looked at. */
const shownNames = ({ rules }: Table, { frames }: State): ReadonlySet<string> =>
  new Set(
    frames.flatMap((frame) =>
      frame.at !== 'block'
        ? []
        : (rules.pool.effects.get(frame.vars.path) ?? []).flatMap((effect) =>
            shows.has(effect.do) && 'as' in effect && effect.as !== undefined ? [effect.as] : [],
          ),
    ),
  );

/** Cards this choice was made of without a question: the only ones there were, before it or after it. */
function takenUnasked(table: Table, before: Stand, after: Stand): ReadonlySet<CardId> {
  const facts = after.facts.slice(before.facts.length);
  const since = facts.flatMap((fact) =>
    fact.type === 'chosen' || fact.type === 'trashed' || fact.type === 'trash-prevented'
      ? [fact.card.card]
      : [],
  );
  const top = before.state.frames[before.state.frames.length - 1];
  if (top?.at !== 'block') return new Set(since);
  const shown = shownNames(table, before.state);
  const named = Object.entries(top.vars.named).flatMap(([name, cards]) =>
    shown.has(name) ? [] : cards,
  );
  return new Set([...since, ...named]);
}

const isOrder = ({ prompt }: State): boolean => prompt?.kind === 'pick' && prompt.why === 'arrange';

/** The choice that took these goes on; another time that the same ability asks it begins anew. */
const stillHolds = ({ frames }: State, taken: readonly CardId[]): boolean => {
  const top = frames[frames.length - 1];
  if (top?.at !== 'block' || taken.length === 0) return true;
  const { named, numbers } = top.vars;
  if ('#installed' in numbers || Object.keys(named).length === 0) return true;
  return Object.values(named).some((cards) => cards.some((id) => taken.includes(id)));
};

/** The card that was taken has a question of its own before the next can be: where it goes. */
const asksOfInstall = (before: Stand, { state }: Stand): boolean =>
  state.prompt?.kind === 'server' && state.frames.length >= before.state.frames.length;

/** What installing one card asks before the next is chosen: nothing makes room, and it is paid as usual. */
function pastInstall(table: Table, from: Stand, meant: Meant): Stand {
  let stand = from;
  for (;;) {
    const { prompt } = stand.state;
    // Its pins speak of the whole payment: they are for the step itself.
    const isOpen = prompt === null || prompt.kind === 'order' || meant.pay !== null;
    const decision = isOpen ? null : unspoken(prompt);
    const taken = decision === null ? null : take(table, stand, decision, meant.by);
    if (taken?.ok !== true) return stand;
    stand = taken.stand;
  }
}

/** Cards are chosen one after another; all of them together have to be what is asked for. */
function chooseCards(table: Table, before: Stand, meant: Meant): Carried {
  const cards = meant.cards ?? [];
  if (new Set(cards).size < cards.length)
    return reject('the same card twice', 'DUPLICATE_CHOICE', 'WRONG_COUNT');
  const asked = placeOf(before.state);
  const isAsked = ({ state }: Stand): boolean =>
    state.prompt?.kind === 'pick' &&
    (placeOf(state) === asked || goesOn(table, before.state, state));
  const taken: CardId[] = [];
  let stand = before;
  let open: readonly number[] = [];
  let rest = cards;
  while (rest.length > 0) {
    const { prompt } = stand.state;
    if (prompt?.kind !== 'pick' || !isAsked(stand)) break;
    const { from } = prompt;
    const card = rest.find((one) => from.includes(one));
    if (card === undefined) break;
    const picked = take(table, stand, { do: 'pick', card }, meant.by);
    if (!picked.ok)
      return reject(`${table.names.nameOf(card)}: ${picked.reason}`, 'BAD_TARGET', 'WRONG_COUNT');
    taken.push(card);
    open = from.filter((one) => one !== card);
    rest = rest.filter((one) => one !== card);
    stand = rest.length === 0 ? picked.stand : pastInstall(table, picked.stand, meant);
  }
  if (
    taken.length > 0 &&
    asksOfInstall(before, stand) &&
    isOneByOne(table.rules.pool, before.state)
  ) {
    stand = { ...stand, toInstall: rest };
    rest = [];
  }
  const wrong = misfit(table, before, stand, rest, isOrder(before.state) ? open : []);
  if (wrong !== null) {
    const isNone = rest.length === cards.length;
    return isNone ? reject(wrong, 'BAD_TARGET') : reject(wrong, 'WRONG_COUNT', 'BAD_TARGET');
  }
  const { prompt } = stand.state;
  // Cards that are named may answer each time that it is asked; where none is left, one time was meant.
  const isOver = placeOf(stand.state) === asked && !stillHolds(stand.state, taken);
  const isMore = prompt?.kind === 'pick' && prompt.why !== 'memory' && isAsked(stand) && !isOver;
  if (isMore && !(isOneByOne(table.rules.pool, stand.state) && cards.length > 0)) {
    // What a later effect of the ability wants besides is for another step to answer.
    if (placeOf(stand.state) !== asked && !(prompt.done && isFurther(table, stand.state)))
      return follow(table, stand, meant, [], { ...hintsOf(meant), options: [] });
    if (!prompt.done) return reject('that is too few', 'WRONG_COUNT');
    const ended = take(table, stand, { do: 'done' }, meant.by);
    if (!ended.ok) return reject(ended.reason, ended.code);
    stand = ended.stand;
  }
  return follow(table, stand, meant, [], { ...hintsOf(meant), options: [] });
}

/** Why cards that no question took are none of the choice; the last of an order has no question. */
function misfit(
  table: Table,
  before: Stand,
  after: Stand,
  rest: readonly CardId[],
  last: readonly number[],
): string | null {
  const unasked = takenUnasked(table, before, after);
  const wrong = rest.find((id) => !unasked.has(id) && !last.includes(id));
  return wrong === undefined ? null : `${table.names.nameOf(wrong)} cannot be chosen`;
}

/** "If it is a virus, another one": a choice that goes on under the same name. */
function isFurther({ rules }: Table, { frames }: State): boolean {
  const top = frames[frames.length - 1];
  if (top?.at !== 'block') return false;
  const effect = rules.pool.effects.get(top.vars.path)?.[top.vars.i];
  return effect?.do === 'choose' && effect.further !== undefined;
}

/** "This card or those": the first option under which the chosen cards can be chosen. */
function cardsUnderOption(
  table: Table,
  stand: Stand,
  meant: Meant,
  prompt: Extract<Prompt, { kind: 'option' }>,
): Carried {
  let refused: Carried | null = null;
  for (const option of prompt.options) {
    const taken = take(table, stand, { do: 'option', option }, meant.by);
    if (!taken.ok) continue;
    const tried = chooseOrDone(table, taken.stand, stand, meant);
    if (tried.ok) return tried;
    refused ??= tried;
  }
  return refused ?? reject('no cards are asked for', 'WRONG_WINDOW');
}

/** Where the option left no question, the cards it took have to be those that were said. */
function chooseOrDone(table: Table, stand: Stand, before: Stand, meant: Meant): Carried {
  const { prompt } = stand.state;
  const isOffered = prompt?.kind === 'pick' && prompt.from.some((id) => meant.cards?.includes(id));
  if (isOffered) return chooseCards(table, stand, meant);
  const facts = stand.facts.slice(before.facts.length);
  const chosen = facts.flatMap((fact) =>
    fact.type === 'chosen' && (meant.for === null || fact.by.card === meant.for)
      ? [fact.card.card]
      : [],
  );
  const moved = facts.flatMap((fact) =>
    fact.type === 'installed' || fact.type === 'returned' ? [fact.card.card] : [],
  );
  const taken = chosen.length > 0 ? chosen : moved;
  const cards = meant.cards ?? [];
  const same = taken.length === cards.length && cards.every((id) => taken.includes(id));
  return same ? { ok: true, stand } : reject('those cannot be chosen', 'WRONG_COUNT', 'BAD_TARGET');
}

function optionFor(prompt: Prompt, meant: Meant): readonly Decision[] | null {
  const { option } = meant;
  if (option === null) return null;
  if (prompt.kind === 'option') return [{ do: 'option', option }];
  if (prompt.kind === 'replace') {
    const source = meant.for ?? prompt.sources[0];
    if (option === 'access' || option === 'no') return [{ do: 'access-zone' }];
    const card = prompt.sources.find((one) => one === source);
    return card === undefined ? null : [{ do: 'replace', card }];
  }
  // Declining a choice "up to".
  return prompt.kind === 'pick' && option === 'no' ? [{ do: 'done' }] : null;
}

/** A server that is named where it may be chosen says "yes" with it. */
const isYesToServer = (prompt: Prompt, { option, server }: Meant): boolean =>
  prompt.kind === 'option' && option === null && server !== null && prompt.options.includes('yes');

function headsFor(prompt: Prompt, meant: Meant): readonly Decision[] | null {
  if (isYesToServer(prompt, meant)) return [{ do: 'option', option: 'yes' }];
  if (prompt.kind === 'order' && meant.option === 'resolve-first') {
    const [first] = meant.cards ?? (meant.for === null ? [] : [meant.for]);
    const ability = prompt.sources.findIndex((one) => one === first);
    return ability < 0 ? null : [{ do: 'first', ability }];
  }
  const byOption = optionFor(prompt, meant);
  if (byOption !== null) return byOption;
  if (prompt.kind === 'server' && meant.server !== null)
    return meant.server === 'new' || isServerName(meant.server)
      ? [{ do: 'server', server: meant.server }]
      : null;
  if (prompt.kind === 'number' && meant.number !== null)
    return [{ do: 'number', number: meant.number }];
  if (prompt.kind === 'subs') {
    const [sub = meant.number] = meant.subs ?? [];
    return sub === null ? null : [{ do: 'break', sub }];
  }
  return null;
}

/** What the head of the choice has not used. */
function restOf(prompt: Prompt, meant: Meant): Hints {
  const hints = hintsOf(meant);
  if (prompt.kind === 'number') hints.numbers = [];
  if (prompt.kind === 'server') hints.servers = [];
  if (prompt.kind === 'subs') hints.subs.shift();
  hints.options = [];
  hints.picks.push(...(prompt.kind === 'order' ? [] : (meant.cards ?? [])));
  return hints;
}

const isCopyOf = ({ cards }: State, one: CardId, other: CardId | undefined): boolean =>
  cards[one]?.def === cards[other ?? one]?.def;

/** "You may" where only cards are asked for: so many of copies, the one there is, or those the script goes on to name. */
function acceptPick(
  table: Table,
  stand: Stand,
  meant: Meant,
  { from }: Extract<Prompt, { kind: 'pick' }>,
): Carried {
  const { number } = meant;
  if (number !== null && from.every((id) => isCopyOf(stand.state, id, from[0])))
    return number > from.length
      ? reject('there are not so many', 'WRONG_COUNT')
      : chooseCards(table, stand, { ...meant, cards: from.slice(0, number), number: null });
  const [only] = from;
  if (from.length !== 1 || only === undefined) return { ok: true, stand };
  return follow(table, stand, meant, [{ do: 'pick', card: only }], {
    ...hintsOf(meant),
    options: [],
  });
}

/** "You may", said of a card that offers something for the card being accessed. */
function useOnAccess(table: Table, stand: Stand, meant: Meant, card: CardId): Carried {
  for (const one of table.rules.legal(stand.state)) {
    if (one.do !== 'use' || one.card !== card) continue;
    return follow(table, stand, meant, [one], { ...hintsOf(meant), options: [] });
  }
  return reject('it offers nothing here', 'WRONG_WINDOW', 'BAD_TARGET');
}

/** The only card there was to install was not asked about, and its place is. */
function isToPlace({ frames, prompt }: State, { cards, server }: Meant): boolean {
  const top = frames[frames.length - 1];
  if (prompt?.kind !== 'server' || top?.at !== 'install' || server !== null) return false;
  return cards?.length === 1 && cards[0] === top.vars.card;
}

/** The subroutine that is broken can be said by its number along with the "yes". */
function numberedSub(table: Table, stand: Stand, meant: Meant): Carried {
  const { prompt } = stand.state;
  if (prompt?.kind !== 'subs' || meant.number === null) return { ok: true, stand };
  const sub: Decision = { do: 'break', sub: meant.number };
  return follow(table, stand, meant, [sub], { ...hintsOf(meant), numbers: [], options: [] });
}

/** An answer to a question with content. */
export function choose(table: Table, stand: Stand, meant: Meant): Carried {
  const { prompt } = stand.state;
  if (prompt === null) return reject('nothing is asked', 'WRONG_WINDOW');
  if (!isAbout(stand.state, prompt, meant))
    return reject('something else is asked', 'MUST_RESOLVE', 'WRONG_WINDOW', 'BAD_TARGET');
  if (prompt.kind === 'pick' && meant.cards !== null && meant.option !== 'no')
    return chooseCards(table, stand, meant);
  if (prompt.kind === 'option' && meant.cards !== null && meant.option === null)
    return cardsUnderOption(table, stand, meant, prompt);
  if (prompt.kind === 'pick' && prompt.done && meant.option === 'yes')
    return acceptPick(table, stand, meant, prompt);
  if (prompt.kind === 'accessed' && meant.option === 'yes' && meant.for !== null)
    return useOnAccess(table, stand, meant, meant.for);
  if (isToPlace(stand.state, meant)) return { ok: true, stand };
  const heads = headsFor(prompt, meant);
  if (heads === null)
    return reject('that is no answer to what is asked', 'WRONG_WINDOW', 'BAD_TARGET');
  const carried = follow(table, stand, meant, heads, restOf(prompt, meant));
  if (carried.ok && prompt.kind === 'option') return numberedSub(table, carried.stand, meant);
  if (carried.ok || prompt.kind !== 'number') return carried;
  return { ...carried, codes: [...carried.codes, 'WRONG_COUNT', 'CANNOT_PAY'] };
}
