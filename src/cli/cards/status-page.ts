import { cycleNames, type CycleName } from '#cards/cycles';
import { waiting } from '#cards/waiting';
import { columns } from './layout';
import { statusOf, sum, type TitleStatus } from './status';

const stateOf = ({ written, scenarios, missing, left }: TitleStatus): string => {
  if (!written) return left === null ? `waits for: ${missing.join('; ')}` : `left for ${left}`;
  if (scenarios === 0) return 'written';
  return `written, ${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'}`;
};

/** One row a title. */
export const statusRows = (cycle: CycleName): string =>
  columns(
    statusOf(cycle).map((one) => [one.card.code, one.card.title, one.card.type, stateOf(one)]),
  );

/** One row a cycle. */
export const statusSums = (): string =>
  columns(cycleNames.map((cycle) => [cycle, sum(statusOf(cycle))]));

const section = (cycle: CycleName): readonly string[] => {
  const titles = statusOf(cycle);
  return [
    '',
    `## ${cycle}`,
    '',
    `${sum(titles)}.`,
    '',
    '| Code | Title | Type | Faction | State |',
    '| --- | --- | --- | --- | --- |',
    ...titles.map((one) => {
      const { code, title, type, faction } = one.card;
      return `| ${code} | ${title} | ${type} | ${faction} | ${stateOf(one)} |`;
    }),
  ];
};

/** What is not written, by the word that unlocks most of it. */
const missing = (): readonly string[] => [
  '',
  '## Words that are missing',
  '',
  'What cards wait for that are not written, the words that most of them wait for first.',
  '',
  '| Word | Titles |',
  '| --- | --- |',
  ...[...waiting]
    .sort((a, b) => b.titles.length - a.titles.length)
    .map(({ word, titles }) => `| ${word} | ${titles.join(', ')} |`),
];

/** The page `docs/cards.md`. */
export const statusPage = (): string =>
  [
    '# Cards',
    '',
    'Every title by the cycle of its first printing: whether it is written, how many sketches of',
    'scenarios stand beside it, and the words that one that is not written waits for. The cards of the',
    'Core Set have their scenarios in `test/scenarios/core`. Written by',
    '`RETRACE_CARDS=write npx jest src/cli/cards`.',
    ...(waiting.length === 0 ? [] : missing()),
    ...cycleNames.flatMap(section),
    '',
  ].join('\n');
