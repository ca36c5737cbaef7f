import { countOf, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from '#notation/jinteki/json';
import { cidOf, countersOf, subroutinesOf, titleOf, typeOf } from '#notation/jinteki/lens/card';
import { asksForCounters, promptOf } from '#notation/jinteki/lens/prompt';
import { encounterOf, runOf } from '#notation/jinteki/lens/run';
import { serverName } from '#notation/jinteki/lens/server';
import { sideOf } from '#notation/jinteki/lens/side';
import { eachZone } from '#notation/jinteki/lens/zones';
import type { Decision } from '../replays';
import type { TrueDeed } from './deed';
import { sayIce } from './ice-laid';

/** One entry of a replay as the record is read beside it. */
export interface Entry {
  readonly state: JsonObject;
  readonly diff: Json | null;
  readonly lines: readonly string[];
}

type Told = Omit<TrueDeed, 'entry'>;
const due = (kind: string, what = ''): Told => ({ kind, what, set: null, due: true, many: false });
const free = (kind: string, what = ''): Told => ({ ...due(kind, what), due: false });
const many = (kind: string, what: string): Told => ({ ...free(kind, what), many: true });

/** Every card of a state, with those that lie on it. */
function eachCard(state: JsonObject, visit: (card: JsonObject) => void): void {
  const look = (cards: readonly Json[]): void => {
    for (const card of cards) {
      if (!isObject(card)) continue;
      visit(card);
      look(listOf(card['hosted']));
    }
  };
  eachZone(state, ({ cards }) => look(cards));
}

function findCard(state: JsonObject, isIt: (card: JsonObject) => boolean): JsonObject | null {
  let found: JsonObject | null = null;
  eachCard(state, (card) => {
    if (isIt(card)) found = card;
  });
  return found;
}

/** Where ice lies, from the servers outward. */
function iceLaidIn(state: JsonObject): string {
  const laid = new Map<string, readonly string[]>();
  eachZone(state, ({ cards, kind, server }) => {
    if (kind !== 'ice' || server === null) return;
    laid.set(server, cards.map((card) => cleanTitle((isObject(card) ? titleOf(card) : null) ?? '')));
  });
  return sayIce(laid);
}

const cardIn = (state: JsonObject, cid: string): JsonObject | null =>
  findCard(state, (card) => cidOf(card) === cid);

/** The card on which another one lies; null where it lies on none. */
const hostIn = (state: JsonObject, cid: string): JsonObject | null =>
  findCard(state, (card) => listOf(card['hosted']).some((one) => isObject(one) && cidOf(one) === cid));

interface Counters {
  readonly title: string;
  readonly count: number;
}

/** What lies on each card, of whatever kind. */
function countersIn(state: JsonObject): ReadonlyMap<string, Counters> {
  const found = new Map<string, Counters>();
  eachCard(state, (card) => {
    const counters = Object.entries(countersOf(card)).filter(([kind]) => kind !== 'recurring');
    const count = counters.reduce((sum, [, many]) => sum + countOf(many), 0);
    found.set(cidOf(card) ?? '', { title: cleanTitle(titleOf(card) ?? ''), count });
  });
  return found;
}

/** A command that could not be paid for, or that only opened a menu, changes nothing but counts. */
function isIdle(diff: Json | null): boolean {
  const [changes, removals] = listOf(diff ?? undefined);
  // What closes a question is its answer, though nothing else comes of it.
  if (isObject(removals) && (['corp', 'runner'] as const).some((side) => 'prompt-state' in (objectOf(removals[side]) ?? {})))
    return false;
  const counts = new Set(['sequence', 'corp', 'runner', 'sfx', 'sfx-current-id']);
  if (!isObject(changes)) return true;
  if (Object.keys(changes).some((key) => !counts.has(key))) return false;
  return (['corp', 'runner'] as const).every((side) =>
    Object.keys(objectOf(changes[side]) ?? {}).every((key) => key === 'aid' || key === 'toast'),
  );
}

/** The server answers a command that cannot be paid for with a toast alone; those of before may move up in their list. */
const isRefused = (diff: Json | null, before: JsonObject, after: JsonObject): boolean => {
  if (!JSON.stringify(diff).includes('"msg":"Unable to pay for ')) return false;
  const known = new Set(refusalsIn(before));
  return refusalsIn(after).length === 0 || refusalsIn(after).some((id) => !known.has(id));
};

/** Of the toasts that stand there, those that tell of what could not be paid for. */
const refusalsIn = (state: JsonObject): readonly string[] =>
  (['corp', 'runner'] as const).flatMap((side) =>
    listOf(objectOf(state[side])?.['toast']).flatMap((toast) => {
      const [message, id] = [textOf(objectOf(toast)?.['msg']), textOf(objectOf(toast)?.['id'])];
      return message?.startsWith('Unable to pay for ') === true && id !== null ? [id] : [];
    }),
  );

/** What comes after it may be what cannot be paid for, and cards may be put back as they lay. */
const arranges = /^The top cards of (?:R&D|the [Ss]tack) will be|\b[Tt]he top of (?:R&D|the [Ss]tack) will be \(top->bottom\):/;

/** No ice of any card has more subroutines. */
const mostSubroutines = 8;

const breaksAll = (title: string): Told[] =>
  new Array(mostSubroutines)
    .fill(null)
    .flatMap(() => [many('use', `${title} break`), many('break', '')]);

/** Some cards ask for one of several things, or for a remote server: what is answered tells that it is a server. */
const isServer = /^(?:HQ|R&D|Archives|Server \d+|New remote)$/;

export const makesRoomOnHost =
  / can only handle \d+ MU of programs - trash programs on |^Insufficient Space - Choose at least \d+ cards? on /;

/** What is asked of an install that needs room, or that is made cheaper by what goes for it. */
const makesRoom = /^(?:Insufficient MU to|Trash ice protecting)/;

const accesses = /^Access the newly installed card\?/;

const breaksBy = / to use .+? to break \d+ /;

const spendsClick = / spends (?:\[Click\])+/;
const declines = /^(?:Done|Cancel|No|None|No action|Pass priority|Allow .*|Continue \w+ing .*)$/;

export const cleanTitle = (text: string): string => text.normalize('NFC').replace(/\.$/, '');

const trashing = /^Choose .+ to trash\b/;

/** The server that an ability of theirs makes a run on, and no other. */
const runsOn = (what: string): readonly string[] => /^Run (HQ|R&D|Archives)$/.exec(what)?.slice(1) ?? [];

/** What an ability is called by which a turn begins. */
const startsTurn = / \(start of turn\)$/;

/** Of two lists that are settled at once ours may ask for the other one first: each card was chosen for it before. */
function trashedIn(question: string, chosen: readonly TrueDeed[]): readonly Told[] {
  const trashed = /^(.+?) will be trashed\. .+ will be added to /.exec(question)?.[1] ?? '';
  if (trashed === '') return [];
  return trashed.replace(/,? and ([^,]+)$/, ', $1').split(', ').map((title) => {
    const one = chosen.findLast(({ kind, set, what }) => kind === 'pick' && what === title && trashing.test(set ?? ''));
    return { ...free('pick', title), ...(one === undefined ? {} : { again: one.entry }) };
  });
}

/** Reads the record of one game, command by command. */
export class TrueDeeds {
  readonly deeds: TrueDeed[] = [];
  private readonly chosen = new Map<string, number>();
  private arranged: string[] = [];
  /** The card that is clicked is marked as chosen no more. */
  private isTakenBack = false;
  private unhosted: Told | null = null;
  /** What is installed, and on what, as soon as there is room for it on its host. */
  private crowded: Told[] = [];
  /** A break whose price is asked for behind it: ours breaks once that is paid. */
  private unpaid: Told[] = [];
  /** What a turn begins with and is clicked amid a run that it began with, too: ours asks for it behind that run. */
  private readonly amidRun: Told[] = [];
  /** What a turn begins with, with what it asks, where it is clicked before the turn begins: ours may ask for it until then. */
  private readonly ahead: TrueDeed[] = [];
  /** Places of the deeds that the server did by itself: another one right after is another deed. */
  private readonly byServer = new Set<number>();
  /** Deeds, by their places, with the lines that told of them: the same words once more are another deed. */
  private readonly told = new Map<number, string>();

  constructor(
    private readonly entries: readonly Entry[],
    private readonly decisions: readonly Decision[],
    /** The titles of cards that have a player arrange ice. */
    private readonly arrangers: ReadonlySet<string> = new Set(),
  ) {
    const commands = new Map(decisions.map((one) => [one.h, one]));
    const early: TrueDeed[] = [];
    const setOff: TrueDeed[] = [];
    const unplaced: { readonly first: number; readonly placed: readonly TrueDeed[] }[] = [];
    for (const [entry, { lines, diff, state }] of entries.entries()) {
      const command = commands.get(entry);
      const before = entries[entry - 1];
      const first = this.deeds.length;
      if (command?.command === 'end-phase-12')
        for (const { entry: of, kind, what } of this.ahead.splice(0))
          for (const [at, one] of this.deeds.entries())
            if (one.entry === of && one.kind === kind && one.what === what) this.deeds[at] = { ...one, until: entry };
      const isNothing =
        lines.length === 0 &&
        !arranges.test(command?.label ?? '') &&
        (isIdle(diff) || isRefused(diff, before?.state ?? {}, state));
      if (command !== undefined && before !== undefined && !isNothing) {
        for (const told of this.asShown(command, before.state, this.read(command, before.state))) {
          if (told.kind === 'break' && this.asksOn(before, entry, command.side)) this.unpaid.push(told);
          else this.deeds.push({ ...told, entry });
          const last = this.deeds.at(-1);
          if (last !== undefined && told.due && this.isAhead(command)) this.ahead.push(last);
        }
        for (const told of whether(command, before.state, lines)) {
          // What was clicked and is called off is told, if at all, as used in vain.
          const isLeft = told.kind === 'refuse' && this.isOfUse(command, before.state);
          this.deeds.push({ ...told, due: told.due && !isLeft, entry });
        }
      }
      if (lines.length > 0) for (const told of this.unpaid.splice(0)) this.deeds.push({ ...told, entry });
      if (command !== undefined) this.askAgain(command, entry);
      if (runOf(state) === null) for (const told of this.amidRun.splice(0)) this.deeds.push({ ...told, entry });
      // What is left of damage when the game is over trashes cards there, and none by our rules (D21).
      const over = entries[entry]?.state['winner'] !== undefined;
      const heap = titlesInHeap(entries[entry]?.state);
      for (const told of lines.flatMap((line) => damaged(line, heap)))
        this.deeds.push({ ...told, due: told.due && !over, entry });
      for (const told of ordered(entries, entry)) this.deeds.push({ ...told, entry });
      // Of "up to" so many counters that server may place all without a question.
      for (const line of lines) {
        const placed = / uses? .+ to place (\d+) \w+ counters? on /.exec(line)?.[1];
        if (placed !== undefined) this.deeds.push({ ...free('number', placed), entry });
      }
      const spent = lines.findIndex((line) => spendsClick.test(line));
      // What goes for an install is chosen before the click is spent, and what comes of that lies behind it.
      const isOfRoom = [makesRoom, makesRoomOnHost].some((asked) => asked.test(command?.label ?? ''));
      for (const [nth, line] of lines.entries())
        for (const told of this.usedByServer(line, entry)) {
          const deed = { ...told, entry };
          this.byServer.add(this.deeds.length);
          this.deeds.push(deed);
          if (deed.kind === 'use' && nth < lines.findIndex((other) => breaksBy.test(other))) setOff.push(deed);
          if (nth < spent && deed.kind === 'use' && !isOfRoom) early.push(deed);
        }
      if (before !== undefined) {
        const placed = this.placedByServer(before.state, entry).map((told) => ({ ...told, entry }));
        this.deeds.push(...placed);
        unplaced.push({ first, placed });
      }
    }
    // Whoever concedes answers nothing about the card that was accessed.
    const last = entries.at(-1);
    const asked = last === undefined ? undefined : promptOf(last.state, 'runner')?.message;
    const lastSeen = /^You accessed (.+?)\.?$/.exec(asked ?? '')?.[1];
    const since = entries.findIndex(({ state }) => promptOf(state, 'runner')?.message === asked);
    if (lastSeen !== undefined && since >= 0) {
      const at = this.deeds.findIndex(({ entry }) => entry > since);
      const deed = { ...free('accessed', cleanTitle(lastSeen)), entry: since };
      this.deeds.splice(at < 0 ? this.deeds.length : at, 0, deed);
    }
    // No line tells whether counters come to lie there before or behind what else the entry has.
    for (const { first, placed } of unplaced.reverse()) this.deeds.splice(first, 0, ...placed);
    // What the price of a break sets off is told before the break.
    for (const deed of setOff) {
      const at = this.deeds.findIndex(({ entry, kind }) => entry === deed.entry && kind === 'break');
      if (at < 0 || at > this.deeds.indexOf(deed)) continue;
      this.deeds.splice(this.deeds.indexOf(deed), 1);
      this.deeds.splice(at, 0, deed);
    }
    // What a click that is spent has the server do is told before what the click was spent for.
    for (const deed of early.reverse()) {
      this.deeds.splice(this.deeds.indexOf(deed), 1);
      const at = this.deeds.findIndex(({ entry }) => entry === deed.entry);
      this.deeds.splice(at < 0 ? this.deeds.length : at, 0, deed);
    }
  }

  /** What is answered, and whether the file shows with what: by its lines until that card asks no more, or by the card that is chosen. */
  private asShown(command: Decision, before: JsonObject, all: readonly Told[]): readonly Told[] {
    if (command.command !== 'choice' && command.command !== 'select') return all;
    const { h, side } = command;
    const asked = promptOf(before, side);
    let until = h;
    const isOpen = (entry: number): boolean =>
      asked !== null && promptOf(this.entries[entry]?.state ?? {}, side)?.cardCid === asked.cardCid;
    while (asked?.cardCid !== null && isOpen(until) && until < h + waits) until += 1;
    const text = this.entries.slice(h, until + 1).flatMap(({ lines }) => lines).join(' ').toLowerCase();
    const cid = textOf(objectOf(command.args?.['card'])?.['cid']) ?? '';
    const [was, is] = [before, this.entries[h]?.state ?? {}].map((state) => cardIn(state, cid));
    const isTouched = command.command === 'select' && JSON.stringify(was) !== JSON.stringify(is);
    const numbers = new Set(text.match(/\d+/g));
    const isNamed = (what: string): boolean =>
      // A number is no part of another one.
      /^\d+$/.test(what) ? numbers.has(what) : text.includes(what.toLowerCase());
    return all.map((told) =>
      !answersOf.has(told.kind) || isTouched || isNamed(told.what) || isNamed(answerOf(command)) ? told : { ...told, unshown: true },
    );
  }

  /** A line of an entry tells a card to be used. */
  private tellsUse(entry: number, title: string): boolean {
    return title !== '' && (this.entries[entry]?.lines ?? []).some((line) => line.includes(` use ${title} to `));
  }

  private arrangesIce(before: JsonObject, side: 'corp' | 'runner'): boolean {
    const prompt = promptOf(before, side);
    return prompt?.kind === 'select' && this.arrangers.has(prompt.cardTitle ?? '');
  }

  /** Nothing is told yet, and what asked before it goes on to ask for cards. */
  private asksOn(before: Entry, entry: number, side: 'corp' | 'runner'): boolean {
    const at = this.entries[entry];
    const [asked, next] = [promptOf(before.state, side), promptOf(at?.state ?? {}, side)];
    return at?.lines.length === 0 && next?.kind === 'select' && next.cardCid === asked?.cardCid;
  }

  /** What an ability asks before its price, ours asks after it: so far a server that was chosen, or cards before a forfeit. */
  private askAgain(command: Decision, entry: number): void {
    if (forfeits.test(command.label)) {
      for (const { h, label } of this.askedSinceUse(command))
        this.deeds.push({ ...free('pick', cleanTitle(label.slice(label.lastIndexOf(' -> ') + 4))), entry, again: h });
      return;
    }
    if (!asksForPrice.test(command.label)) return;
    const next = this.decisions.find(({ h }) => h > entry);
    if (next !== undefined && asksForPrice.test(next.label)) return;
    const { eid } = command.args ?? {};
    const chosen =
      this.decisions.find(
        (one) => one.h > entry - waits && one.args?.['eid'] === eid && isServer.test(answerOf(one)),
      ) ?? this.askedSinceUse(command).find((one) => isServer.test(answerOf(one)));
    if (chosen !== undefined) this.deeds.push({ ...free('server', answerOf(chosen)), entry, again: chosen.h });
  }

  /** What was answered since a card was used, up to a command. */
  private askedSinceUse({ h, side }: Decision): readonly Decision[] {
    const before = this.decisions.filter((one) => one.h > h - waits && one.h < h && one.side === side);
    const used = before.findLastIndex(({ command }) => command === 'ability' || command === 'play');
    return used < 0 ? [] : before.slice(used + 1).filter(({ command }) => command === 'choice' || command === 'select');
  }

  /** What a card may do, the server has it do without a command; its line alone tells it. */
  private usedByServer(line: string, entry: number): readonly Told[] {
    const [, seen = / must reveal they accessed (.+)\.$/.exec(line)?.[1]] =
      / (?:accesses|pays \d+ \[Credits?\] to access) (.+) from (?:the root of )?(?:HQ|R&D|Archives|Server \d+)\.$/.exec(line) ?? [];
    // An access that ends the game is not asked about, and one that a card replaces is asked about by that card.
    const isAsked = this.decisions.some(
      ({ h, label }) => h > entry && h <= entry + asksSoon && label.startsWith(`You accessed ${seen ?? ''}`),
    );
    const ends = this.entries[entry]?.state['winner'] !== undefined || !isAsked;
    if (seen !== undefined) return ends ? [free('accessed', cleanTitle(seen))] : [];
    const [, used, placed] = / (?:uses|to use) (.+?) to | places \d+ \w+ counters? on (.+?)\.$/.exec(line) ?? [];
    const title = cleanTitle(used ?? placed ?? '');
    // What is trashed as it is accessed, without a question, is called by its name there alone.
    const unseen = / to trash (.+?) at no cost\b/.exec(line)?.[1] ?? / to reveal that they accessed (.+)\.$/.exec(line)?.[1];
    if (unseen !== undefined && runOf(this.entries[entry - 1]?.state ?? {}) !== null)
      this.deeds.push({ ...free('accessed', cleanTitle(unseen)), entry });
    if (title === '' || title.endsWith('Basic Action Card')) return [];
    const tells = this.deeds.findIndex(
      (deed, at) =>
        deed.kind === 'use' &&
        deed.entry > entry - 4 &&
        deed.what.startsWith(title) &&
        !this.byServer.has(at) &&
        this.told.get(at) !== line,
    );
    const isTold = tells >= 0;
    if (isTold) this.told.set(tells, line);
    // Of two that are told at once the one was used, the other one was set to be.
    const isTwice = (this.entries[entry]?.lines ?? []).filter((other) => other === line).length > 1;
    const isSet = isTwice && !this.deeds.some((deed, at) => deed.entry === entry && this.byServer.has(at));
    return isTold && !isSet ? [] : [free('use', title)];
  }

  /** Counters that come to lie on a card, without a command or a line: the server had it place them. */
  private placedByServer(before: JsonObject, entry: number): readonly Told[] {
    const state = this.entries[entry]?.state;
    if (state === undefined) return [];
    return [...countersIn(state)].flatMap(([cid, { title, count }]) => {
      const was = countersIn(before).get(cid);
      const isTold = this.deeds.some((deed) => deed.entry === entry && deed.what.startsWith(title));
      return was === undefined || count <= was.count || isTold ? [] : [free('use', title)];
    });
  }

  private read(command: Decision, before: JsonObject): readonly Told[] {
    const { args, label, side } = command;
    const cid = textOf(objectOf(args?.['card'])?.['cid']) ?? '';
    const card = cardIn(before, cid);
    // An identity lies in no zone: the label names it.
    const named = /^(.*): /.exec(label)?.[1] ?? '';
    const title = cleanTitle((card === null ? null : titleOf(card)) ?? named);
    // What lies on a card in a server is in that server.
    const on = hostIn(before, cid);
    const zone = listOf(on === null || sideOf(on['side']) === 'runner' ? objectOf(args?.['card'])?.['zone'] : on['zone']);
    const server = zone[0] === 'servers' ? serverName(textOf(zone[1]) ?? '') : '';
    switch (command.command) {
      case 'credit':
        return [due('gain-credit', side)];
      case 'draw':
        return [due('draw', side)];
      case 'purge':
      case 'remove-tag':
      case 'jack-out':
        return [due(command.command)];
      case 'advance':
      case 'rez':
      case 'score':
        return [due(command.command, `${title} in ${server}`)];
      case 'run':
        return [due('run', textOf(args?.['server']) ?? '')];
      case 'play':
        return this.play(command, card, title);
      case 'runner-ability':
        // Each subroutine is paid for by itself in ours.
        if (/: Pay for all unbroken subs$/.test(command.label))
          return [{ ...due('use', cleanTitle(title)), many: true }];
        return this.priced(command, [...this.ability(command, title), ...usedOfHost(command, before, cid)]);
      case 'ability':
      case 'corp-ability':
      case 'dynamic-ability':
        return this.priced(command, [...this.ability(command, title), ...usedOfHost(command, before, cid)]);
      case 'bad-pub-choice':
        return [due('pay', 'run-credits')];
      case 'choice':
      case 'select':
        return this.answer(command, before, cid);
      case 'say': {
        // What is accessed, and the question about it closed by command, is left.
        const question = promptOf(before, side)?.message ?? '';
        return textOf(args?.['msg']) === '/close-prompt' && /^You accessed/.test(question)
          ? accessed(question, 'No action', before, side)
          : [];
      }
      default:
        return [];
    }
  }

  private play(command: Decision, card: JsonObject | null, title: string): readonly Told[] {
    const type = card === null ? null : typeOf(card);
    if (type === 'Event' || type === 'Operation') return [due('play', title)];
    if (this.isGivenUp(command)) return [];
    // A host that lets cards be installed on it is listed among the servers.
    const host = objectOf(command.args?.['server']);
    if (host !== null) return [due('install', title), due('host', cleanTitle(titleOf(host) ?? ''))];
    const server = textOf(command.args?.['server']);
    const what = server === null ? title : `${title} in ${placeOf(server)}`;
    const install = { ...due('install', what), until: this.roomMadeBy(command) };
    if (this.makesRoomOnHost(command)) this.crowded.push(install);
    else if (this.asksForHost(command, title)) this.unhosted = install;
    else return [install];
    return [];
  }

  /** What is chosen to be installed comes to lie on the card that asks for it. */
  private isHosted({ h }: Decision): boolean {
    return this.entries[h]?.lines.some((line) => / to install and host /.test(line)) === true;
  }

  /** What has to go from a host is asked on the way of an install, behind its destination. */
  private makesRoomOnHost({ h, side }: Decision): boolean {
    const next = this.decisions.find(
      (one) => one.h > h && one.side === side && one.command !== 'toast' && !/^Choose a destination for /.test(one.label),
    );
    return next !== undefined && makesRoomOnHost.test(next.label);
  }

  /** What is installed, and on what, once there is room for it: no rule makes any on a host. */
  private installedInRoom({ h, side }: Decision): readonly Told[] {
    const next = this.decisions.find((one) => one.h > h && one.side === side && one.command !== 'toast');
    if (next !== undefined && makesRoomOnHost.test(next.label)) return [];
    const all = this.crowded;
    this.crowded = [];
    return all;
  }

  /** On what a card is installed is asked first: it is installed, as the file shows it, once that is said. */
  private asksForHost({ h, side }: Decision, title: string): boolean {
    const next = this.decisions.find((one) => one.h > h && one.side === side);
    return next?.label.startsWith(`Choose a card to host ${title} on -> `) ?? false;
  }

  private hosted(host: Told): readonly Told[] {
    if (this.crowded.length === 0) return [...this.installed(), host];
    this.crowded.push(host);
    return [];
  }

  /** What was to be installed once it was said on what. */
  private installed(): readonly Told[] {
    const { unhosted } = this;
    this.unhosted = null;
    return unhosted === null ? [] : [unhosted];
  }

  /** What something costs may be asked for, source by source, until a command closes the question. */
  private priced({ h, side }: Decision, all: readonly Told[]): readonly Told[] {
    let until = h;
    for (const { command, h: next, label, side: by } of this.decisions) {
      if (next <= h || by !== side) continue;
      if (command !== 'bad-pub-choice' && command !== 'say' && !label.startsWith('Choose a credit providing card')) break;
      until = next;
    }
    return all.map((told) => ({ until, ...told }));
  }

  /** What has to go for an install may be chosen, and chosen again, for long. */
  private roomMadeBy({ h, side }: Decision): number {
    let until = h;
    for (const one of this.decisions) {
      if (one.h <= h || one.side !== side || one.command === 'toast') continue;
      if (!makesRoom.test(one.label)) break;
      until = one.h;
    }
    return until;
  }

  /** The first question of an install or ability is answered with nothing chosen. */
  private isGivenUp({ h, side }: Decision): boolean {
    const next = this.decisions.find((one) => one.h > h && one.side === side);
    return (
      next !== undefined &&
      /^(?:Insufficient MU|Choose a card to host|Trash ice protecting|Choose a target for|Choose a destination)[^>]*-> (?:Done|Cancel)$/.test(next.label)
    );
  }

  /** An ability asks on what, the answer is "Done" or the question is closed, and no line tells of it. */
  private isLeft({ h, side, args }: Decision): boolean {
    const next = this.decisions.find((one) => one.h > h && one.side === side);
    if (next === undefined || (this.entries[h]?.lines ?? []).length > 0) return false;
    if (this.clicksOf(side, h - 1) !== this.clicksOf(side, next.h)) return false;
    // Nothing is chosen, and it is paid for all the same.
    const then = this.decisions.find((one) => one.h > next.h && one.side === side);
    if (then !== undefined && forfeits.test(then.label)) return false;
    // What it costs was paid: the card is gone.
    const cid = textOf(objectOf(args?.['card'])?.['cid']) ?? '';
    const after = this.entries[h]?.state;
    if (after !== undefined && cardIn(after, cid) === null && this.hasCard(h - 1, cid)) return false;
    const lines = this.entries[next.h]?.lines ?? [];
    return next.command === 'say'
      ? lines.some((line) => line.includes(' uses a command: /close-prompt'))
      : lines.length === 0 && /^(?!Choose a credit).* -> (?:Done|Cancel)$/.test(next.label);
  }

  /** It is what a turn begins with, or answers what that asks, before the turn begins. */
  private isAhead(command: Decision): boolean {
    if (!this.isBeginning(command)) return false;
    if (command.command === 'ability') return startsTurn.test(command.label);
    const asks = promptOf(this.entries[command.h - 1]?.state ?? {}, command.side)?.cardTitle ?? '';
    const isOf = ({ h, label }: Decision): boolean =>
      h < command.h && h > command.h - waits && startsTurn.test(label) && label.startsWith(`${asks}: `);
    return command.command === 'choice' && asks !== '' && this.decisions.some(isOf);
  }

  /** Between turns, where what comes with the next one may be clicked. */
  private isBeginning({ h, side }: Decision): boolean {
    return Boolean(this.entries[h - 1]?.state[`${side}-phase-12`]);
  }

  private hasCard(entry: number, cid: string): boolean {
    const state = this.entries[entry]?.state;
    return state !== undefined && cardIn(state, cid) !== null;
  }

  private clicksOf(side: string, entry: number): unknown {
    return objectOf(this.entries[entry]?.state[side])?.['click'];
  }

  /** What lies on a breaker raises it, as its line tells: by the rules it is the breaker's own to use. */
  private raisedBy({ h }: Decision): string | null {
    const lines = this.entries[h]?.lines ?? [];
    const [told] = lines.flatMap((line) => / to pump the strength of (.+) by \d+\.$/.exec(line)?.[1] ?? []);
    return told ?? null;
  }

  private ability(command: Decision, title: string): readonly Told[] {
    // An identity has a colon of its own.
    const isNamed = title !== '' && command.label.startsWith(`${title}: `);
    const what = isNamed ? command.label.slice(title.length + 2) : (/: (.*)$/.exec(command.label)?.[1] ?? '');
    if (command.command === 'dynamic-ability')
      return [
        ...(/[Mm]atch strength/.test(what) ? [many('use', `${title} pump`)] : []),
        // What breaks by a question of its own is used where ours answers that.
        ...(/[Ff]ully break/.test(what) ? [many('use', title), ...breaksAll(title)] : []),
      ];
    // How the server is to answer from then on is no answer to anything.
    if (setsMode.test(command.label)) return [];
    // What is paid before it asks on what is used, whatever is answered.
    const isPaid = this.clicksOf(command.side, command.h - 1) !== this.clicksOf(command.side, command.h);
    if ((this.isGivenUp(command) && !isPaid) || this.isLeft(command)) return [];
    // What raises itself by X may break as much with it.
    if (/^(?:Break |\+X strength, break )/.test(what)) return [{ ...due('use', `${title} break`), many: true }];
    // What is hosted is installed by an action in ours.
    if (hostsItself.test(what)) return [free('use', title)];
    if (/^(?:Add \d+|\+X) strength/.test(what)) return [due('use', `${this.raisedBy(command) ?? title} pump`)];
    const [, placed] = /^Place (\d+) .*counters?\b/.exec(what) ?? [];
    const begins = this.isBeginning(command);
    if (begins && runOf(this.entries[command.h - 1]?.state ?? {}) !== null)
      this.amidRun.push({ ...free('use', title), again: command.h });
    return [
      { ...due('use', title), ...(begins ? { begins } : {}) },
      // Ours may ask on which server.
      ...runsOn(what).map((server) => free('server', server)),
      // Ours may ask how many.
      ...(placed === undefined ? [] : [free('number', placed)]),
      // Of several abilities of theirs one of ours may ask which.
      free('option', `${command.side} ${wordOf(what)}`),
    ];
  }

  private answer(command: Decision, before: JsonObject, cid: string): readonly Told[] {
    const at = command.label.lastIndexOf(' -> ');
    const [question, answer] = [command.label.slice(0, at), cleanTitle(command.label.slice(at + 4))];
    const { side } = command;
    const card = cardIn(before, cid);
    const zone = listOf(objectOf(command.args?.['card'])?.['zone']);
    this.isTakenBack =
      card?.['selected'] === true && cardIn(this.entries[command.h]?.state ?? {}, cid)?.['selected'] === false;
    if (declines.test(answer)) this.chosen.clear();
    if (this.isAskedAgain(command)) return this.takeBack(question);
    if (startsOver.test(answer) && !arranges.test(question)) return this.takeBack(this.deeds.at(-1)?.set ?? null);
    // Pair by pair is swapped, and none at last: two ways that leave the ice in the same places are both true.
    if (this.arrangesIce(before, side))
      return declines.test(answer)
        ? [{ ...due('ice', iceLaidIn(this.entries[command.h]?.state ?? {})), due: (promptOf(before, side)?.selectable.length ?? 0) > 1 }]
        : [];
    if (command.command === 'select' && card?.['selected'] === true && this.unpick(cid, namedIn(answer, card), question)) return [];
    const of = (pattern: RegExp): string => pattern.exec(question)?.[1] ?? '';
    if (/^(?:Set auto-resolve on |Ask to use )/.test(question) || modes.has(answer)) return [];
    if (/^Keep hand/.test(question)) return [due(answer.toLowerCase(), side)];
    if (/^You accessed/.test(question))
      return this.priced(command, accessed(question, answer, before, side));
    if (/^Boost /.test(question))
      return [{ ...due('bid', `${side} ${answer}`), due: mostOf(before, side) > 0 }];
    if (/^Choose a credit providing card/.test(question))
      return declines.test(answer) ? [] : [due('pay', answer)];
    if (/^(?:Choose a card to move next onto|Add a card to the top of (?:R&D|the stack))/.test(question)) {
      if (answer !== 'Start over') this.arranged.unshift(answer);
      return [];
    }
    // What the other side's card has arranged is used with it.
    if (arranges.test(question))
      return [...this.byCard(before, side), ...(answer === 'OK' ? trashedIn(question, this.deeds) : []), ...this.arrangement(answer)];
    if (/^Choose the subroutine to NOT break/.test(question)) return brokenBut(answer, before);
    // A card may ask for the same: then it is a card that is chosen.
    if (/^Choose a resource to trash/.test(question) && isOfBasicAction(promptOf(before, side)?.cardTitle))
      return declines.test(answer) ? [] : [due('trash-resource', answer)];
    if (/^Discard down to/.test(question)) return this.picked(cid, due('discard', answer));
    if (/^Jack out\?/.test(question))
      return answer === 'Yes' ? [...this.byCard(before, side), due('jack-out')] : [];
    if (/^Break a subroutine/.test(question))
      return declines.test(answer)
        ? []
        : [
            many('use', `${cleanTitle(promptOf(before, side)?.cardTitle ?? '')} break`),
            { ...due('break', `${iceIn(before)}: ${answer}`), due: unbrokenIn(before) > 1 },
          ];
    if (/^Choose a card to access. You must/.test(question)) {
      // What lies facedown is offered without its name, which the line of its access tells.
      const seen = (this.entries[command.h]?.lines ?? []).flatMap((line) => / accesses (.+?) from /.exec(line)?.[1] ?? []);
      return answer === 'Everything else' ? [] : [answer, ...seen.filter((one) => one !== answer)].map((one) => free('access', one));
    }
    if (/^(?:Choose|Click) an upgrade in .* to access/.test(question))
      return declines.test(answer) ? [] : [free('access', namedIn(answer, card))];
    if (/^(?:Choose|Click) a card to access/.test(question)) return [];
    if (/^Trash .* to avoid /.test(question)) return [];
    if (/^Prevent .*\?(?:\(\d+ remaining\))?$/.test(question))
      return declines.test(answer) ? [] : [due('use', answer.replace(/^(?:\d+ )?\[\w+\]: /, '').replace(/ \([A-Z][a-z]+\)$/, ''))];
    if (/will now be trashed$/.test(question.replace(/\.$/, ''))) return [free('pick', of(/^The (.+?)(?: in .*)? will now be/))];
    if (/^Choose a (?:server|location to install)/.test(question) || isServer.test(answer))
      return [
        ...this.byCard(before, side),
        { ...due('server', placeOf(answer)), due: isChoice(before, side) },
        // Ours may ask whether it is done once it knows where.
        ...this.byCard(before, side),
      ];
    // What has to be on a host is installed there by our rules (INST-20).
    const hosts = ` to host itself on ${answer}`;
    const installs = ` to install ${cleanTitle(promptOf(before, side)?.cardTitle ?? '')}.`;
    if (
      this.entries[command.h]?.lines.some((line) => line.includes(hosts)) === true &&
      this.entries[command.h - 1]?.lines.some((line) => line.endsWith(installs)) === true
    )
      return [due('host', namedIn(answer, card))];
    if (/^Choose a (?:destination for|card to host .+ on$)/.test(question))
      return declines.test(answer) || answer === 'The Rig' ? [] : this.hosted(due('host', namedIn(answer, card)));
    if (makesRoomOnHost.test(question))
      return [
        ...(declines.test(answer) ? [] : this.picked(cid, { ...due('pick', namedIn(answer, card)), set: question })),
        ...this.installedInRoom(command),
      ];
    if (/^Choose a trigger to resolve/.test(question))
      return [
        ...(promptOf(before, side)?.choices ?? [])
          .map(cleanTitle)
          .filter((other) => other !== answer)
          .flatMap((other) => [answer, ...namedInFull(this.entries[command.h], answer)].map((one) => free('first', `${one} over ${other}`))),
        // What does what it does at once is used with that.
        ...(declines.test(answer) ? [] : [free('use', answer)]),
      ];
    // What is trashed to pay less is asked for behind what goes for an install, and before it by our rules (COST-19).
    if (/^(?:Trash a card to lower the (?:install|play) cost of |Designate a card to trash$)/.test(question))
      return declines.test(answer) ? [] : this.picked(cid, { ...due('lower', namedIn(answer, card)), due: false });
    if (/^Choose a breach replacement/.test(question))
      return answer.startsWith('Breach ') ? [] : [due('replace', answer)];
    if (declines.test(answer)) return [free('decline', side)];
    if (answer === 'OK') return trashedIn(question, this.deeds);
    const prompt = promptOf(before, side);
    // Of so many copies of a title the server picks each itself.
    const copies = of(/^How many copies of (.+) (?:would you like to get|do you want to (?:reveal|find))\?$/);
    if (/^Choose an amount to spend for /.test(question)) {
      // The number that is spent in secret may be left to a die.
      const spent = /^(\d+) \[Credits?\]$/.exec(answer)?.[1];
      return spent === undefined ? [] : [{ ...due('number', spent), due: isNumberOpen(before, side) }];
    }
    const aimed = this.deeds.at(-1);
    // What takes one counter from a card that is chosen is used once for each in ours.
    if (/^How many \w+ counters do you want to remove\?$/.test(question) && aimed?.kind === 'pick' && aimed.entry >= command.h - 1) {
      const once = [free('use', cleanTitle(prompt?.cardTitle ?? '')), free('pick', aimed.what)];
      return [free('number', answer), ...new Array<readonly Told[]>(Math.max(0, Number(answer) - 1)).fill(once).flat()];
    }
    if (/^\d+$/.test(answer))
      return [
        ...new Array<Told>(copies === '' ? 0 : Number(answer)).fill(free('pick', copies)),
        // What a card of the other side may be paid for is used with it, and what a line tells so.
        ...(this.tellsUse(command.h, prompt?.cardTitle ?? '') || (answer !== '0' && isOfOther(before, side)) ? [free('use', cleanTitle(prompt?.cardTitle ?? ''))] : []),
        {
          ...due('number', String(Number(answer) - dearerIn(before, side))),
          due: isNumberOpen(before, side) && !this.isWhetherAgain(command, before),
        },
      ];
    if (answer === 'Yes') {
      const title = cleanTitle(prompt?.cardTitle ?? '');
      // Of a search for one title the server picks a copy itself.
      const copy = of(/(?: another copy of |^Install (?!another ))(.+?)(?: and add it .*)?\?$/);
      // What is hosted in place of its access is called by its name there alone.
      const hosted = of(/^Host (.+) on .+\?$/);
      // What a card offers may be that it is rezzed.
      const rezzed = (this.entries[command.h]?.lines ?? []).flatMap((line) => {
        const [, what, server] = / to rez (.+?) (?:in|protecting) (?:the root of )?(HQ|R&D|Archives|Server \d+)\b/.exec(line) ?? [];
        return what === title && server !== undefined ? [due('rez', `${title} in ${server}`)] : [];
      });
      if (rezzed.length > 0) return rezzed;
      return [
        free('accessed', title),
        // What may be done in place of a breach, and a card of the other side that asks whether it is to be kept from what it does.
        free('replace', title),
        ...(isOfOther(before, side) ? [free('use', title)] : []),
        { ...due('use', title), due: title !== '' && !this.isOfUse(command, before) && !this.asksWhich(command, before) },
        ...(copy === '' ? [] : [free('pick', cleanTitle(copy))]),
        ...(hosted === '' ? [] : [free('accessed', hosted)]),
      ];
    }
    if (command.command === 'select' && asksForCounters.test(question))
      return [{ ...due('drain', namedIn(answer, card)), set: 'counters', due: isChoice(before, side) }];
    if (command.command === 'select' || isCardChoice(before, side, command)) return [
        // Ice that is chosen is in the server that is chosen.
        ...this.serverBefore(command),
        ...(/ ice\b/.test(question) && zone[0] === 'servers' ? [free('server', serverName(textOf(zone[1]) ?? '') ?? '')] : []),
        // Room for what it installs may be asked for before ours is asked at all.
        ...this.use(question, prompt?.cardTitle ?? null, command.h).map((told) => ({ ...told, until: this.roomMadeBy(command) })),
        // Ours installs by its own action what a card has chosen to come to lie on it.
        ...(/ in (?:HQ|the [Gg]rip) to host$/.test(question) || this.isHosted(command)
          ? [free('install', namedIn(answer, card)), free('host', cleanTitle(prompt?.cardTitle ?? ''))]
          : []),
        // What comes from outside of the game ours calls by its name.
        ...(command.command === 'choice' ? [free('option', `${side} ${wordOf(answer)}`)] : []),
        // By some cards that server has a card played, or installed, that ours plays or installs by itself.
        ...(/ to play(?: or install)?$/.test(question) ? [free('play', namedIn(answer, card)), free('install', namedIn(answer, card))] : []),
        ...this.picked(cid, { ...due('pick', namedIn(answer, card)), set: question, due: isChoice(before, side) }),
        // Ours may ask for the card first.
        ...this.serverBefore(command),
      ];
    // Of one thing that may be done, or not, it is whether it is.
    const offered = (prompt?.choices ?? []).filter((choice) => !declines.test(choice));
    const isWhether = offered.length === 1 && prompt !== null && prompt.choices.length > 1 && !isOfBasicAction(prompt.cardTitle);
    if (isWhether)
      return [
        due('use', cleanTitle(prompt.cardTitle ?? '')),
        free('option', `${side} ${wordOf(answer)}`),
        free('pick', answer),
      ];
    return [
      // To choose what a card does is to use it; what an access costs is made by the card that a line names.
      ...this.byCard(before, side),
      ...(/ to access this card\?$/.test(question) ? this.madeBy(command.h) : []),
      { ...due('option', `${side} ${wordOf(answer)}`), due: (prompt?.choices.length ?? 0) !== 1 },
      // What is to be paid is lost by the words of some cards.
      ...(/^Pay \d+ \[Credits?\]$/.test(answer) ? [free('option', `${side} lose`)] : []),
    ];
  }

  /** Less was chosen than has to be: the question stands as it did, and nothing of it is chosen any more. */
  private isAskedAgain({ h, side, label }: Decision): boolean {
    if (!/ -> Done$/.test(label) || (this.entries[h]?.lines ?? []).length > 0) return false;
    const [was, is] = [this.entries[h - 1], this.entries[h]].map((at) => promptOf(at?.state ?? {}, side));
    return was?.kind === 'select' && is?.message === was.message && is.asking === was.asking;
  }

  /** What was chosen for a question is chosen no more. */
  private takeBack(question: string | null): readonly Told[] {
    this.chosen.clear();
    for (let at = this.deeds.length - 1; at >= 0; at -= 1) {
      const deed = this.deeds[at];
      if (deed === undefined || (deed.due && deed.set !== question)) break;
      if (deed.set === question) this.deeds[at] = { ...deed, due: false };
    }
    return [];
  }

  /** A card that is chosen already is clicked: it is chosen no more. */
  private unpick(cid: string, what: string, question: string): boolean {
    const at = this.deeds.findLastIndex(
      (deed) =>
        deed.due && deed.what === what && (deed.kind === 'discard' || (deed.kind === 'pick' && deed.set === question)),
    );
    const deed = this.deeds[at];
    if (deed === undefined) return false;
    this.deeds[at] = { ...deed, due: false };
    for (const key of this.chosen.keys()) if (key.endsWith(` ${cid}`)) this.chosen.delete(key);
    return true;
  }

  /** Whether a card does what it was just used for is asked by the card: that it does is no second use. */
  private isOfUse({ h, side }: Decision, before: JsonObject): boolean {
    const last = this.decisions.findLast((one) => one.h < h && one.command !== 'toast');
    if (last?.side !== side || !uses.has(last.command)) return false;
    const [asked, asks] = [promptOf(this.entries[last.h]?.state ?? {}, side), promptOf(before, side)];
    const cid = textOf(objectOf(last.args?.['card'])?.['cid']);
    return asks !== null && cid !== null && asks.cardCid === cid && asks.message === asked?.message;
  }

  /** What a card may do is told by which card it is done with, where it goes on to list them. */
  private asksWhich({ h, side }: Decision, before: JsonObject): boolean {
    const [asked, next] = [promptOf(before, side), promptOf(this.entries[h]?.state ?? {}, side)];
    return next !== null && next.cardCid === asked?.cardCid && next.kind !== 'select' && next.selectable.length > 0;
  }

  /** None or one, where the card was just let do what it may: that is said already. */
  private isWhetherAgain({ h, side }: Decision, before: JsonObject): boolean {
    const of = objectOf(objectOf(objectOf(before[side])?.['prompt-state'])?.['choices']);
    if (of === null || countOf(of['number']) !== 1 || countOf(of['minimum']) !== 0) return false;
    const last = this.decisions.findLast((one) => one.h < h && one.side === side);
    return last?.h === h - 1 && /^Prevent .*\?|.* -> Yes$/.test(last.label);
  }

  /** The card that the line of a price right before a command names. */
  private madeBy(entry: number): readonly Told[] {
    const lines = this.entries.slice(Math.max(0, entry - asksSoon), entry).flatMap((one) => one.lines);
    return lines.flatMap((line) => {
      const title = / uses (.+?) to make the Runner spend /.exec(line)?.[1];
      return title === undefined ? [] : [free('use', cleanTitle(title))];
    });
  }

  /** To do what a card asks for, and lets one decline, is to use it. */
  private byCard(before: JsonObject, side: 'corp' | 'runner'): readonly Told[] {
    const title = cleanTitle(promptOf(before, side)?.cardTitle ?? '');
    return title === '' || title.endsWith('Basic Action Card') ? [] : [free('use', title)];
  }

  /** The server that was asked for before the cards that are installed there, one by one: ours asks for it with each. */
  private serverBefore({ h, side, label }: Decision): readonly Told[] {
    if (!/^Choose a card to install/.test(label)) return [];
    const chosen = this.decisions.findLast(
      (one) => one.h > h - waits && one.h < h && one.side === side && /^Choose a server -> /.test(one.label),
    );
    return chosen === undefined ? [] : [{ ...free('server', placeOf(answerOf(chosen))), again: chosen.h }];
  }

  /** Choosing a card for what may be done is doing it. */
  private use(question: string, title: string | null, entry: number): readonly Told[] {
    const last = this.deeds.at(-1);
    // The same words, later, are another question.
    const isSame = last?.set === question && last.entry > entry - 4;
    if (title === null || isSame) return [];
    return [free('use', cleanTitle(title))];
  }

  /** A second click on a card takes the first one back. */
  private picked(cid: string, told: Told): readonly Told[] {
    // The same card may be chosen for another question right after.
    const key = `${told.kind} ${(told.set ?? '').replace(/\d+/g, '')} ${cid}`;
    const index = this.chosen.get(key);
    const last = this.deeds.at(-1);
    this.chosen.set(key, this.deeds.length);
    // It may be marked still as what was chosen for an earlier question.
    if (this.isTakenBack && (index === undefined || last !== this.deeds[index])) {
      this.chosen.delete(key);
      return [];
    }
    if (index !== undefined && cid !== '' && last !== undefined && last === this.deeds[index]) {
      this.deeds.pop();
      this.chosen.delete(key);
      return [];
    }
    return [told];
  }

  private arrangement(answer: string): readonly Told[] {
    const order = this.arranged;
    this.arranged = [];
    if (answer !== 'Done' && answer !== 'OK') return [];
    return [
      ...order.flatMap((title, at) => [
        { ...due('arrange', title), due: at < order.length - 1 },
        // A card may have its player choose one after the other, from the top or from below.
        free('pick', title),
      ]),
      ...[...order].reverse().map((title) => free('pick', title)),
    ];
  }
}

/** Whether a card is let do what it asks about; what it offers otherwise may be declined, too. */
function whether({ command, label, side }: Decision, before: JsonObject, lines: readonly string[]): readonly Told[] {
  const prompt = command === 'choice' || command === 'select' ? promptOf(before, side) : null;
  const title = cleanTitle(prompt?.cardTitle ?? '');
  if (prompt === null || title === '' || isOfBasicAction(title)) return [];
  const answer = label.slice(label.lastIndexOf(' -> ') + 4);
  const isWhether = prompt.choices.includes('Yes') && prompt.choices.includes('No');
  if (isWhether && answer === 'Yes') return [free('agree', title)];
  // Whether a run is left ours asks without a card.
  const isAsked = isWhether && answer === 'No' && !/^Jack out\?/.test(prompt.message);
  // That server has a card accessed that comes to lie where the breach goes on, whatever is answered: the file is the same.
  if (isAsked && accesses.test(prompt.message) && lines.some((line) => line.includes(' accesses ')))
    return [free('agree', title), free('use', title), free('refuse', title)];
  return isAsked ? [due('refuse', title)] : declines.test(answer) ? [free('refuse', title)] : [];
}

/** What a card of the other side gives its host to use is the host's own by the rules. */
function usedOfHost({ command, side }: Decision, before: JsonObject, cid: string): readonly Told[] {
  const host = command === `${side}-ability` ? hostIn(before, cid) : null;
  return host === null ? [] : [free('use', cleanTitle(titleOf(host) ?? ''))];
}

const piles = ['', 'first', 'second', 'third'] as const;

/** The first word of an answer; a click that is spent by force is lost in ours, damage that is taken suffered, and a pile has no number. */
export function wordOf(answer: string): string {
  if (answer === 'Spend [Click]') return 'lose';
  if (/^Take \d+ \w+ damage$/.test(answer)) return 'suffer';
  const pile = piles[Number(/^Pile (\d)\b/.exec(answer)?.[1] ?? 0)];
  return pile === undefined || pile === '' ? (answer.split(/[ -]/)[0]?.toLowerCase() ?? '') : pile;
}

export const isOfBasicAction = (title: string | null | undefined): boolean =>
  title === null || title === undefined || title.endsWith('Basic Action Card');

/** The most that may be bid. */
function mostOf(before: JsonObject, side: 'corp' | 'runner'): number {
  const choices = objectOf(objectOf(before[side])?.['prompt-state'])?.['choices'];
  return typeof choices === 'number' ? choices : 1;
}

/** What is paid beside X, as what is played costs more: theirs asks how many credits are spent in all, and of no fewer. */
function dearerIn(before: JsonObject, side: 'corp' | 'runner'): number {
  const prompt = objectOf(objectOf(before[side])?.['prompt-state']);
  if (textOf(prompt?.['msg']) !== 'How many credits do you want to spend?') return 0;
  return countOf(objectOf(prompt?.['choices'])?.['minimum']);
}

/** Another number could have been said: where only 0 can be paid, taken or spent none could. */
function isNumberOpen(before: JsonObject, side: 'corp' | 'runner'): boolean {
  const player = objectOf(before[side]);
  const prompt = objectOf(player?.['prompt-state']);
  const choices = prompt?.['choices'];
  // A die is no other number.
  if (Array.isArray(choices))
    return (promptOf(before, side)?.choices ?? []).filter((one) => /^\d/.test(one)).length !== 1;
  if (choices === 'credit') return countOf(player?.['credit']) > 0;
  const of = objectOf(choices);
  const counter = textOf(of?.['counter']);
  const card = cardIn(before, textOf(objectOf(prompt?.['card'])?.['cid']) ?? '');
  if (counter !== null) return card === null || countOf(countersOf(card)[counter]) > 0;
  return of === null || !('number' in of) || countOf(of['number']) > countOf(of['minimum']);
}

/** What is asked a card of the other side asks. */
function isOfOther(before: JsonObject, side: 'corp' | 'runner'): boolean {
  const card = objectOf(objectOf(objectOf(before[side])?.['prompt-state'])?.['card']);
  const of = textOf(card?.['side'])?.toLowerCase();
  return of !== undefined && of !== side;
}

/** More can be chosen from than has to be chosen. */
function isChoice(before: JsonObject, side: 'corp' | 'runner'): boolean {
  const prompt = promptOf(before, side);
  if (prompt === null) return true;
  const asked = Number(/^Choose (?:at least )?(\d+)/.exec(prompt.message)?.[1] ?? 1);
  const choices = prompt.choices.filter((choice) => !declines.test(choice));
  // No card is asked to choose itself: of those beside it, one alone is no choice.
  const others = prompt.selectable.filter((cid) => cid !== prompt.cardCid);
  return Math.max(others.length, choices.length) > asked;
}

const unbrokenIn = (state: JsonObject): number => {
  const ice = encounterOf(state);
  return ice === null ? 0 : subroutinesOf(ice).filter(({ broken }) => !broken).length;
};

/** A card that lies facedown, or was scored, is chosen by no name. */
const namedIn = (answer: string, card: JsonObject | null): string =>
  (answer === 'a card' || answer === '') && card !== null ? cleanTitle(titleOf(card) ?? answer) : answer;

const placeOf = (server: string): string => (server === 'New remote' ? 'new' : server);

/** The subroutines beside the one that is chosen to be left. */
function brokenBut(answer: string, before: JsonObject): readonly Told[] {
  const ice = encounterOf(before);
  const open = ice === null ? [] : subroutinesOf(ice).filter(({ broken }) => !broken);
  const labels = open.map(({ label }) => cleanTitle(label ?? ''));
  labels.splice(Math.max(0, labels.indexOf(answer)), 1);
  return labels.map((label) => free('break', `${iceIn(before)}: ${label}`));
}

const iceIn = (state: JsonObject): string => {
  const ice = encounterOf(state);
  return ice === null ? '' : cleanTitle(titleOf(ice) ?? '');
};

const uses: ReadonlySet<string> = new Set(['ability', 'runner-ability', 'corp-ability']);
const hostsItself = /^(?:Host a |Install an? .+ on this \w+$)/;
const setsMode = /: (?:Toggle auto-resolve on .*|Set resolution mode|Ask when .+\?)$/;
const modes: ReadonlySet<string> = new Set(['Smart', 'Automatic', 'Manual']);
const startsOver = /^(?:I want to s|S)tart over$/;
const asksForPrice = /^Choose at least \d+ cards? to trash -> /;
const forfeits = /^Choose \d+ Agendas? to forfeit -> /;
const waits = 10;
const answersOf: ReadonlySet<string> = new Set(['pick', 'server', 'option', 'number']);
/** Entries after which a question about what was accessed comes for another reason than its access. */
const asksSoon = 4;
const answerOf = ({ label }: Decision): string => label.slice(label.lastIndexOf(' -> ') + 4);

/** Labels of the encountered ice, as far as the file tells them. */
export const labelsIn = (state: JsonObject): readonly string[] => {
  const ice = encounterOf(state);
  return ice === null ? [] : subroutinesOf(ice).map(({ label }) => cleanTitle(label ?? ''));
};

/** The same of ice of this title in front of any server. */
export function labelsOf(state: JsonObject, title: string): readonly string[] {
  const servers = Object.values(objectOf(objectOf(state['corp'])?.['servers']) ?? {});
  const ice = servers
    .flatMap((server) => listOf(objectOf(server)?.['ices']))
    .find((card) => isObject(card) && cleanTitle(titleOf(card) ?? '') === title);
  return isObject(ice) ? subroutinesOf(ice).map(({ label }) => cleanTitle(label ?? '')) : [];
}

function isCardChoice(before: JsonObject, side: 'corp' | 'runner', { args }: Decision): boolean {
  const uuid = textOf(objectOf(args?.['choice'])?.['uuid']);
  const prompt = objectOf(objectOf(before[side])?.['prompt-state']);
  return listOf(prompt?.['choices']).some(
    (choice) => isObject(choice) && choice['uuid'] === uuid && isObject(choice['value']),
  );
}

function accessed(
  question: string,
  named: string,
  before: JsonObject,
  side: 'corp' | 'runner',
): readonly Told[] {
  const title = cleanTitle(/^You accessed ?(.+?)(?:\. [A-Z][^>]* to steal\?|\.?(?: (?:Pay|Trash) [^>]*)?)$/.exec(question)?.[1] ?? '');
  const inArchives = runOf(before)?.server === 'Archives';
  const first = inArchives ? free('accessed', title) : due('accessed', title);
  const choices = promptOf(before, side)?.choices ?? [];
  // Some records call what a card offers by its title alone.
  const answer = choices.find((choice) => choice.startsWith(`[${named}] `)) ?? named;
  const answered = choices.length > 1 ? due : free;
  // A card in play is used on the accessed one.
  const by = /^\[(.+?)\] (?:.*: |Remove card )/.exec(answer)?.[1] ?? identityIn(before, side, answer);
  if (by !== null) return [first, due('use', cleanTitle(by))];
  if (/^(?:Steal|Pay to steal)/.test(answer)) return [first, answered('steal', title)];
  if (/trash|Trash/.test(answer)) return [first, answered('trash-accessed', title)];
  return [first, answered('leave', title)];
}

/** What an identity does to an accessed card is offered with its name before the colon; what an event does that was played is no use. */
function identityIn(before: JsonObject, side: 'corp' | 'runner', answer: string): string | null {
  const name = /^\[(.+?)\] Trash card$/.exec(answer)?.[1];
  const identity = objectOf(objectOf(before[side])?.['identity']);
  const title = identity === null ? null : titleOf(identity);
  return name !== undefined && title?.startsWith(`${name}: `) === true ? title : null;
}

/** The entry with which the turn begins before which something is clicked; the entry itself where it is clicked in a turn. */
function begunAt(entries: readonly Entry[], entry: number): number {
  const isBefore = (state: JsonObject = {}): boolean =>
    (['corp', 'runner'] as const).some((side) => Boolean(state[`${side}-phase-12`]));
  let at = entry;
  while (isBefore(entries[at]?.state)) at += 1;
  return at;
}

/** An identity that is called by the first part of its title, and by what it is about, as a line of the entry calls it. */
function namedInFull(at: Entry | undefined, answer: string): readonly string[] {
  const short = / \(.+\)$/.test(answer) ? answer.replace(/ \(.+\)$/, ': ') : null;
  if (short === null) return [];
  return (at?.lines ?? []).flatMap((line) => / uses (.+?) to /.exec(line)?.[1] ?? []).filter((title) => title.startsWith(short));
}

/** Cards in the order in which the lines of an entry, and of those right after it, use them. */
function ordered(entries: readonly Entry[], entry: number): readonly Told[] {
  const used = (lines: readonly string[] = []): string[] =>
    lines.flatMap((line) => / uses (.+?) to /.exec(line)?.[1] ?? []).map(cleanTitle);
  const now = used(entries[entry]?.lines);
  const later = entries.slice(entry + 1, Math.max(entry + 5, begunAt(entries, entry) + 2)).flatMap(({ lines }) => used(lines));
  // What was used before in this entry is used later for another reason.
  const since = (at: number): string[] => later.filter((other) => !now.slice(0, at).includes(other));
  return now.flatMap((title, at) =>
    [...now.slice(at + 1), ...since(at)].map((other) => free('first', `${title} over ${other}`)),
  );
}

const titlesInHeap = (state: JsonObject | undefined): readonly string[] =>
  listOf(objectOf(state?.['runner'])?.['discard']).flatMap((card) =>
    isObject(card) ? (titleOf(card) ?? []) : [],
  );

/** The titles that a line lists: a title may have commas of its own, and an "and". Null where they are not all of these. */
function listed(text: string, titles: readonly string[]): string[] | null {
  if (text === '') return [];
  for (const title of titles) {
    const rest = text.startsWith(title) ? text.slice(title.length) : null;
    const [separator] = rest === null ? [] : (/^(?:, and | and |, |$)/.exec(rest) ?? []);
    const others = separator === undefined ? null : listed((rest ?? '').slice(separator.length), titles);
    if (others !== null) return [title, ...others];
  }
  return null;
}

/** The cards that damage took, which chance chose. */
function damaged(line: string, heap: readonly string[]): readonly Told[] {
  const list = / trashes (.+) due to \w+ damage/.exec(line)?.[1];
  if (list === undefined) return [];
  return (listed(list, heap) ?? list.replace(/,? and ([^,]+)$/, ', $1').split(', '))
    .filter((title) => title !== '')
    .map((title) => ({ ...due('damage', cleanTitle(title)), set: 'damage' }));
}
