import { cycleNames, type CycleName } from '#cards/cycles';
import { columns } from './layout';
import { statusOf, sum, type TitleStatus } from './status';

const stateOf = ({ written, scenarios, missing }: TitleStatus): string => {
  if (!written) return missing === null ? '' : `waits for: ${missing}`;
  return scenarios === 0 ? 'written' : `written, ${scenarios} scenarios`;
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
    'Every title by the cycle of its first printing: whether it is written, how many sketches of',
    'scenarios stand beside it, and the word that one that is not written waits for. The cards of the',
    'Core Set have their scenarios in `test/scenarios/core`. Written by',
    '`RETRACE_CARDS=write npx jest src/cli/cards`.',
    ...cycleNames.flatMap(section),
    '',
  ].join('\n');
