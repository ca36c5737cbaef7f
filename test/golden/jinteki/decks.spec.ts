import { coreRules } from '#cards/pool';
import { playerView } from '#notation/jinteki/lens/game';
import { readReplay } from '#notation/jinteki/read/read';
import type { KnownDeck, KnownDecks } from '#notation/jinteki/reconstruct/known-deck';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import type { Side } from '#rules';
import { ABSENT, eachGame, golden, haveReplays, tunedIdsIn } from './replays';

/** One game in fifteen; RETRACE_DECKS=1 tries them all. */
const share = Number(process.env['RETRACE_DECKS'] ?? 15);
const sample = tunedIdsIn('core-2').filter((_, at) => at % share === 0);

jest.setTimeout(60_000);

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else
  describe('a game with the decks that were played', () => {
    eachGame(sample, (id) => {
      const { text, decks } = golden(id);
      const read = readReplay(text);
      if (!read.ok || decks === undefined) throw new Error(`${id} cannot be read`);
      const { replay } = read;
      const deckOf = (side: Side): KnownDeck => ({
        identity: playerView(replay.first, side).identity ?? '',
        cards: decks[side].map(([copies, title]) => [title, copies] as const),
      });
      const verify = (given: KnownDecks) => verifyReplay(coreRules, replay, { decks: given });

      it(`${id} holds no unknown card, and goes as far as without`, () => {
        const told = verify({ corp: deckOf('corp'), runner: deckOf('runner') });
        const bare = verify({});
        if (!told.ok || !bare.ok) throw new Error('refused');
        expect(told.verdict.reconstruction?.unseen).toEqual({ corp: 0, runner: 0 });
        const reach = ({ tier, entriesVerified }: typeof told.verdict) => [tier, entriesVerified];
        expect(reach(told.verdict)).toEqual(reach(bare.verdict));
      });

      it(`${id} refuses a deck that lacks a copy of what came out of the deck alone`, () => {
        const bare = verify({});
        if (!bare.ok || bare.verdict.reconstruction === null) throw new Error('refused');
        const { rules, decks: found } = bare.verdict.reconstruction;
        const counts = new Map<string, number>();
        for (const code of found.corp.cards) {
          const title = rules.pool.byCode.get(code)?.value.title ?? '';
          counts.set(title, (counts.get(title) ?? 0) + 1);
        }
        const { identity, cards } = deckOf('corp');
        for (const [title, copies] of cards) {
          const shown = counts.get(title) ?? 0;
          if (shown === 0) continue;
          const less = cards.map(([one, n]) => [one, one === title ? shown - 1 : n] as const);
          const instead = [...less, ['A card of no pool', copies - shown + 1] as const];
          expect(verify({ corp: { identity, cards: instead } })).toMatchObject({
            ok: false,
            code: 'DECK_CONTRADICTED',
          });
        }
      });

      it(`${id} refuses a deck that lacks what it shows`, () => {
        const { identity, cards } = deckOf('runner');
        const shown = new Set(
          [replay.first['runner']].flatMap(
            (player) =>
              JSON.stringify(player)
                .match(/"title":"[^"]+"/g)
                ?.map((one) => one.slice(9, -1)) ?? [],
          ),
        );
        const seen = cards.find(([title]) => shown.has(title));
        if (seen === undefined) throw new Error('an opening hand shows cards');
        const others = cards.filter(([title]) => title !== seen[0]);
        const instead: KnownDeck = { identity, cards: [...others, ['A card of no pool', seen[1]]] };
        expect(verify({ runner: instead })).toMatchObject({
          ok: false,
          code: 'DECK_CONTRADICTED',
          historyIndex: 0,
        });
      });
    });
  });
