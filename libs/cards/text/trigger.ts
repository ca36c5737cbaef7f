import type { Trigger, TriggerEvent, Side, Use } from '#rules';
import { sayCondition } from './condition';
import { counterNoun } from './counter';
import { a, list, plural, thirdPerson } from './english';
import { anyOf, noun, sayTarget } from './filter';
import { typeNoun } from './kind';
import { zoneWords } from './place';
import { onServer, serverWords } from './server';
import { deckName, does, handOf, name, whose, type Voice } from './voice';

type Event = (t: Trigger, v: Voice) => string;

/** The card of the fact, or a word for any. */
const what = (t: Trigger, v: Voice, any: string): string => {
  if (t.this === true) return v.self;
  if (t.chosen === true) return `the chosen ${any.split(' ').at(-1) ?? any}`;
  if (t.target === true) return v.target;
  if (t.card?.same !== undefined && Object.keys(t.card).length === 1)
    return sayTarget(t.card.same, v);
  return t.card === undefined ? any : anyOf(t.card, v);
};

const card = (t: Trigger, v: Voice): string => what(t, v, 'a card');
const ice = (t: Trigger, v: Voice): string =>
  `${what(t, v, 'a piece of ice')}${t.server === undefined ? '' : ` protecting ${serverWords(t.server)}`}`;
const someone = (t: Trigger, v: Voice, phrase: string): string =>
  t.side === undefined ? `a player ${thirdPerson(phrase)}` : does(v, t.side, phrase);
/** A side does it, whether the trigger says so or not. */
const by = (side: Side, phrase: (t: Trigger, v: Voice) => string): Event => {
  return (t, v) => does(v, side, phrase(t, v));
};
const cameFrom = (t: Trigger): string => {
  if (t.from === undefined || t.from === 'installed') return '';
  return t.from === 'play' ? ' after it resolved' : ` from ${zoneWords[t.from]}`;
};

const notIn = ({ notFrom }: Trigger): string =>
  notFrom === undefined ? '' : ` not in ${zoneWords[notFrom]}`;

/** What a click was spent on, as one does it. */
const useWords: Readonly<Record<Use['for'], string>> = {
  'gain-credit': 'gain a credit as an action',
  draw: 'draw 1 card as an action',
  purge: 'purge virus counters as an action',
  'remove-tag': 'remove a tag as an action',
  advance: 'advance a card',
  'trash-resource': 'trash a resource',
  run: 'make a run',
  install: 'install a card',
  play: 'play a card',
  rez: 'rez a card',
  ability: 'use an ability',
  'trash-accessed': 'trash a card',
  steal: 'steal an agenda',
  trace: 'raise a trace',
};

/** Where a card is installed. */
function installedAt(t: Trigger, v: Voice): string {
  if (t.host === 'this') return ` on ${v.self}`;
  if (t.from !== undefined) return cameFrom(t);
  const where = t.card?.type === 'ice' ? ' protecting' : ' in';
  return onServer(t.server).replace(/^ on/, where);
}
/** Ice protects a server, whatever else is in it. */
function lyingAt(t: Trigger, v: Voice): string {
  const at = installedAt(t, v);
  return t.card?.type === undefined ? at.replace(/^ in /, ' in or protecting ') : at;
}
const counters = (t: Trigger): string =>
  t.kind === undefined ? 'counters' : plural(counterNoun[t.kind]);
function searchedDeck({ side }: Trigger, v: Voice): string {
  if (side === undefined) return 'a deck';
  if (side === 'corp') return 'R&D';
  return side === v.me ? deckName(v, 'stack') : 'their stack';
}
const passive =
  (participle: string): Event =>
  (t, v) =>
    `${card(t, v)} is ${participle}`;

const inServer = (t: Trigger): string => onServer(t.server).replace(/^ on/, ' in');
/** What lies before a server is trashed with it, where nothing says that ice is not meant. */
const trashedFrom = (t: Trigger): string =>
  t.server === 'this' && t.card === undefined ? ' in or protecting this server' : inServer(t);
const fromServer = (t: Trigger): string => onServer(t.server).replace(/^ on/, ' from');

