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

/** GraphiQL's editor writes styles of its own, and its fonts are written into its style sheet. */
const EXPLORER_POLICY = POLICY.map((rule) =>
  rule.startsWith('style-src') ? `${rule} 'unsafe-inline'; font-src 'self' data:` : rule,
);

export type Framing = 'forbidden' | 'anywhere';

const headersOf = (
  policy: readonly string[],
  framing: Framing,
): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    ...policy,
    `frame-ancestors ${framing === 'forbidden' ? "'none'" : '*'}`,
  ].join('; '),
  ...(framing === 'forbidden' ? { 'x-frame-options': 'DENY' } : {}),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // Names of the files it loads change with every build.
  'cache-control': 'no-cache',
});

/** Headers of every page; keys live in its storage, so nobody else's page may hold it in a frame. */
export const pageHeaders = (framing: Framing): Readonly<Record<string, string>> =>
  headersOf(POLICY, framing);

/** Headers of GraphiQL, whose rules are weaker than those of the page and hold for it alone. */
export const explorerHeaders: Readonly<Record<string, string>> = {
  ...headersOf(EXPLORER_POLICY, 'forbidden'),
  vary: 'accept',
};
