/** Types of columns, by Parquet's names. */
export type ColumnType = 'STRING' | 'INT32' | 'BOOLEAN' | 'TIMESTAMP' | 'JSON';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly about: string;
}

export interface OpenTable {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly Column[];
}

const column = (name: string, type: ColumnType, about: string): Column => ({ name, type, about });

const game = column('game', 'STRING', 'Id of the game.');
const turn = column('turn', 'INT32', "Number of the round: the Corp's turn, then the Runner's.");
const side = column('side', 'STRING', 'corp or runner.');
const card = column('card', 'STRING', 'Code of the card; null where there is none.');
const title = column('title', 'STRING', 'Title of that card.');
const server = column('server', 'STRING', 'HQ, R&D, Archives, Server 1 ...; null for none.');

/** What is given away of games that everybody may see entirely. */
export const openTables = [
  {
    name: 'games',
    about: 'A row a game.',
    columns: [
      game,
      column('recorded_at', 'TIMESTAMP', 'When it was stored.'),
      column('pool', 'STRING', 'The cards and rules it was judged by.'),
      column('corp_player', 'STRING', 'Pseudonym of the Corp; null where the name was erased.'),
      column('runner_player', 'STRING', 'The same of the Runner.'),
      column('corp_identity', 'STRING', 'Code of the identity.'),
      column('runner_identity', 'STRING', 'Code of the identity.'),
      column('corp_identity_title', 'STRING', 'Its title.'),
      column('runner_identity_title', 'STRING', 'Its title.'),
      column('winner', 'STRING', 'corp or runner; null for a draw.'),
      column('reason', 'STRING', 'agenda-points, flatline, empty-rd or concession.'),
      column('turns', 'INT32', 'Number of the last round.'),
      column('decisions', 'INT32', 'Decisions that were made, those of chance among them.'),
    ],
  },
  {
    name: 'decisions',
    about: 'Every decision, in order.',
    columns: [
      game,
      column('number', 'INT32', 'From 1.'),
      column('by', 'STRING', 'corp, runner or chance.'),
      column('do', 'STRING', 'What was decided, such as run or play.'),
      column('data', 'JSON', 'All of it; cards by their numbers in the game.'),
    ],
  },
  {
    name: 'facts',
    about: 'What happened, in order: what a judge is told.',
    columns: [
      game,
      column('number', 'INT32', 'From 1.'),
      column('decision', 'INT32', 'The decision that made it happen; 0 for the opening.'),
      turn,
      column('type', 'STRING', 'Such as run-began or accessed.'),
      column('step', 'STRING', 'The timing step, such as run.5.4.'),
      side,
      card,
      title,
      server,
      column('amount', 'INT32', 'Credits, cards, tags ...; null for none.'),
      column('data', 'JSON', 'All of it.'),
    ],
  },
  {
    name: 'accesses',
    about: 'Cards that were accessed.',
    columns: [
      game,
      column('number', 'INT32', 'From 1.'),
      turn,
      column('run', 'INT32', 'Number of the run in the game; null without a run.'),
      server,
      column('zone', 'STRING', 'hq, rd, archives or root.'),
      card,
      title,
      column('fate', 'STRING', 'stolen, trashed or left.'),
    ],
  },
  {
    name: 'scores',
    about: 'Changes of score areas.',
    columns: [
      game,
      column('number', 'INT32', 'From 1.'),
      turn,
      column('kind', 'STRING', 'scored, stolen, forfeited, added or swapped.'),
      side,
      card,
      title,
      column('points', 'INT32', 'Of the card.'),
      column('corp_points', 'INT32', "The Corp's, afterwards."),
      column('runner_points', 'INT32', "The Runner's, afterwards."),
    ],
  },
  {
    name: 'decks',
    about:
      'What was in the decks, identities among it. The cards of an imported game that never showed are a row of no code.',
    columns: [
      game,
      side,
      column('card', 'STRING', 'Code of the card; null for those that nobody saw.'),
      title,
      column('copies', 'INT32', 'How many.'),
    ],
  },
] as const satisfies readonly OpenTable[];

export type OpenTableName = (typeof openTables)[number]['name'];

/** An object for a column of JSON. */
export type Value = string | number | boolean | Date | object | null;

/** Values in the order of the table's columns. */
export type OpenRow = readonly Value[];

export type OpenRows = Readonly<Record<OpenTableName, readonly OpenRow[]>>;