/** What happens, as a clause after "when". */
export const triggerWords: { readonly [K in TriggerEvent]: Event } = {
  'sides-chosen': () => 'the game begins',
  'hands-due': () => 'starting hands are drawn',
  'first-turn-due': () => 'the first turn begins',
  'turn-began': (t, v) =>
    t.side === undefined ? 'a turn begins' : `${whose(v, t.side)} turn begins`,
  'turn-ended': (t, v) => (t.side === undefined ? 'a turn ends' : `${whose(v, t.side)} turn ends`),
  'phase-began': () => 'a phase begins',
  'clicks-gained': (t, v) => someone(t, v, 'gain clicks'),
  'clicks-spent': (t, v) =>
    someone(
      t,
      v,
      t.use === undefined
        ? t.sameAction === undefined
          ? 'spend a click'
          : `have spent ${t.sameAction} clicks on the same action`
        : `spend a click to ${list(
            t.use.map((one) => useWords[one]),
            'or',
          )}`,
    ),
  'clicks-lost': (t, v) => someone(t, v, 'lose clicks'),
  'credits-gained': (t, v) => {
    if (t.through === undefined) return someone(t, v, 'gain credits');
    const from = t.through.other === true ? `another card than ${v.self}` : 'a card';
    return `${someone(t, v, 'gain credits')} through an ability of ${from}`;
  },
  'credits-taken': (t, v) => `credits are taken from ${card(t, v)}`,
  'credits-spent': (t, v) => someone(t, v, 'spend credits'),
  'card-credits-spent': (t, v) => someone(t, v, `spend credits from ${card(t, v)}`),
  'pool-empty': (t, v) =>
    someone(
      t,
      v,
      `have no credits in ${t.side === undefined ? 'the' : whose(v, t.side)} credit pool`,
    ),
  'credits-lost': (t, v) => someone(t, v, 'lose credits'),
  drew: (t, v) => {
    if (t.how === 'turn') return someone(t, v, 'take the mandatory draw');
    const action = t.how === 'action' ? ' as an action' : '';
    return someone(t, v, `${t.each === true ? 'draw a card' : 'draw cards'}${action}`);
  },
  mulliganed: (t, v) => someone(t, v, 'take a mulligan'),
  installed: (t, v) =>
    t.side === undefined && t.this !== true
      ? `${card(t, v)} is installed${installedAt(t, v)}`
      : does(v, t.side ?? v.me, `install ${card(t, v)}${installedAt(t, v)}`),
  'server-created': by('corp', () => 'create a server'),
  played: (t, v) =>
    t.side === undefined ? `${card(t, v)} is played` : does(v, t.side, `play ${card(t, v)}`),
  rezzed: (t, v) =>
    t.this === true ? `you rez ${v.self}` : `${card(t, v)}${lyingAt(t, v)} is rezzed`,
  derezzed: (t, v) =>
    t.side === undefined ? `${card(t, v)} is derezzed` : does(v, t.side, `derez ${card(t, v)}`),
  'turned-facedown': passive('turned facedown'),
  'turned-faceup': passive('turned faceup'),
  flipped: passive('flipped'),
  exposed: passive('exposed'),
  revealed: passive('revealed'),
  looked: (t, v) => someone(t, v, 'look at cards'),
  trashed: (t, v) => {
    const cause =
      t.damage === undefined ? cameFrom(t) : ` by ${list(t.damage, 'or')} damage${cameFrom(t)}`;
    const isInstalled = t.from === 'installed';
    const held = isInstalled && t.this === true ? ' while it is installed' : '';
    const lost =
      isInstalled && t.this !== true
        ? what({ ...t, card: { in: 'installed', ...t.card } }, v, 'an installed card')
        : card(t, v);
    return t.by === undefined
      ? `${lost} is trashed${cause}${held}`
      : does(v, t.by, `trash ${lost}${held}${cameFrom(t)}${trashedFrom(t)}`);
  },
  'removed-from-game': passive('removed from the game'),
  discarded: passive('discarded'),
  returned: passive('returned'),
  hosted: passive('hosted'),
  brought: passive('brought into the game'),
  searched: (t, v) => someone(t, v, `search ${searchedDeck(t, v)}`),
  shuffled: () => 'a deck is shuffled',
  arranged: (t, v) => someone(t, v, 'arrange cards of a deck'),
  swapped: () => 'cards are swapped',
  advanced: (t, v) => `${card(t, v)}${lyingAt(t, v)} is advanced`,
  'tokens-placed': (t, v) => `${counters(t)} are placed on ${card(t, v)}${lyingAt(t, v)}`,
  'tokens-removed': (t, v) =>
    t.spent === true
      ? does(
          v,
          t.side ?? v.me,
          `spend ${a(t.kind === undefined ? 'counter' : counterNoun[t.kind])} from ${card(t, v)}`,
        )
      : `${counters(t)} are removed from ${card(t, v)}`,
  purged: (_, v) => does(v, 'corp', 'purge virus counters'),
  'tags-taken': by('runner', () => 'take a tag'),
  'tags-avoided': by('runner', () => 'avoid a tag'),
  'tags-removed': by('runner', () => 'remove a tag'),
  'bad-publicity-taken': by('corp', () => 'take bad publicity'),
  'damage-suffered': by(
    'runner',
    (t) => `suffer ${t.damage === undefined ? '' : `${list(t.damage, 'or')} `}damage`,
  ),
  'bad-publicity-removed': by('corp', () => 'remove bad publicity'),
  'damage-prevented': (t, v) => {
    const damage = `${t.damage === undefined ? '' : `${list(t.damage, 'or')} `}damage`;
    return t.with === 'this' ? `${v.self} prevents ${damage}` : `${damage} is prevented`;
  },
  'trash-prevented': (t, v) => `the trashing of ${card(t, v)} is prevented`,
  'exposure-prevented': (t, v) => `the exposure of ${card(t, v)} is prevented`,
  chosen: passive('chosen'),
  'option-chosen': (t, v) => someone(t, v, 'make a choice'),
  'run-began': by('runner', (t) =>
    t.ice === undefined
      ? `make a run${onServer(t.server)}`
      : `make a run on a server protected by ${t.ice} or more pieces of ice`,
  ),
  'run-moved': () => 'the attacked server changes',
  'ice-approached': by('runner', (t, v) => `approach ${ice(t, v)}`),
  'ice-encountered': by('runner', (t, v) => `encounter ${ice(t, v)}`),
  'sub-broken': by('runner', (t, v) =>
    t.with === 'this' ? `break a subroutine with ${v.self}` : `break a subroutine of ${ice(t, v)}`,
  ),
  'strength-changed': (t, v) => `the strength of ${card(t, v)} changes`,
  'all-broken': by(
    'runner',
    (t, v) =>
      `break all subroutines on ${ice(t, v)}${t.with === 'this' ? ` with ${v.self} alone` : ''}`,
  ),
  'sub-resolved': (t, v) => `a subroutine of ${ice(t, v)} resolves`,
  'ice-bypassed': by('runner', (t, v) => `bypass ${ice(t, v)}`),
  'encounter-ended': (t, v) =>
    t.with === 'this'
      ? `an encounter ends in which ${name(v, 'runner')} broke a subroutine with ${v.self}`
      : t.card === undefined && t.this !== true && t.server === undefined
        ? 'that encounter ends'
        : `an encounter with ${ice(t, v)} ends`,
  'ice-passed': by('runner', (t, v) => `pass ${ice(t, v)}`),
  'server-approached': by('runner', (t) =>
    t.server === undefined
      ? 'approach a server'
      : `approach${onServer(t.server).replace(/^ on/, '')}`,
  ),
  'jacked-out': by('runner', () => 'jack out'),
  'run-successful': by('runner', (t) => `make a successful run${onServer(t.server)}`),
  'run-unsuccessful': by('runner', (t) => `make an unsuccessful run${onServer(t.server)}`),
  accessed: by('runner', (t, v) => `access ${card(t, v)}`),
  'breach-began': by('runner', (t) => `access cards${fromServer(t)}`),
  'breach-ended': by('runner', (t) => `finish accessing cards${fromServer(t)}`),
  'play-ended': (t, v) =>
    `${t.first === undefined ? '' : 'the first '}${t.card === undefined ? 'card' : noun(t.card, v).one} that ${does(v, t.side ?? v.me, 'play')}${t.first === undefined ? '' : ' each turn'} has resolved`,
  'hand-empty': (t, v) => someone(t, v, `have no cards in ${handOf(v, t.side)}`),
  'access-ended': by('runner', (t, v) =>
    t.trashed === true
      ? `trash ${card(t, v)} being accessed`
      : `finish accessing ${card(t, v)}${notIn(t)}${t.spared === true ? ' that was neither trashed nor stolen' : ''}`,
  ),
  stolen: by('runner', (t, v) => `steal ${what(t, v, 'an agenda')}`),
  scored: by(
    'corp',
    (t, v) => `score ${what(t, v, 'an agenda')}${t.server === 'this' ? ' from this server' : ''}`,
  ),
  'added-to-score-area': (t, v) =>
    `${card(t, v)} is added to ${t.side === undefined ? 'a' : whose(v, t.side)} score area`,
  forfeited: (t, v) =>
    t.side === undefined ? `${card(t, v)} is forfeited` : does(v, t.side, 'forfeit an agenda'),
  'run-ended': (t, v) => {
    if (t.outcome === undefined)
      return t.server === undefined ? 'the run ends' : `a run${onServer(t.server)} ends`;
    return v.inRun === true
      ? `this run ends and was ${t.outcome}`
      : `${a(t.outcome)} run${onServer(t.server)} ends`;
  },
  'trace-began': () => 'a trace begins',
  bid: (t, v) => someone(t, v, 'spend credits on a trace'),
  'trace-ended': (t) => (t.outcome === undefined ? 'a trace ends' : `a trace is ${t.outcome}`),
  'ability-used': (t, v) =>
    t.trashSymbol === true
      ? `an ability of ${card(t, v)} is used that trashes it as a cost`
      : `an ability of ${card(t, v)} is used`,
  'ability-resolved': (t, v) => `an ability of ${card(t, v)} resolves`,
  'loop-ended': () => 'a loop ends',
  'spent-in-secret': () => 'credits spent in secret are revealed',
  'game-ended': () => 'the game ends',
};

