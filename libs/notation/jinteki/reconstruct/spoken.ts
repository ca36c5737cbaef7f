/** An installed card as lines call it: ice by its position, 0 innermost. */
export interface Spoken {
  readonly title: string;
  readonly server: string | null;
  readonly position: number | null;
}

export const named = (title: string, text: string): boolean => {
  const at = text.indexOf(title);
  return at >= 0 && !/[\w:]/.test(text[at + title.length] ?? '');
};

const unnamedIn =
  /(?:^| )(?:on|to|add|choose|move|rezzing|shuffle|trash) a card in (?:the root of )?(HQ|R&D|Archives|Server \d+)\b/;

/** The server in the root of which a text tells of a card that lies facedown; undefined where it tells of none. */
const unnamed = (text: string): string | undefined =>
  / from a card in /.test(text) ? undefined : unnamedIn.exec(text)?.[1];

/** Whether a text speaks of this very card, as far as it tells one from another. */
export function speaksOf(said: string, { title, server, position }: Spoken): boolean {
  // Where something is hosted is told besides.
  const text = said.replace(/ hosted on .*?(?=,| and |$)/g, '');
  const ice = [...text.matchAll(/ protecting (.+?) at position (\d+)/g)];
  if (ice.length > 0 && position !== null)
    return ice.some(([, name, depth]) => name === server && Number(depth) === position);
  if (!named(title, text)) return position === null && server !== null && server === unnamed(text);
  const [, where] = / in (HQ|R&D|Archives|Server \d+)\b/.exec(text) ?? [];
  return where === undefined || where === server;
}
