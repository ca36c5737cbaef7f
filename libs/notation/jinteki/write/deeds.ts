import type { FactType } from '#rules';
import { amountOf, nameIn, ownerOf, sideIn, textOf, titleOf } from './fields';
import type { Pen } from './pen';
import { cardAt, installedAt } from './places';
import type { CausedFact } from './told-facts';

/** Tells what somebody did; false where it was rather an effect. */
type Deed = (pen: Pen, caused: CausedFact) => boolean;

const installed: Deed = (pen, { fact }) => {
  const side = sideIn(fact);
  const card = nameIn(fact);
  const place = pen.places.of(card);
  const { server } = fact;
  const where =
    typeof server === 'string'
      ? ` ${installedAt({ server, ice: place?.ice ?? null }, fact['created'] === true)}`
      : '';
  const isIce = side === 'corp' && place !== null && place.ice !== null;
  const what = titleOf(card) ?? (isIce ? 'ice' : 'a card');
  const host = nameIn(fact, 'host');
  const on = host === null ? '' : ` on ${titleOf(host) ?? 'a card'}`;
  const words = `${what}${on}${where}`;
  pen.act(side, `install ${words}`, `installs ${words}`);
  return true;
};

const drew: Deed = (pen, { fact, decision, source }) => {
  const side = sideIn(fact);
  const amount = amountOf(fact);
  // Opening hands are drawn without a word.
  if (pen.turn === 0) return true;
  if (pen.drawing && side === 'corp' && source === null) {
    pen.drawing = false;
    pen.flush();
    pen.say(side, 'makes their mandatory start of turn draw');
    return true;
  }
  if (decision?.do !== 'draw' || source !== null) return false;
  pen.basic(side, `draw ${String(amount)} card${amount === 1 ? '' : 's'}`);
  return true;
};

const trashed: Deed = (pen, { fact, decision }) => {
  const card = nameIn(fact);
  const by = sideIn(fact, 'by');
  const from = textOf(fact, 'from');
  // An event or operation goes to its owner's discard pile without a word.
  if (from === 'play') return true;
  const place = from === 'root' || from === 'ice' ? pen.places.of(card) : null;
  const what = cardAt(card, place);
  const damage = fact['damage'];
  if (typeof damage === 'string') pen.loses(by, damage, what);
  else if (decision?.do === 'trash-resource' && by === 'corp') pen.basic('corp', `trash ${what}`);
  else if (decision?.do === 'trash-accessed')
    pen.act(by, `trash ${what}`, `pays 0 [Credits] to trash ${what}`);
  else pen.say(by, `trashes ${what}`);
  return true;
};

export const deeds: Readonly<Partial<Record<FactType, Deed>>> = {
  installed,
  drew,
  trashed,
  played: (pen, { fact }) => {
    const title = titleOf(nameIn(fact)) ?? 'a card';
    pen.playing = nameIn(fact);
    pen.act(sideIn(fact), `play ${title}`, `plays ${title}`);
    return true;
  },
  rezzed: (pen, { fact, source }) => {
    const card = nameIn(fact);
    const what = cardAt(card, pen.places.of(card));
    if (source !== null && pen.payment.side !== 'corp') return false;
    const free = amountOf(fact, 'cost') === 0;
    const alone = free ? `pays 0 [Credits] to rez ${what}` : `rezzes ${what} at no cost`;
    pen.act('corp', `rez ${what}`, alone);
    return true;
  },
  advanced: (pen, { fact, decision }) => {
    const card = nameIn(fact);
    const what = cardAt(card, pen.places.of(card));
    if (decision?.do === 'advance') pen.basic('corp', `advance ${what}`);
    else pen.act('corp', `advance ${what}`, `advances ${what}`);
    return true;
  },
  purged: (pen) => {
    pen.basic('corp', 'purge all virus counters');
    return true;
  },
  'tags-removed': (pen, { decision }) => {
    if (decision?.do !== 'remove-tag' && pen.payment.side !== 'runner') return false;
    pen.basic('runner', 'remove 1 tag');
    return true;
  },
  'credits-gained': (pen, { fact, decision, source }) => {
    if (decision?.do !== 'gain-credit' || source !== null) return false;
    pen.basic(sideIn(fact), `gain ${String(amountOf(fact))} [Credits]`);
    return true;
  },
  'run-began': (pen, { fact, decision, source }) => {
    if (source !== null || decision?.do !== 'run') return false;
    const server = textOf(fact, 'server');
    pen.act('runner', `make a run on ${server}`, `makes a run on ${server}`);
    return true;
  },
  'ability-used': (pen, { fact }) => {
    const card = nameIn(fact);
    const side = ownerOf(card);
    if (side === null) pen.flush();
    else pen.begin(side, titleOf(card) ?? 'a card');
    return true;
  },
};
