import { cycles, type CycleName } from '#cards/cycles';
import { sayCard } from '#cards/text/say';

/** Holds the generated words of a cycle's cards against those that were read and kept. */
export function holdWording(cycle: CycleName): void {
  describe(`the words of ${cycle}`, () => {
    for (const card of cycles[cycle])
      it(`${card.code} ${card.title}`, () => {
        const said = sayCard(card);
        const lines = ['', said.title, said.typeLine, said.facts.join(', '), ...said.lines, ''];
        expect(lines.join('\n')).toMatchSnapshot();
      });
  });
}
