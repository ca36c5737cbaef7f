import { viewers, type Viewer } from '#rules';
import { isOpen, type Access, type GivenGrant } from './access';
import { owns, type Claims } from './claims';
import type { Fork } from './fork';
import { isWhole, sayEmbargo, type Embargo, type Range } from './grant';
import { refusal, type AccessRefusal } from './refusal';

/** The moments a caller may look at as one viewer, or why there are none. */
export type AccessDecision =
  | { readonly ok: true; readonly ranges: 'all' | readonly Range[] }
  /** Null: nothing is said of a game the caller may not look at. */
  | { readonly ok: false; readonly why: AccessRefusal | null };

/** When it is, and which embargoes are lifted. */
export interface Present {
  readonly now: Date;
  lifted(embargo: Embargo): boolean;
}

const ASK_AGAIN = 'Ask whoever gave it for a new one.';

/** Why a grant shows nothing at present; null when it does. Told to its holder alone. */
function hindrance(grant: GivenGrant, { now, lifted }: Present): AccessRefusal | null {
  const { revoked, expires, embargo } = grant;
  if (revoked) return refusal('GRANT_REVOKED', 'your grant was revoked', ASK_AGAIN);
  if (expires !== null && now.getTime() >= Date.parse(expires))
    return refusal('GRANT_EXPIRED', `your grant ended at ${expires}`, ASK_AGAIN);
  if (embargo !== null && !lifted(embargo))
    return refusal(
      'GRANT_UNDER_EMBARGO',
      `your grant shows nothing ${sayEmbargo(embargo)}`,
      'Come back then.',
    );
  return null;
}

export const ALL: AccessDecision = { ok: true, ranges: 'all' };

const heldBy = ({ grants }: Access, claims: Claims): readonly GivenGrant[] =>
  claims.grants.flatMap((id) => grants.get(id) ?? []);

/** Whether nothing but a deletion closes the game to the caller later. */
export const staysOpen = (access: Access, claims: Claims, viewer: Viewer): boolean =>
  !access.deleted && (isOpen(access, viewer) || owns(claims, viewer));

/** As whom a caller may look at a game at all. */
function sightAs(access: Access, claims: Claims, viewer: Viewer, present: Present): AccessDecision {
  if (staysOpen(access, claims, viewer)) return ALL;
  const held = heldBy(access, claims).filter((grant) => grant.viewer === viewer);
  const valid = held.filter((grant) => hindrance(grant, present) === null);
  const ranges = valid.map(({ range }) => range);
  if (ranges.some(isWhole)) return ALL;
  if (ranges.length > 0) return { ok: true, ranges };
  const [first] = held;
  return { ok: false, why: first === undefined ? null : hindrance(first, present) };
}

/**
 * Whether a caller may look at anything of a game. The holder of a grant that shows nothing hears
 * why; nobody else hears that there is a game.
 */
export function accessToAnything(access: Access, claims: Claims, present: Present): AccessDecision {
  const sights = viewers.map((viewer) => sightAs(access, claims, viewer, present));
  return sights.find(({ ok }) => ok) ?? sights.find((one) => !one.ok && one.why !== null) ?? NONE;
}

/** Whether a sight of the game shows all that the fork is made of. */
export const showsFork = (sight: AccessDecision, { moment }: Fork): boolean =>
  sight.ok &&
  (sight.ranges === 'all' ||
    // What a seat knows it was taught from its first moment on.
    sight.ranges.some(
      ({ from, to }) => moment !== null && from === 0 && (to === null || to >= moment),
    ));

/** As of no game. */
export const NONE: AccessDecision = { ok: false, why: null };

/** What a caller may look at as one viewer. Who sees something of a game hears what is not theirs. */
export function accessAs(
  access: Access,
  claims: Claims,
  viewer: Viewer,
  present: Present,
): AccessDecision {
  const sight = sightAs(access, claims, viewer, present);
  if (sight.ok || sight.why !== null) return sight;
  const any = accessToAnything(access, claims, present);
  if (!any.ok) return any;
  return {
    ok: false,
    why: refusal(
      'VIEW_NOT_OPEN',
      `this game is not open to you as ${viewer}`,
      'Look as another viewer, or ask the players for a grant.',
    ),
  };
}
