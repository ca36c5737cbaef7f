/** The fenced blocks of a text, without their margin: language, file, where it goes there, line. */
export function blocksOf(markdown) {
  const blocks = [];
  let block = null;
  markdown.split('\n').forEach((line, index) => {
    const fence = /^(\s*)```(.*)$/.exec(line);
    if (fence === null) {
      if (block !== null) block.lines.push(line.slice(block.margin));
      return;
    }
    if (block === null) {
      block = { margin: fence[1].length, lines: [], line: index + 1, ...headed(fence[2]) };
      return;
    }
    const { lines, language, file, way, anchor, line: at } = block;
    blocks.push({ language, file, way, anchor, line: at, text: `${lines.join('\n')}\n` });
    block = null;
  });
  return blocks;
}

/** `ts FILE`, `ts FILE there`, `ts FILE below TEXT`, `ts FILE above TEXT`, `ts FILE instead of TEXT`. */
function headed(info) {
  const [, language, file = null, there = null, way = there, anchor = null] =
    /^(\w+)(?: (\S+)(?: (?:(there)|(below|above|instead of) (.+)))?)?$/.exec(info) ?? [];
  return { language, file, way, anchor };
}
