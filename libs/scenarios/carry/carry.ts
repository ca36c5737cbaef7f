import { type Decision, isServerName, type ServerName } from '#rules';
import type { Spoken } from '#notation/scenario/scenario';
import { take, type Stand, type Table } from '../stand';
import { abilitiesMeant } from './abilities';
import { access, settleAccessed } from './accessed';
import { choose } from './choose';
import { withKin } from './defensible';
import { follow } from './follow';
import { hintsOf, type Hints } from './hints';
import { reject, understand, type Carried, type Meant } from './meant';

type Carry = (table: Table, stand: Stand, meant: Meant) => Carried;

const one =
  (decision: Decision): Carry =>
  (table, stand, meant) =>
    follow(table, stand, meant, [decision], hintsOf(meant));

const withCard =
  (make: (card: NonNullable<Meant['card']>, meant: Meant) => Decision): Carry =>
  (table, stand, meant) =>
    meant.card === null
      ? reject('it does not say which card', 'BAD_TARGET')
      : follow(table, stand, meant, [make(meant.card, meant)], hintsOf(meant));

const destination = (written: string | null): ServerName | 'new' | null =>
  written === 'new' || isServerName(written) ? written : null;

const install: Carry = (table, stand, meant) => {
  const { card, host } = meant;
  if (card === null) return reject('it does not say which card', 'BAD_TARGET');
  const server = destination(meant.server);
  if (meant.server !== null && server === null)
    return reject(`there is no server "${meant.server}"`, 'BAD_TARGET');
  const head: Decision = {
    do: 'install',
    card,
    ...(server === null ? {} : { server }),
    ...(host === null ? {} : { host }),
  };
  const hints: Hints = { ...hintsOf(meant), host: [], servers: [] };
  return follow(table, stand, meant, [head], hints);
};

const run: Carry = (table, stand, meant) => {
  const { server } = meant;
  if (server === null || !isServerName(server))
    return reject(`there is no server "${server ?? ''}"`, 'BAD_TARGET');
  return follow(table, stand, meant, [{ do: 'run', server }], { ...hintsOf(meant), servers: [] });
};

const use: Carry = (table, stand, meant) => {
  const { card } = meant;
  if (card === null) return reject('it does not say which card', 'BAD_TARGET');
  let refused: Carried | null = null;
  for (const ability of abilitiesMeant(table, stand, card, meant.ability)) {
    const carried = follow(table, stand, meant, [{ do: 'use', card, ability }], hintsOf(meant));
    if (carried.ok) return carried;
    refused ??= carried;
  }
  return refused ?? reject('the card has no such ability to use', 'BAD_TARGET', 'WRONG_WINDOW');
};

const discard: Carry = (table, before, meant) => {
  const cards = meant.cards ?? (meant.card === null ? [] : [meant.card]);
  if (new Set(cards).size < cards.length)
    return reject('the same card twice', 'DUPLICATE_CHOICE', 'WRONG_COUNT');
  let stand = before;
  for (const card of cards) {
    if (stand !== before && stand.state.prompt?.kind !== 'discard')
      return reject('that is too many', 'WRONG_COUNT');
    const taken = take(table, stand, { do: 'discard', card }, meant.by);
    if (!taken.ok) return reject(taken.reason, taken.code);
    stand = taken.stand;
  }
  const { prompt } = stand.state;
  return prompt?.kind === 'discard' && prompt.for === meant.by
    ? reject('that is too few', 'WRONG_COUNT')
    : { ok: true, stand };
};

const bid: Carry = (table, stand, meant) => {
  const credits = meant.credits ?? meant.number ?? 0;
  // A bid in secret is a number; more than there is, or than two, is refused as one.
  const asked = stand.state.prompt?.kind === 'number';
  const decision: Decision = asked ? { do: 'number', number: credits } : { do: 'bid', credits };
  return follow(table, stand, meant, [decision], hintsOf(meant));
};

const concede: Carry = (table, stand, meant) => {
  const taken = take(table, stand, { do: 'concede', side: meant.by }, meant.by);
  return taken.ok ? taken : reject(taken.reason, taken.code);
};

/** How each kind of scripted decision is carried out. */
const verbs: Readonly<Record<Spoken['do'], Carry>> = {
  'gain-credit': one({ do: 'gain-credit' }),
  draw: one({ do: 'draw' }),
  purge: one({ do: 'purge' }),
  'remove-tag': one({ do: 'remove-tag' }),
  pass: one({ do: 'pass' }),
  'jack-out': one({ do: 'jack-out' }),
  continue: one({ do: 'continue' }),
  keep: one({ do: 'keep' }),
  mulligan: one({ do: 'mulligan' }),
  install,
  play: withCard((card) => ({ do: 'play', card })),
  advance: withCard((card) => ({ do: 'advance', card })),
  rez: withCard((card) => ({ do: 'rez', card })),
  score: withCard((card) => ({ do: 'score', card })),
  'trash-resource': withCard((card) => ({ do: 'trash-resource', card })),
  run,
  use,
  choose,
  access,
  'trash-accessed': (table, stand, meant) => settleAccessed(table, stand, meant, 'trash-accessed'),
  'leave-accessed': (table, stand, meant) => settleAccessed(table, stand, meant, 'leave-accessed'),
  steal: (table, stand, meant) => settleAccessed(table, stand, meant, 'steal'),
  'decline-steal': (table, stand, meant) => settleAccessed(table, stand, meant, 'decline-steal'),
  bid,
  discard,
  concede,
};

/**
 * Tries a scripted decision where the game stands: as a whole, with everything it says, or not at
 * all. What it was tried on is left as it was.
 */
export function carry(table: Table, stand: Stand, said: Spoken): Carried {
  const meant = understand(table.names, said);
  if ('ok' in meant) return meant;
  const { prompt, outcome } = stand.state;
  if (outcome !== null) return reject('the game is over', 'GAME_OVER');
  const carried =
    said.do === 'concede' || prompt?.for === said.by
      ? verbs[said.do](table, stand, meant)
      : reject(`${prompt?.for ?? 'nobody'} is asked`, 'NOT_YOUR_DECISION');
  return carried.ok ? carried : withKin(stand, meant, carried);
}
