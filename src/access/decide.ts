import type { Decided, Decider } from '#streams/decider';
import type { Viewer } from '#rules';
import { CLOSED, evolveAccess, isOpen, type Access } from './access';
import { hasStake, owns, type Claims } from './claims';
import type { AccessEvent } from './access-event';
import type { Fork } from './fork';
import { isWhole, type Grant } from './grant';
import { isGone, noSay, refusal, type AccessRefusal } from './refusal';
import type { Sending } from './purpose';

/** A game as those who decide on it find it. */
export interface Subject {
  readonly game: string;
  readonly access: Access;
  readonly claims: Claims;
  /** Whether it is over, or a log, which never goes on. */
  readonly over: boolean;
}

type Answer = Decided<AccessEvent, AccessRefusal>;

const accept = (...events: readonly AccessEvent[]): Answer => ({ ok: true, events });
const refuse = (why: AccessRefusal): Answer => ({ ok: false, refusal: why });

/** What both opening and giving need; null when nothing is in the way. */
function hindrance({ game, claims, access, over }: Subject, viewer: Viewer): AccessRefusal | null {
  if (!hasStake(claims) || access.privacy === 'none') return noSay(game);
  if (access.deleted) return isGone(game);
  if (!over)
    return refusal(
      'GAME_NOT_OVER',
      'while a game is being played each player sees their own side and no more',
      'Do it when the game is over.',
    );
  if (isOpen(access, viewer))
    return refusal(
      'ALREADY_OPEN',
      `everybody may look at this game as ${viewer}`,
      'There is nothing left to do.',
    );
  return null;
}

const notYours = (viewer: Viewer): AccessRefusal =>
  refusal(
    'NOT_YOURS',
    `what is seen as ${viewer} is not yours alone`,
    'Send the keys of both seats, or give what your own seat sees.',
  );

/** Opens a view to everybody. Everything is opened by the uploader, or by both players. */
export function open(subject: Subject, viewer: Viewer): Answer {
  const { access, claims } = subject;
  const hindered = hindrance(subject, viewer);
  if (hindered !== null) return refuse(hindered);
  if (owns(claims, viewer)) return accept({ type: 'opened', viewer });
  const [side] = claims.seats;
  if (viewer !== 'judge' || side === undefined) return refuse(notYours(viewer));
  return access.consents.has(side) ? accept() : accept({ type: 'consented', side });
}

/** Gives a grant; `moments` is how many the viewer has been told. */
export function give(subject: Subject, grant: Grant, moments: number, now: Date): Answer {
  const { viewer, range, expires } = grant;
  const hindered = hindrance(subject, viewer);
  if (hindered !== null) return refuse(hindered);
  if (!owns(subject.claims, viewer)) return refuse(notYours(viewer));
  const { from, to } = range;
  if (from < 0 || from >= moments || (to !== null && (to < from || to >= moments)))
    return refuse(
      refusal(
        'OUT_OF_RANGE',
        `as ${viewer} the game has moments 0 to ${moments - 1}, not ${from} to ${to ?? 'the end'}`,
        'Give moments of the game, the first before the last.',
      ),
    );
  if (expires !== null && Date.parse(expires) <= now.getTime())
    return refuse(
      refusal('BAD_GRANT', `the grant would end at ${expires}, which is past`, 'Let it end later.'),
    );
  return accept({ type: 'granted', grant });
}

/** Takes a grant back. What both would have to give, either may take back. */
export function revoke({ game, access, claims }: Subject, id: string): Answer {
  if (!hasStake(claims)) return refuse(noSay(game));
  if (access.deleted) return refuse(isGone(game));
  const given = access.grants.get(id);
  if (given === undefined)
    return refuse(
      refusal('GRANT_NOT_FOUND', 'this game has no such grant', 'Take the id that giving it gave.'),
    );
  if (given.viewer !== 'judge' && !owns(claims, given.viewer))
    return refuse(notYours(given.viewer));
  return given.revoked ? accept() : accept({ type: 'revoked', grant: id });
}

function publish({ privacy, sendings, replacedBy, deleted }: Access, sending: Sending): Answer {
  if (deleted) return refuse(isGone('that is sent'));
  if (privacy !== 'none' && privacy !== 'published')
    throw new Error('a game that is kept is not published');
  const first = privacy === 'none';
  const said: AccessEvent[] = first ? [{ type: 'published' }] : [];
  if (replacedBy !== null) said.push({ type: 'replaced', by: null });
  if (sending !== null && !sendings.has(sending)) said.push({ type: 'sent', sending, first });
  return accept(...said);
}

const deleteFor = (by: 'owner' | 'operator', { deleted }: Access): Answer =>
  deleted ? accept() : accept({ type: 'deleted', by });

