import { FoldedNumbers } from '../charts/folded-numbers';
import { texts } from '../texts/texts';
import { NumberTable } from './number-table';
import { turnRows, type TurnFlow } from './turn-rows';

interface TurnByTurnProps {
  readonly turns: readonly TurnFlow[];
  readonly side: TurnFlow['side'];
}

/** What a player's pool did in each turn; drawn for who opens it, as games are long. */
export const TurnByTurn = ({ turns, side }: TurnByTurnProps) => {
  const { analysis } = texts;
  const ofSide = turns.filter((one) => one.side === side);
  if (ofSide.length === 0) return null;
  return (
    <section class="turns">
      <h3>{analysis.turns}</h3>
      <FoldedNumbers name={analysis.poolByTurn}>
        {() => <NumberTable columns={analysis.turnColumns} rows={turnRows(ofSide)} />}
      </FoldedNumbers>
    </section>
  );
};
