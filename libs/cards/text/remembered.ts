import type { Happening, RememberedKind } from '#rules';
import { a, list } from './english';
import { anyOf, sayTarget } from './filter';
import { zoneWords } from './place';
import { onServer } from './server';
import { name, type Voice } from './voice';

const what = (c: Happening, v: Voice, any: string): string => {
  if (c.this === true) return v.self;
  if (c.card?.same !== undefined) return sayTarget(c.card.same, v);
  return c.card === undefined ? any : anyOf(c.card, v);
};

/** What took place, in the past tense. */
export const rememberedWords: {
  readonly [K in RememberedKind]: (c: Happening, v: Voice) => string;
} = {
  'run-began': (_, v) => `${name(v, 'runner')} made a run`,
  'run-successful': (_, v) => `${name(v, 'runner')} made a successful run`,
  installed: (c, v) => `${name(v, c.side ?? v.me)} installed ${what(c, v, 'a card')}`,
  scored: (c, v) => `${name(v, 'corp')} scored ${what(c, v, 'an agenda')}`,
  stolen: (c, v) => `${name(v, 'runner')} stole ${what(c, v, 'an agenda')}`,
  accessed: (c, v) => `${name(v, 'runner')} accessed ${what(c, v, 'a card')}`,
  'damage-imminent': (_, v) => `${name(v, 'runner')} was about to suffer damage`,
  'harm-imminent': (_, v) =>
    `${name(v, 'runner')} ${v.me === 'runner' ? 'were' : 'was'} about to take tags or suffer net damage`,
  'server-created': (_, v) => `${name(v, 'corp')} created a remote server`,
  'pool-empty': (c, v) => `${name(v, c.side ?? v.me)} had no credits in the credit pool`,
  'spent-first-click': (c, v) => `${name(v, c.side ?? v.me)} spent the first click of the turn`,
  'card-credits-spent': (c, v) => `${name(v, 'runner')} spent credits from ${what(c, v, 'a card')}`,
  rezzed: (c, v) => `${name(v, 'corp')} rezzed ${what(c, v, 'a card')}`,
  'run-unsuccessful': (_, v) => `${name(v, 'runner')} made an unsuccessful run`,
  'all-broken': (c, v) =>
    `${name(v, 'runner')} broke all subroutines on ${what(c, v, 'a piece of ice')}`,
  'ice-encountered': (c, v) => `${name(v, 'runner')} encountered ${what(c, v, 'a piece of ice')}`,
  played: (c, v) => `${name(v, c.side ?? v.me)} played ${what(c, v, 'a card')}`,
  'tokens-placed': (c, v) => `counters were placed on ${what(c, v, 'a card')}`,
  'damage-suffered': ({ damage, by }, v) =>
    `${name(v, 'runner')} suffered ${damage === undefined ? '' : `${list(damage, 'or')} `}damage${by === undefined ? '' : ` from a card of ${name(v, by)}`}`,
  trashed: (c, v) =>
    c.damage !== undefined
      ? `${name(v, 'runner')} lost a card to ${c.damage.length === 3 ? '' : `${list(c.damage, 'or')} `}damage`
      : `${name(v, c.by ?? v.me)} trashed ${what(c, v, 'a card')}${c.accessed === true ? ' while accessing it' : ''}`,
  'sub-broken': (c, v) =>
    `${name(v, 'runner')} broke a ${c.printed === true ? 'printed ' : ''}subroutine${c.with === 'this' ? ` with ${v.self}` : ''}${c.card === undefined ? '' : ` on ${what(c, v, 'a piece of ice')}`}`,
  'sub-resolved': (c, v) => `a subroutine on ${what(c, v, 'a piece of ice')} resolved`,
  'run-ended': (c) =>
    `${a(c.outcome === undefined ? 'run' : `${c.outcome} run`)}${onServer(c.server)} ended`,
  'play-resolved': (c, v) =>
    `${name(v, c.side ?? v.me)} played and resolved ${c.side === 'runner' ? 'an event' : 'an operation'}`,
  drew: (c, v) => `${name(v, c.side ?? v.me)} drew cards`,
  'spent-click-to-break': (_, v) => `${name(v, 'runner')} spent a click to break a subroutine`,
};

/** What somebody did, and would be said not to have done. */
const bare: ReadonlyMap<string, string> = new Map([
  ['made', 'make'],
  ['installed', 'install'],
  ['scored', 'score'],
  ['stole', 'steal'],
  ['accessed', 'access'],
  ['created', 'create'],
  ['had', 'have'],
  ['spent', 'spend'],
  ['rezzed', 'rez'],
  ['broke', 'break'],
  ['encountered', 'encounter'],
  ['played', 'play'],
  ['suffered', 'suffer'],
  ['lost', 'lose'],
  ['trashed', 'trash'],
  ['drew', 'draw'],
]);

/** "The Runner stole an agenda this turn" as what did not happen. */
export function denied(seen: string): string {
  const [, who, verb = '', rest] = /^(you|the Runner|the Corp) (\w+) (.*)$/.exec(seen) ?? [];
  const verbThen = bare.get(verb);
  // What nobody did, such as the end of a run.
  if (who === undefined || rest === undefined || verbThen === undefined)
    return `it is not so that ${seen}`;
  return `${who} did not ${verbThen} ${rest}`;
}

const lastTurn = (v: Voice): string =>
  `during ${v.me === 'corp' ? "the Runner's" : "the Corp's"} last turn`;

export const whenWords = (when: Happening['when'], v: Voice): string =>
  ({
    'this-encounter': 'in that encounter',
    'this-run': 'during this run',
    'this-turn': 'this turn',
    'last-turn': lastTurn(v),
  })[when];

/** "the Runner made a run on HQ this turn". */
export const saySeen = (what: Happening, v: Voice): string =>
  `${rememberedWords[what.fact](what, v)}${what.from === undefined ? '' : ` from ${zoneWords[what.from]}`}${onServer(what.server)} ${whenWords(what.when, v)}`;
