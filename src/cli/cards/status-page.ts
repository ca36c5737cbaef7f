import { cycleNames, type CycleName } from '#cards/cycles';
import { columns } from './layout';
import { statusOf, sum, type TitleStatus } from '../../cards/status';

const stateOf = ({ written, scenarios }: TitleStatus): string => {
  if (!written) return 'not written';
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

/** The page `docs/cards.md`. */
export const statusPage = (): string =>
  [
    '# Cards',
    '',
    'Every title by the cycle of its first printing: whether it is written, and how many sketches of',
    'scenarios stand beside it. The cards of the Core Set have their scenarios in `test/scenarios/core`.',
    'Written by `RETRACE_CARDS=write npx jest src/cli/cards`.',
    ...cycleNames.flatMap(section),
    '',
  ].join('\n');
