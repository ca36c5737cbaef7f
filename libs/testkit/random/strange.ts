import {
  accepts,
  type Decision,
  type Legal,
  cardId,
  type CardId,
  type ServerName,
  type State,
} from '#rules';
import { oneOf, type Source } from '#play/source';

type Maker = (card: CardId, number: number, server: ServerName, next: Source) => Decision;

/** Decisions of every kind about any card, beyond the last one too: few of them are ever legal. */
const makers: readonly Maker[] = [
  (card) => ({ do: 'play', card }),
  (card) => ({ do: 'install', card }),
  (card, _n, server) => ({ do: 'install', card, server }),
  (card) => ({ do: 'install', card, server: 'new' }),
  (card, number) => ({ do: 'install', card, host: cardId(number) }),
  (card) => ({ do: 'advance', card }),
  (card) => ({ do: 'rez', card }),
  (card) => ({ do: 'score', card }),
  (card, ability) => ({ do: 'use', card, ability }),
  (card) => ({ do: 'trash-resource', card }),
  (_c, _n, server) => ({ do: 'run', server }),
  (card) => ({ do: 'access', card }),
  (card) => ({ do: 'replace', card }),
  (card) => ({ do: 'discard', card }),
  (card) => ({ do: 'pick', card }),
  (card) => ({ do: 'random', card }),
  (_c, sub) => ({ do: 'break', sub }),
  (_c, number) => ({ do: 'number', number }),
  (_c, credits) => ({ do: 'bid', credits }),
  (_c, credits) => ({ do: 'pay', credits }),
  (_c, ability) => ({ do: 'first', ability }),
  (_c, _n, server) => ({ do: 'server', server }),
  (card) => ({ do: 'shuffle', order: [card, card] }),
  () => ({ do: 'option', option: 'nothing' }),
  (_c, _n, _s, next) =>
    oneOf<Decision>(
      [
        { do: 'keep' },
        { do: 'mulligan' },
        { do: 'gain-credit' },
        { do: 'draw' },
        { do: 'purge' },
        { do: 'remove-tag' },
        { do: 'pass' },
        { do: 'jack-out' },
        { do: 'continue' },
        { do: 'access-zone' },
        { do: 'trash-accessed' },
        { do: 'leave-accessed' },
        { do: 'steal' },
        { do: 'decline-steal' },
        { do: 'done' },
      ],
      next,
    ),
];

const servers: readonly ServerName[] = ['HQ', 'R&D', 'Archives', 'Server 1', 'Server 9'];

/** A decision that is not legal here; null when the one drawn happens to be. */
export function strangeDecision(
  state: State,
  legal: readonly Legal[],
  next: Source,
): Decision | null {
  const card = cardId(next(state.cards.length + 3));
  const decision = oneOf(makers, next)(card, next(8), oneOf(servers, next), next);
  return legal.some((one) => accepts(one, decision)) ? null : decision;
}
