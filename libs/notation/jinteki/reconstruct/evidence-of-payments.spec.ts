import { entriesOf } from '#testkit/jinteki/way';
import { EvidenceOfPayments } from './evidence-of-payments';
import { ToldLines } from './told-lines';

const plain = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
const lent =
  'Bo pays 1 [Credits] from Cyberfeeder to use Corroder to increase its strength from 3 to 4.';
const other =
  'Bo pays 1 [Credits] from Cyberfeeder to use Wyrm to increase its strength from 1 to 2.';

const paid = (...lines: readonly string[]): unknown => {
  const shown = entriesOf([], ...lines.map((line) => [line]));
  const log = new ToldLines(shown, { after: 0, until: lines.length });
  return new EvidenceOfPayments(log).usesOf('Corroder')?.map((one) => [...one]);
};

describe('what is paid for each use of a card', () => {
  it('is told by its own line, in their order', () => {
    expect(paid(plain, other, lent)).toEqual([[], [['Cyberfeeder', 1]]]);
    expect(paid(lent, plain)).toEqual([[['Cyberfeeder', 1]], []]);
  });

  it('is told together where several copies paid for it', () => {
    const copies =
      'Bo pays 1 [Credits] from Cyberfeeder and 1 [Credits] from Cyberfeeder to use Corroder to increase its strength from 2 to 3.';
    expect(paid(copies, lent)).toEqual([[['Cyberfeeder', 2]], [['Cyberfeeder', 1]]]);
  });

  it('is not known where a line tells of several uses', () => {
    expect(paid('Bo pays 2 [Credits] to use Corroder to break 2 subroutines on Enigma.')).toBe(
      undefined,
    );
    expect(paid(plain, 'Bo pays 2 [Credits] to increase the strength of Corroder to 5.')).toBe(
      undefined,
    );
  });
});
