const STORED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids that this program gives are UUIDs in lower case. */
export const isStoredId = (id: string): boolean => STORED.test(id);
