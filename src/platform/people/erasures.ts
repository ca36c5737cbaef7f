const LOCK = 0x72_65_74_65;

/** To be selected first in a transaction that writes names: erasures wait for it, and it for them. */
export const BESIDE_ERASURES = `pg_advisory_xact_lock_shared(${LOCK})`;
/** The same for an erasure, which is alone. */
export const ALONE = `pg_advisory_xact_lock(${LOCK})`;

/** How many there have been. What was read when there were fewer may hold names that are gone. */
export const ERASURES = '(select number from public.erasures)';