/** Of a game that others sent too, only who sends it no more is written: it stays theirs. */
function deleteBy({ game, access, claims, over }: Subject): Answer {
  if (!hasStake(claims) || access.privacy === 'none') return refuse(noSay(game));
  if (access.deleted) return accept();
  if (!claims.upload && claims.seats.size < 2)
    return refuse(
      refusal(
        'NOT_YOURS',
        'a game that was played here is both players’',
        'Send the keys of both seats.',
      ),
    );
  if (!over && !claims.upload)
    return refuse(
      refusal('GAME_NOT_OVER', 'the game is being played', 'Delete it when it is over.'),
    );
  const mine = claims.sendings.filter((sending) => access.sendings.has(sending));
  if (access.sendings.size > mine.length)
    return accept(...mine.map((sending) => ({ type: 'withdrawn', sending }) as const));
  return deleteFor('owner', access);
}

/** Moments of the one are not those of the other: a grant of some of them is not handed on. */
function inherited(access: Access, from: Access): readonly AccessEvent[] {
  const opened = [...from.opened].filter((viewer) => !access.opened.has(viewer));
  const grants = [...from.grants.values()].filter(
    ({ id, range, revoked }) => isWhole(range) && !revoked && !access.grants.has(id),
  );
  return [
    ...opened.map((viewer) => ({ type: 'opened', viewer }) as const),
    ...grants.map(({ id, viewer, range, embargo, expires }) => {
      const grant: Grant = { id, viewer, range, embargo, expires };
      return { type: 'granted', grant } as const;
    }),
  ];
}

/** Whoever decides on a game, as they come to it. */
export type Asker = Omit<Subject, 'access'>;

export type AccessCommand =
  | { readonly type: 'publish'; readonly sending: Sending }
  | {
      readonly type: 'keep';
      readonly as: 'upload' | 'live';
      readonly spectators: boolean;
      readonly fork?: Fork | null;
    }
  | { readonly type: 'open'; readonly by: Asker; readonly viewer: Viewer }
  | {
      readonly type: 'give';
      readonly by: Asker;
      readonly grant: Grant;
      /** That the viewer has been told. */
      readonly moments: number;
      readonly now: Date;
      /** Whether its embargo waits for something that can come. */
      readonly canBegin: boolean;
    }
  | { readonly type: 'revoke'; readonly by: Asker; readonly grant: string }
  | { readonly type: 'become'; readonly game: string }
  /** Null: it stands again. */
  | { readonly type: 'replace'; readonly by: string | null }
  /** What everybody, or who holds a grant of all of it, saw of the game that it takes the place of. */
  | { readonly type: 'inherit'; readonly from: Access }
  | { readonly type: 'delete'; readonly by: Asker | 'operator' };

/** A log never goes on. */
const subjectOf = (access: Access, by: Asker): Subject => ({
  ...by,
  access,
  over: by.over || access.privacy === 'upload',
});

function decide(access: Access, command: AccessCommand): Answer {
  switch (command.type) {
    case 'publish':
      return publish(access, command.sending);
    case 'keep':
      if (access.privacy !== 'none') throw new Error('the game is kept already, or published');
      return accept({
        ...{ type: 'kept', as: command.as, spectators: command.spectators },
        ...(command.fork === undefined || command.fork === null ? {} : { fork: command.fork }),
      });
    case 'open':
      return open(subjectOf(access, command.by), command.viewer);
    case 'give': {
      const { by, grant, moments, now, canBegin } = command;
      const given = give(subjectOf(access, by), grant, moments, now);
      return given.ok && !canBegin ? refuse(noSuchRound(grant)) : given;
    }
    case 'revoke':
      return revoke(subjectOf(access, command.by), command.grant);
    case 'become':
      return access.became.includes(command.game)
        ? accept()
        : accept({ type: 'became', game: command.game });
    case 'replace':
      return access.replacedBy === command.by
        ? accept()
        : accept({ type: 'replaced', by: command.by });
    case 'inherit':
      return accept(...inherited(access, command.from));
    case 'delete':
      return command.by === 'operator'
        ? deleteFor('operator', access)
        : deleteBy(subjectOf(access, command.by));
  }
}

const noSuchRound = ({ embargo }: Grant): AccessRefusal =>
  refusal(
    'BAD_GRANT',
    `there is no tournament ${embargo?.until === 'round-end' ? embargo.tournament : ''} whose round could end`,
    'Check the id of the tournament, or name a time.',
  );

export const accessDecider: Decider<Access, AccessCommand, AccessEvent, AccessRefusal> = {
  initial: CLOSED,
  decide,
  evolve: evolveAccess,
};
