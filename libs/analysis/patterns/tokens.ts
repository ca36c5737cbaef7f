export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly at: number }
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly text: string; readonly at: number }
  | { readonly kind: 'sign'; readonly text: string; readonly at: number };

const SHAPES = [
  ['word', /[a-z][a-z.-]*/y],
  ['number', /\d+/y],
  ['text', /"[^"\n]{0,80}"/y],
  ['sign', /!=|<=|>=|[=<>(){},]/y],
] as const;

/** Cuts a pattern into tokens; gives the place of what is none. */
export function tokensOf(
  text: string,
):
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly at: number } {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    let found: Token | null = null;
    for (const [kind, shape] of SHAPES) {
      shape.lastIndex = at;
      const match = shape.exec(text)?.[0];
      if (match === undefined) continue;
      found = { kind, text: kind === 'text' ? match.slice(1, -1) : match, at };
      at += match.length;
      break;
    }
    if (found === null) return { ok: false, at };
    tokens.push(found);
  }
  return { ok: true, tokens };
}
