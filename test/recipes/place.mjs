/** A file with a block in its place; a message where there is no such place. */
export function placed(before, { text, way, anchor }) {
  if (way === null)
    return before === null ? { ok: true, text } : { ok: false, message: 'is there already' };
  if (before === null) return { ok: false, message: 'is not there' };
  if (way === 'there')
    return before.includes(text)
      ? { ok: true, text: before }
      : { ok: false, message: 'has no such block' };
  const at = before.indexOf(anchor);
  if (at < 0) return { ok: false, message: `has no "${anchor}"` };
  return { ok: true, text: put[way](before, at, anchor, text) };
}

const put = {
  'instead of': (before, at, anchor, text) =>
    before.slice(0, at) + text.trimEnd() + before.slice(at + anchor.length),
  below: (before, at, _, text) => {
    const end = before.indexOf('\n', at) + 1;
    return before.slice(0, end) + text + before.slice(end);
  },
  above: (before, at, _, text) => {
    const start = before.lastIndexOf('\n', at) + 1;
    return before.slice(0, start) + text + before.slice(start);
  },
};
