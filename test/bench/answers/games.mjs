/** Logs of random games of so many decisions. */
export async function logs(count, length) {
  const load = async (path) => (await import(`../../../dist/${path}.js`)).default;
  const { coreRules, corePool } = await load('libs/cards/pool');
  const { dealer } = await load('libs/play/dealer');
  const { randomDeck } = await load('libs/play/random-deck');
  const { playOn } = await load('libs/play/play-on');
  const { randomPlayer } = await load('libs/play/random-player');
  const { repeatable } = await load('libs/play/repeatable');
  const { writeEntry } = await load('libs/notation/native/write-log');
  const deck = ({ identity, cards }) => ({ identity, cards: cards.map((code) => [code, 1]) });
  const found = [];
  for (let seed = 1; found.length < count; seed += 1) {
    const next = repeatable(seed);
    const corp = randomDeck(corePool, 'corp', 44, next);
    const runner = randomDeck(corePool, 'runner', 45, next);
    const { state } = coreRules.open({ corp, runner });
    const player = randomPlayer(next);
    const table = { rules: coreRules, player, dealer: dealer(next), most: length };
    const lines = [];
    for (const { by, decision } of playOn(table, state)) lines.push(writeEntry({ by, decision }));
    if (lines.length < length) continue;
    // As most games that are looked at, these are over.
    lines.splice(-1, 1, writeEntry({ by: 'corp', decision: { do: 'concede', side: 'corp' } }));
    const header = {
      format: 'retrace/1',
      rules: 'rr-1.1',
      pool: corePool.name,
      engine: '0.1.0',
      players: { corp: { name: `C${seed}` }, runner: { name: `R${seed}` } },
      start: { kind: 'decks', corp: deck(corp), runner: deck(runner) },
    };
    found.push(`${[JSON.stringify(header), ...lines].join('\n')}\n`);
  }
  return found;
}
