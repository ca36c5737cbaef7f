export const servers = /^(?:Server \d+|New remote|R&D|Archives)$/;

/** A question lists servers: theirs names HQ among them, and nothing else besides. */
export const isOfServers = (choices: readonly string[]): boolean => choices.includes('HQ');
