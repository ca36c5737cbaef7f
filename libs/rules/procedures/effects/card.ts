import type { Effect } from '../../ability/ability';
import { takeCredits, takeLeftCredits } from '../../mutations/credits';
import { trash } from '../../mutations/trash';
import type { BlockVars } from '../../state/frame';
import type { Work } from '../../machine/work';
import { ask, call, frame, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import { amountOf } from '../../query/ask';
import { mayLeave } from '../../query/may-leave';
import { targets } from '../../query/target';
import { vacated } from '../../query/told';
import { currentRun, findServer } from '../../query/run';
import { candidatesFor } from '../../query/candidates';
import { cardOf, isInstalled, ownerOf } from '../../query/card';
import { hasRoom } from '../../query/host';
import { rezDiscount, rezzesWithMore } from '../../query/rez';
import { forbidden } from '../../query/forbidden';
import { barToInstallAnywhere, barToPlace } from '../../legality/install';
import type { Terms } from '../../legality/install-cost';
import { canBeRezzed } from '../../legality/rezzable';
import type { CardId } from '../../state/card-id';
import type { Code } from '../../state/refusal';
import { centrals, type ServerName } from '../../state/server';
import { proceed, type BlockStep, type Handler } from './handler';

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Of<K extends Effect['do']> = Handler<EffectOf<K>>;

function takeFrom(g: Work, v: BlockVars, amount: number): void {
  if (v.left === undefined) takeCredits(g, v.controller, v.source, amount);
  else takeLeftCredits(g, v.controller, v.source, Math.min(amount, v.left.credit));
}

/** Takes credits from the card the ability stands on. */
export const take: Of<'take'> = {
  begin: (g, v, effect) => {
    if (effect.credits === 'any') {
      const to = v.left?.credit ?? cardOf(g, v.source).credit;
      if (to > 0)
        return ask(
          { kind: 'number', for: v.controller, source: v.source, from: 0, to },
          'answered',
        );
      return proceed(v);
    }
    takeFrom(g, v, amountOf(g, v, effect.credits));
    return proceed(v);
  },
  answered: (g, v, _effect, answer) => {
    if (answer.do !== 'number') throw unexpected(answer);
    takeFrom(g, v, answer.number);
    return proceed(v);
  },
};

/** Those that an effect rezzed, or tried to. */
const rezzed = '#rezzed';

const rezOf = (g: Work, v: BlockVars, effect: EffectOf<'rez'>, card: CardId): Next<BlockStep> =>
  call(
    frame('rez', 'pay', {
      card,
      free: effect.free === true,
      discount: rezDiscount(g, v, cardOf(g, card), effect.discount),
    }),
    'returned',
  );

/** Rezzes cards, one after another. */
export const rez: Of<'rez'> = {
  begin: (g, v, effect) => {
    const tried = v.named[rezzed] ?? [];
    const [card] = targets(g, v, effect.cards).filter(
      (id) => !tried.includes(id) && canBeRezzed(g, id, effect, v),
    );
    if (card === undefined) {
      delete v.named[rezzed];
      return proceed(v);
    }
    v.named[rezzed] = [...tried, card];
    // MUST-04
    if (effect.must === true && rezzesWithMore(g, cardOf(g, card)))
      return ask(
        { kind: 'option', for: 'corp', source: v.source, options: ['yes', 'no'] },
        'answered',
      );
    return rezOf(g, v, effect, card);
  },
  answered: (g, v, effect, answer) => {
    const card = v.named[rezzed]?.at(-1);
    if (answer.do !== 'option' || card === undefined) throw unexpected(answer);
    return answer.option === 'yes' ? rezOf(g, v, effect, card) : rez.begin(g, v, effect);
  },
  returned: (g, v, effect) => rez.begin(g, v, effect),
};

const installed = '#installed';
/** How many it can be in all: each install changes what is counted ("any number of cards from HQ"). */
const most = '#most';
const apart = '#apart';
/** The card that made the new server. */
const founder = '#founder';

const termsOf = (g: Work, v: BlockVars, effect: EffectOf<'install'>): Terms => ({
  discount: amountOf(g, v, effect.discount ?? 0),
  free: effect.free === true,
  ...barredBy(g, v, effect),
});

/** Servers that the effect leaves out: those of the cards before, or the centrals. */
function barredBy(g: Work, v: BlockVars, effect: EffectOf<'install'>): Pick<Terms, 'barred'> {
  if (effect.at === 'remote') return { barred: centrals };
  if (effect.at === 'another') return v.server === null ? {} : { barred: [v.server] };
  if (effect.apart !== true) return {};
  return { barred: (v.named[apart] ?? []).flatMap((id) => cardOf(g, id).server ?? []) };
}

/** What keeps a card from being installed where the effect says. */
function barToInstall(g: Work, v: BlockVars, effect: EffectOf<'install'>, id: CardId): Code | null {
  const terms = termsOf(g, v, effect);
  const bar = barToInstallAnywhere(g, id, terms);
  const place = effect.at === 'on-this' ? null : placeOf(g, v, effect);
  const isFull =
    effect.at === 'on-this' &&
    ownerOf(g, cardOf(g, id)) === 'corp' &&
    !hasRoom(g, cardOf(g, v.source));
  if (bar === null && isFull) return 'BAD_TARGET';
  return bar !== null || place === null ? bar : barToPlace(g, cardOf(g, id), place, terms);
}

function installable(g: Work, v: BlockVars, effect: EffectOf<'install'>): CardId[] {
  return candidatesFor(g, v, effect).filter(
    (id) =>
      !isInstalled(cardOf(g, id)) &&
      (effect.facedown === true
        ? !forbidden(g, 'install', ownerOf(g, cardOf(g, id))) && mayLeave(g, id)
        : barToInstall(g, v, effect, id) === null),
  );
}

/** CONS-02: a console that has to be installed beside another is trashed instead. */
function trashSecondConsole(g: Work, v: BlockVars, effect: EffectOf<'install'>): Next<BlockStep> {
  if (typeof effect.from === 'string' && effect.optional !== true)
    for (const id of targets(g, v, effect.from))
      if (barToInstallAnywhere(g, id, termsOf(g, v, effect)) === 'CONSOLE_LIMIT')
        trash(g, [id], { by: v.controller });
  return proceed(v);
}

/** Several installs are chosen and done one at a time (INST-18, ALL-04). */
function askForInstall(g: Work, v: BlockVars, effect: EffectOf<'install'>): Next<BlockStep> {
  if ((v.numbers[installed] ?? 0) >= (v.numbers[most] ?? 0)) return proceed(v);
  const from = installable(g, v, effect);
  const [only] = from;
  if (only === undefined) return trashSecondConsole(g, v, effect);
  if (from.length === 1 && effect.optional !== true) return begin(g, v, effect, only);
  const done = effect.optional === true;
  return ask(
    { kind: 'pick', for: v.controller, source: v.source, why: 'choose', from, done },
    'answered',
  );
}

const thatServer = (g: Work, v: BlockVars): ServerName | null => {
  const [that] = targets(g, v, 'that');
  return that === undefined ? null : cardOf(g, that).server;
};

function placeOf(
  g: Work,
  v: BlockVars,
  { at, together }: EffectOf<'install'>,
): ServerName | 'new' | null {
  if (together === true && v.place !== undefined) return v.place;
  if (at === undefined || at === 'remote' || at === 'another' || at === 'any-position') return null;
  if (at === 'innermost') return currentRun(g)?.server ?? null;
  // Several cards go into one new server, as long as it stands. SRV-07: a remote that the ice alone made is gone; the ice makes another.
  if (at === 'new' || at === 'vacated')
    return v.place !== undefined && findServer(g, v.place) !== null ? v.place : 'new';
  if (at === 'that-server') return thatServer(g, v);
  return at === 'this-server' ? v.server : cardOf(g, v.source).server;
}

function begin(g: Work, v: BlockVars, effect: EffectOf<'install'>, card: CardId): Next<BlockStep> {
  v.numbers[installed] = (v.numbers[installed] ?? 0) + 1;
  const side = ownerOf(g, cardOf(g, card));
  if (effect.as !== undefined) v.named[effect.as] = [...(v.named[effect.as] ?? []), card];
  const place = effect.at === 'on-this' ? null : placeOf(g, v, effect);
  if (effect.at === 'new' && place === 'new') delete v.place;
  if (settles(effect) && v.place === undefined) v.named[founder] = [card];
  const behind = effect.at === 'behind-this' ? v.source : null;
  const barred = barredBy(g, v, effect);
  if (effect.apart === true) v.named[apart] = [...(v.named[apart] ?? []), card];
  return call(
    frame('install', 'declare', {
      side,
      card,
      server: place,
      host: effect.at === 'on-this' ? v.source : null,
      discount: amountOf(g, v, effect.discount ?? 0),
      free: effect.free === true,
      rezzed: effect.rezzed === true,
      faceup: effect.faceup === true,
      ...(effect.facedown === true ? { facedown: true as const } : {}),
      behind,
      ...(effect.at === 'innermost' ? { position: 0 } : {}),
      ...(effect.at === 'any-position' ? { anyPosition: true as const } : {}),
      ...(effect.at === 'vacated' ? { position: v.numbers[vacated] ?? 0 } : {}),
      ...barred,
      clicks: 0,
      placed: effect.at === 'on-this',
      trash: [],
    }),
    'returned',
  );
}

/** Where the first card goes the others may go, too. */
const settles = ({ at, together }: EffectOf<'install'>): boolean =>
  together === true || at === 'new';

/** INST-26: where the first went, all others go. */
function settleOn(g: Work, v: BlockVars): void {
  const [first] = v.named[founder] ?? [];
  const server = first === undefined ? null : cardOf(g, first).server;
  if (server !== null) v.place ??= server;
}

export const install: Of<'install'> = {
  begin: (g, v, effect) => {
    v.numbers[installed] = 0;
    v.numbers[most] = amountOf(g, v, effect.most);
    delete v.named[founder];
    delete v.named[apart];
    if (settles(effect)) delete v.place;
    if (effect.as !== undefined) v.named[effect.as] = [];
    // What was installed there is gone, and the server with it.
    if (effect.at === 'that-server' && thatServer(g, v) === null) return proceed(v);
    if (effect.at === 'behind-this' && cardOf(g, v.source).zone !== 'ice') return proceed(v);
    return askForInstall(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do === 'done') return proceed(v);
    if (answer.do !== 'pick') throw unexpected(answer);
    return begin(g, v, effect, answer.card);
  },
  returned: (g, v, effect) => {
    if (settles(effect)) settleOn(g, v);
    return askForInstall(g, v, effect);
  },
};
