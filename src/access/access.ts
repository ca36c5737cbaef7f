import type { Side, Viewer } from '#rules';
import type { AccessEvent } from './access-event';
import type { Grant } from './grant';

export interface GivenGrant extends Grant {
  readonly revoked: boolean;
}

/** Who may look at a game. */
export interface Access {
  /** Whether somebody keeps it; `none` also where there is no such game. */
  readonly kept: 'none' | 'upload' | 'live';
  /** What was opened to everybody, before what follows from it. */
  readonly opened: ReadonlySet<Viewer>;
  readonly consents: ReadonlySet<Side>;
  readonly grants: ReadonlyMap<string, GivenGrant>;
}

export const CLOSED: Access = {
  kept: 'none',
  opened: new Set(),
  consents: new Set(),
  grants: new Map(),
};

/** Of a game that was published with its upload. */
export const PUBLISHED: Access = { ...CLOSED, opened: new Set<Viewer>(['judge']) };

export function evolveAccess(access: Access, decision: AccessEvent): Access {
  switch (decision.type) {
    case 'kept': {
      const opened = new Set<Viewer>(decision.spectators ? ['spectator'] : []);
      return { ...access, kept: decision.as, opened };
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
  }
}

export const foldAccess = (decisions: Iterable<AccessEvent>, from: Access = CLOSED): Access => {
  let access = from;
  for (const decision of decisions) access = evolveAccess(access, decision);
  return access;
};

/** Whether everybody may look as this viewer. Each side sees all that spectators do. */
export function isOpen({ opened, consents }: Access, viewer: Viewer): boolean {
  if (opened.has('judge') || consents.size === 2) return true;
  return opened.has(viewer) || (viewer === 'spectator' && opened.size > 0);
}
