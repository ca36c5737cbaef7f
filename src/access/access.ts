import type { Side, Viewer } from '#rules';
import { UNNAMED, type AccessEvent } from './access-event';
import type { Fork } from './fork';
import type { Grant } from './grant';

export interface GivenGrant extends Grant {
  readonly revoked: boolean;
}

/** Who may look at a game. */
export interface Access {
  /** What was said of it when it was stored; `none`, which is closed, also where there is no such game. */
  readonly privacy: 'none' | 'published' | 'upload' | 'live';
  /** What was opened to everybody, before what follows from it. */
  readonly opened: ReadonlySet<Viewer>;
  readonly consents: ReadonlySet<Side>;
  readonly grants: ReadonlyMap<string, GivenGrant>;
  /** Those of a published log that were not taken back. */
  readonly sendings: ReadonlySet<string>;
  /** What it goes on from, which is asked about whenever it is; null for a game of its own. */
  readonly fork: Fork | null;
  /** Games of decisions that it became when it was judged again, in their order. */
  readonly became: readonly string[];
  /** What links to it lead to; null where it stands. */
  readonly replacedBy: string | null;
  readonly deleted: boolean;
}

export const CLOSED: Access = {
  privacy: 'none',
  opened: new Set(),
  consents: new Set(),
  grants: new Map(),
  sendings: new Set(),
  fork: null,
  became: [],
  replacedBy: null,
  deleted: false,
};

/** Of a game that was published with its upload. */
export const PUBLISHED: Access = {
  ...CLOSED,
  privacy: 'published',
  opened: new Set<Viewer>(['judge']),
  sendings: new Set([UNNAMED]),
};

export function evolveAccess(access: Access, decision: AccessEvent): Access {
  switch (decision.type) {
    case 'published':
      return PUBLISHED;
    case 'kept': {
      const opened = new Set<Viewer>(decision.spectators ? ['spectator'] : []);
      return { ...access, privacy: decision.as, opened, fork: decision.fork ?? null };
    }
    case 'opened':
      return { ...access, opened: new Set([...access.opened, decision.viewer]) };
    case 'consented':
      return { ...access, consents: new Set([...access.consents, decision.side]) };
    case 'granted': {
      const given: GivenGrant = { ...decision.grant, revoked: false };
      return { ...access, grants: new Map([...access.grants, [given.id, given]]) };
    }
    case 'revoked': {
      const given = access.grants.get(decision.grant);
      if (given === undefined) return access;
      const revoked: GivenGrant = { ...given, revoked: true };
      return { ...access, grants: new Map([...access.grants, [given.id, revoked]]) };
    }
    case 'sent': {
      const before = decision.first ? [] : access.sendings;
      return { ...access, sendings: new Set([...before, decision.sending]) };
    }
    case 'withdrawn': {
      const left = [...access.sendings].filter((sending) => sending !== decision.sending);
      return { ...access, sendings: new Set(left) };
    }
    case 'became':
      return { ...access, became: [...access.became, decision.game] };
    case 'replaced':
      return { ...access, replacedBy: decision.by };
    case 'deleted':
      return { ...access, deleted: true };
  }
}

export const foldAccess = (decisions: Iterable<AccessEvent>, from: Access = CLOSED): Access => {
  let access = from;
  for (const decision of decisions) access = evolveAccess(access, decision);
  return access;
};

/** Whether everybody may look as this viewer, at a game that is there. Each side sees all that spectators do. */
export function isOpen({ opened, consents, deleted }: Access, viewer: Viewer): boolean {
  if (deleted) return false;
  if (opened.has('judge') || consents.size === 2) return true;
  return opened.has(viewer) || (viewer === 'spectator' && opened.size > 0);
}
