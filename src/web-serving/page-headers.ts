/** What a page may load: what comes from here, and no script or style written into the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export type Framing = 'forbidden' | 'anywhere';

/** Headers of every page; keys live in its storage, so nobody else's page may hold it in a frame. */
export const pageHeaders = (framing: Framing): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    ...POLICY,
    `frame-ancestors ${framing === 'forbidden' ? "'none'" : '*'}`,
  ].join('; '),
  ...(framing === 'forbidden' ? { 'x-frame-options': 'DENY' } : {}),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // Names of the files it loads change with every build.
  'cache-control': 'no-cache',
});
