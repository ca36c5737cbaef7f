import { countColumns } from '../../statistics/count-columns';
import { cardCounts } from './fold';

/** What was done with each title by a side of a game. */
export const cardTable = `
    create table card (
      id   uuid not null,
      side text not null,
      code text not null,
      ${countColumns(cardCounts, 'smallint')},
      primary key (code, id, side)
    );
    create index card_game on card (id, side)`;
