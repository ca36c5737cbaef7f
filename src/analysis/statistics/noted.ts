/** A trigger that notes which games rates have to be counted again of; `column` holds their ids. */
export const noted = (table: string, column: string): string =>
  `create trigger ${table}_noted after insert or update or delete on ${table}
     for each row execute function rates.note('${column}')`;