const once = (t: Trigger): boolean =>
  t.this === true ||
  (t.on === 'encounter-ended' && t.with === undefined) ||
  t.on === 'turn-began' ||
  t.on === 'turn-ended' ||
  (t.on === 'run-ended' && t.outcome === undefined && t.server === undefined);

const firstWords: Readonly<Record<NonNullable<Trigger['first']>, string>> = {
  turn: 'the first time each turn',
  run: 'the first time each run',
};

const sayFirst = (first: NonNullable<Trigger['first']>, v: Voice): string =>
  first === 'run' && v.inRun === true ? 'the first time in this run' : firstWords[first];

/** With what the card of a fact is called. */
export const named = (t: Trigger, v: Voice): Voice => {
  const that = thatOf(t);
  return that === undefined ? v : { ...v, that };
};

/** What the card of a fact is called afterwards. */
export function thatOf(t: Trigger): string | undefined {
  const types = typeof t.on === 'string' ? [t.on] : t.on;
  const { type, subtype } = t.card ?? {};
  if (types.every((one) => one.startsWith('ice-') || one === 'all-broken')) return 'that ice';
  if (typeof type === 'string') return `that ${typeNoun[type].replace(/^piece of /, '')}`;
  if (type === undefined && subtype === 'icebreaker') return 'that icebreaker';
  return types.every((one) => one === 'scored' || one === 'stolen') ? 'that agenda' : undefined;
}

/** "whenever you make a successful run on HQ"; the requirement that belongs to it comes last. */
export function sayTrigger(t: Trigger, v: Voice): string {
  if (t.on === 'play-ended' || t.on === 'sides-chosen') return `when ${triggerWords[t.on](t, v)}`;
  if (t.on === 'hands-due' || t.on === 'first-turn-due')
    return `before ${triggerWords[t.on](t, v)}`;
  const types = typeof t.on === 'string' ? [t.on] : t.on;
  const what = types.map((type) => triggerWords[type](t, v)).join(' or ');
  const run = t.inRun === true ? ' during a run' : '';
  const isOnce = once(t) || (t.on === 'run-ended' && v.inRun === true);
  const lead = t.first === undefined ? (isOnce ? 'when' : 'whenever') : sayFirst(t.first, v);
  const mentioned = { ...named(t, v), ...(t.this === true ? { self: 'it' } : {}) };
  const requirement = t.if === undefined ? '' : `, if ${sayCondition(t.if, mentioned)}`;
  const that = t.first === undefined ? '' : ' that';
  return `${lead}${that} ${what}${run}${requirement}`;
}
