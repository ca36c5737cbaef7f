import type { CardRef, DamageKind, Fact } from '../facts';
import type { Side } from '../lens/side';
import { listedTitles } from './listed-titles';
import { enumeration, named } from './place';
import { pronoun } from './pronoun';

interface Use {
  readonly side: Side;
  readonly title: string;
}

type Reading = (match: RegExpExecArray, use: Use) => readonly Fact[];

/**
 * What "uses X to ..." may go on to say, each behind a word that stands wherever its pattern finds something: most stand
 * nowhere, and a pattern is dear to look for. It is read as often as it occurs.
 */
const READINGS: readonly (readonly [string, RegExp, Reading])[] = [
  [
    'gain',
    new RegExp(
      `(?<!Runner |Corp to |and the Corp )\\bgains? (\\d+)(?: \\[Credits\\]|(?= and |, |$))`,
      'g',
    ),
    gained,
  ],
  [
    'gain',
    /\bgains? ((?:\[Click\])+)/g,
    (m, use) => [{ type: 'clicks-gained', side: use.side, amount: clicks(m), from: use.title }],
  ],
  [
    'lose',
    /(?<!Corp to |Runner to |Runner |Corp )\bloses? ((?:\[Click\])+)/g,
    (m, use) => lostClicks(use.side, m, use),
  ],
  [
    'lose',
    /\bRunner (?:to )?loses?( (?:\[Click\])+|(?=, if able|$))/gi,
    (m, use) => lostClicks('runner', m, use),
  ],
  [
    'lose',
    new RegExp(
      `\\b(Corp|Runner) (?:to )?loses? (?:all )?(\\d+)(?: \\[Credits\\]|(?= and |, |$))`,
      'gi',
    ),
    lostCredits,
  ],
  [
    'lose',
    new RegExp(`(?<!Corp to |Runner to |Runner |Corp )\\bloses? (\\d+) \\[Credits\\]`, 'g'),
    ownLoss,
  ],
  ['take', /\btakes? (\d+)(?: \[(?:Recurring )?Credits\]|(?= and |, |$))/g, taken],
  [
    'draw',
    /(?:\b(each player|the Corp|the Runner) (?:to )?)?\bdraws? (\d+|an?)(?: additional)? cards?/g,
    drew,
  ],
  [
    'damage',
    /(?<!attempt to )\b(?:do|take|suffer)s? (\d+) (net|meat|core|brain) damage(?! when )/g,
    damaged,
  ],
  [
    'tag',
    /\b(?:give the Runner|take) (\d+|a) tags?/gi,
    (m) => [{ type: 'tags-taken', amount: count(m[1]) }],
  ],
  [
    'tag',
    /\b(?:Runner loses?|removes?) (\d+|a) tags?/gi,
    (m) => [{ type: 'tags-removed', amount: count(m[1]) }],
  ],
  [
    'tag',
    /\b(?:avoid|prevent)s? (\d+|a) tags?/g,
    (m) => [{ type: 'tags-avoided', amount: count(m[1]) }],
  ],
  ['damage', /\bprevents? (\d+|all) (?:(net|meat|core|brain) )?damage/g, prevented],
  [
    'bad publicity',
    /\btakes? (\d+) bad publicity/g,
    (m) => [{ type: 'bad-publicity-taken', amount: count(m[1]) }],
  ],
  ['a run on', /\bmakes? a run on (HQ|R&D|Archives|Server \d+)/g, (m, use) => began(m[1], use)],
  ['attacked server', /\bchange the attacked server to (HQ|R&D|Archives|Server \d+)/g, redirected],
  ['expose', /\bexposes? (.+)$/g, exposed],
  [
    'rez',
    // "either rez the passed piece of ice or add it to HQ" is a choice.
    /(?<!Corp to |\bthe |\beither )\brez (.+?)(?: at no cost)?$/g,
    (m) => [{ type: 'rezzed', card: refTo(m[1]), server: named(m[1] ?? '').server }],
  ],
  ['bypass', /\bbypass (.+)$/g, (m) => [{ type: 'ice-bypassed', card: refTo(m[1]) }]],
  ['break', /\bbreak (?:all )?(\d+|all) ?(?:[\w. -]{1,40} )?subroutines? on (.+)$/g, broke],
  [
    'trace',
    /\binitiate a trace with strength (\d+)/g,
    (m, use) => [{ type: 'trace-began', base: count(m[1]), by: use.title }],
  ],
  [
    'search',
    new RegExp(`\\bsearch (?:R&D|${pronoun} [Ss]tack) for (.+?) and add it`, 'g'),
    (m, use) => searched(m[1], use),
  ],
  [
    'shuffle',
    // With nothing in Archives R&D is shuffled alone.
    new RegExp(`\\bshuffles? (?:(?:.* into )?(?:R&D|${pronoun} [Ss]tack)|Archives$)`, 'g'),
    (_, use) => [{ type: 'shuffled', side: use.side }],
  ],
  [
    'see that',
    new RegExp(`\\bsee that the Runner (?:currently has (.+) in ${pronoun} grip|drew: (.+))$`, 'g'),
    (m) => shown(m[1] ?? m[2] ?? ''),
  ],
  ['purge', /\bpurge/g, () => [{ type: 'purged' }]],
];

