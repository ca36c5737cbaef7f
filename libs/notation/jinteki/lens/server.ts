/** Server names as players write them: "HQ", "R&D", "Archives", "Server 1". */
export type ServerName = string;

const CENTRAL: { readonly [key: string]: ServerName } = {
  hq: 'HQ',
  rd: 'R&D',
  archives: 'Archives',
};

/** `remote12` is "Server 12"; an unknown key is kept as it is. */
export function serverName(key: string): ServerName {
  const remote = /^remote(\d+)$/.exec(key);
  return remote?.[1] === undefined ? (CENTRAL[key] ?? key) : `Server ${remote[1]}`;
}

export function isCentral(server: ServerName): boolean {
  return server === 'HQ' || server === 'R&D' || server === 'Archives';
}
