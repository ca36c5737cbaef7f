/** A native log of so many decisions of random players, that ends with a concession. */
const load = async (path) => (await import(`../../../dist/${path}.js`)).default;

export async function longGame(length) {
  const { coreRules, corePool } = await load('libs/cards/pool');
  const { dealer } = await load('libs/play/dealer');
  const { randomDeck } = await load('libs/play/random-deck');
  const { playOn } = await load('libs/play/play-on');
  const { randomPlayer } = await load('libs/play/random-player');
  const { repeatable } = await load('libs/play/repeatable');
  for (let seed = 1; ; seed++) {
    const next = repeatable(seed);
    const decks = {
      corp: randomDeck(corePool, 'corp', 49, next),
      runner: randomDeck(corePool, 'runner', 50, next),
    };
    const { state } = coreRules.open(decks);
    const player = randomPlayer(next);
    const table = { rules: coreRules, player, dealer: dealer(next), most: length };
    const made = [...playOn(table, state)].map(({ by, decision }) => ({ by, ...decision }));
    if (made.length < length) continue;
    made.splice(-1, 1, { by: 'corp', do: 'concede', side: 'corp' });
    const deck = ({ identity, cards }) => ({ identity, cards: cards.map((code) => [code, 1]) });
    const header = {
      ...{ format: 'retrace/1', rules: 'rr-1.1', pool: corePool.name, engine: '0.1.0' },
      players: { corp: { name: 'C' }, runner: { name: 'R' } },
      start: { kind: 'decks', corp: deck(decks.corp), runner: deck(decks.runner) },
    };
    return [header, ...made].map((line) => JSON.stringify(line)).join('\n');
  }
}
