/** Server names as players write them: "HQ", "R&D", "Archives", "Server 1". */
export type ServerName = string;

const CENTRAL: { readonly [key: string]: ServerName } = {
  hq: 'HQ',
  rd: 'R&D',
  archives: 'Archives',
};

/** `remote12` is "Server 12"; an unknown key is kept as it is. */
export function serverName(key: string): ServerName {
  if (key.startsWith('remote')) return `Server ${key.slice('remote'.length)}`;
  return Object.hasOwn(CENTRAL, key) ? (CENTRAL[key] ?? key) : key;
}