/** Without the texts of subroutines and traces in brackets: they tell what would be done, not what was. */
function withoutPromises(effect: string): string {
  const from = effect.indexOf('(');
  const to = effect.lastIndexOf(')');
  return from === -1 || to < from ? effect : effect.slice(0, from).trimEnd() + effect.slice(to + 1);
}

export function factsOfEffect(effect: string, use: Use): Fact[] {
  const facts: Fact[] = [];
  const told = withoutPromises(effect);
  // Some patterns take no heed of capitals.
  const lower = (told === effect ? effect : `${told} ${effect}`).toLowerCase();
  for (const [word, pattern, reading] of READINGS) {
    if (!lower.includes(word)) continue;
    for (const match of (reading === broke ? effect : told).matchAll(pattern))
      facts.push(...reading(match, use));
  }
  return facts;
}

export function refTo(text: string | undefined): CardRef {
  return { id: null, title: named(text ?? '').title };
}

function count(text: string | undefined): number {
  return Number(text) || 1;
}

function clicks(match: RegExpExecArray): number {
  // A copy without icons leaves nothing to count: one at least.
  return Math.max(1, Math.floor((match[1] ?? '').length / '[Click]'.length));
}

function gained(match: RegExpExecArray, use: Use): readonly Fact[] {
  return [{ type: 'credits-gained', side: use.side, amount: Number(match[1]), from: use.title }];
}

/** Who uses it draws, unless it is said who else does. */
function drew([, whom, amount]: RegExpExecArray, use: Use): readonly Fact[] {
  const by = (side: Side): Fact => ({ type: 'drew', side, amount: count(amount), cards: [] });
  if (whom === 'each player') return [by('corp'), by('runner')];
  if (whom === undefined) return [by(use.side)];
  return [by(whom === 'the Corp' ? 'corp' : 'runner')];
}

function lostClicks(side: Side, match: RegExpExecArray, use: Use): readonly Fact[] {
  return [{ type: 'clicks-lost', side, amount: clicks(match), by: use.title }];
}

function lostCredits(match: RegExpExecArray, use: Use): readonly Fact[] {
  const side: Side = match[1]?.toLowerCase() === 'corp' ? 'corp' : 'runner';
  return [{ type: 'credits-lost', side, amount: Number(match[2]), by: use.title }];
}

function ownLoss(match: RegExpExecArray, use: Use): readonly Fact[] {
  return [{ type: 'credits-lost', side: use.side, amount: Number(match[1]), by: use.title }];
}

function taken(match: RegExpExecArray, use: Use): readonly Fact[] {
  return [{ type: 'credits-taken', side: use.side, amount: Number(match[1]), from: use.title }];
}

/** "Enigma protecting HQ at position 0 and Snare! in Server 2"; what else is done stands in such a list, too. */
function exposed(match: RegExpExecArray): readonly Fact[] {
  return listedTitles(match[1] ?? '')
    .filter((said) => /^(?:an?\b|[\p{Lu}\d])/u.test(said))
    .map((said) => ({ type: 'exposed', card: refTo(said) }));
}

/** What lies in a grip that lies open, or comes there (INFO-37). */
function shown(cards: string): readonly Fact[] {
  if (cards === 'no cards') return [];
  return cardsIn(cards).map((card) => ({ type: 'revealed', side: 'runner', card }));
}

function damageKind(word: string | undefined): DamageKind | null {
  if (word === 'core' || word === 'brain') return 'brain';
  return word === 'net' || word === 'meat' ? word : null;
}

function damaged(match: RegExpExecArray): readonly Fact[] {
  const kind = damageKind(match[2]);
  return kind === null ? [] : [{ type: 'damage-suffered', amount: Number(match[1]), kind }];
}

function prevented(match: RegExpExecArray): readonly Fact[] {
  return [{ type: 'damage-prevented', amount: count(match[1]), kind: damageKind(match[2]) }];
}

function began(server: string | undefined, use: Use): readonly Fact[] {
  return server === undefined ? [] : [{ type: 'run-began', server, by: use.title }];
}

function redirected(match: RegExpExecArray): readonly Fact[] {
  return match[1] === undefined ? [] : [{ type: 'run-redirected', server: match[1] }];
}

function searched(title: string | undefined, use: Use): readonly Fact[] {
  return [{ type: 'searched', side: use.side, zone: 'deck', card: refTo(title) }];
}

/** No ice has more. */
const mostSubroutines = 20;

function broke(match: RegExpExecArray, use: Use): readonly Fact[] {
  const target = match[2] ?? '';
  const quoted = target.indexOf(' ("');
  const ice = refTo(quoted === -1 ? target : target.slice(0, quoted));
  const labels =
    quoted === -1
      ? new Array<null>(Math.min(mostSubroutines, count(match[1]))).fill(null)
      : target
          .slice(quoted + 3)
          .replace(/"\)$/, '')
          .split('" and "');
  return labels.map((label) => ({ type: 'sub-broken', ice, sub: null, label, with: use.title }));
}

/** Cards of "trashes A, B, and C": titles, null where the line hides one. */
export function cardsIn(text: string): readonly CardRef[] {
  return text === '' ? [] : enumeration(text).map(refTo);
}
