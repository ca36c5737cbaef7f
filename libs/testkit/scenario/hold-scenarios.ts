import { cycles, type CycleName } from '#cards/cycles';
import { poolNamed } from '#cards/pool';
import { scenarios } from '#cards/scenarios';
import { cardScenario } from '#cards/sketch/card-scenario';
import { linesThatDo, linesShown } from '#cards/sketch/lines';
import { playDocument } from './play-scenario';

/** Plays every sketch of a cycle's cards, and names the lines of written cards that none shows. */
export function holdScenarios(cycle: CycleName): void {
  const sketches = scenarios[cycle];
  const written = new Map(cycles[cycle].map((card) => [card.title, card]));

  describe(`the cards of ${cycle}`, () => {
    const named = Object.entries(sketches).flatMap(([title, shown]) =>
      Object.entries(shown).map(([shows, sketch]) => ({ title, shows, sketch })),
    );
    if (named.length > 0)
      it.each(named)('$title $shows', ({ title, shows, sketch }) => {
        const card = written.get(title);
        if (card === undefined) throw new Error(`${title} is not written in ${cycle}`);
        playDocument(cardScenario(card, shows, sketch), poolNamed('all'));
      });

    it('show each line that does something', () => {
      const unseen = [...written.values()].flatMap((card) => {
        const shown = linesShown(card, sketches[card.title] ?? {});
        return linesThatDo(card)
          .filter((line) => !shown.has(line))
          .map((line) => ({ title: card.title, line }));
      });
      expect(unseen).toEqual([]);
    });
  });
}
