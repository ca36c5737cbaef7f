import type { Luck } from '#analysis/chance/luck';
import type { AccessesView } from '#analysis/report/access-view';
import type { EconomyView } from '#analysis/report/economy-view';
import type { Flow } from '#analysis/report/flow';
import type { GameReport, SideDrawsView } from '#analysis/report/game-report';
import { count } from '#rules';
import { columns } from '../cards/layout';

const number = (value: number): string => value.toFixed(2);

const tellLuck = ({ actual, expected, deviation, z }: Luck): string =>
  `${number(actual)} against ${number(expected)} expected (deviation ${number(deviation)}, z ${z === null ? '-' : number(z)})`;

const nameOf = ({ of, what, card, title }: Flow): string =>
  [what ?? of, card?.card ?? title ?? ''].filter((part) => part !== '').join(' ');

function tellEconomy({ flows, unspent, remainder }: EconomyView): string {
  const rows = flows.map((flow) => [
    flow.side,
    flow.direction === 'in' ? '+' : '-',
    String(flow.amount),
    flow.currency,
    `${flow.times}x`,
    nameOf(flow),
  ]);
  const left = unspent.map(({ side, where, card, amount }) => [
    side,
    '=',
    String(amount),
    'credits',
    '',
    `unspent in ${where} ${card?.card ?? ''}`.trim(),
  ]);
  return `${columns([...rows, ...left])}\nunexplained: ${remainder}`;
}

function tellAccesses({ accesses, game }: AccessesView): string {
  const rows = accesses.map(({ at, turn, server, card, points, runner, truth }) => [
    `moment ${at}`,
    `turn ${turn}`,
    server,
    card?.card ?? 'a card',
    points === null ? '' : count(points, 'point', 'points'),
    runner === null ? '' : `Runner expected ${number(runner.points)} (${runner.basis ?? ''})`,
    truth === null ? '' : `truly ${number(truth.points)}`,
  ]);
  const sums = [
    game.runner === null ? [] : [`as the Runner knew: ${tellLuck(game.runner)}`],
    game.truth === null ? [] : [`given the cards: ${tellLuck(game.truth)}`],
  ];
  return [columns(rows), ...sums.flat()].join('\n');
}

/** Of kinds that the deck had, or could have given: a Corp draws no breakers. */
const isToTell = ({ actual, expected }: Luck): boolean => actual > 0 || expected > 0;

const tellDraws = ({ side, drawn, dealt, redealt }: SideDrawsView): string =>
  Object.entries({ drawn, dealt, ...(redealt === null ? {} : { redealt }) })
    .flatMap(([name, kinds]) =>
      Object.entries(kinds)
        .filter(([, luck]) => isToTell(luck))
        .map(([kind, luck]) => `${side} ${name} ${kind}: ${tellLuck(luck)}`),
    )
    .join('\n');

function tellTempo({ paces, losses }: GameReport['tempo']): readonly string[] {
  const worth = paces.map((one) => [
    ...[
      one.side,
      one.phase,
      count(one.clicks, 'click', 'clicks'),
      count(one.credits, 'credit', 'credits'),
      count(one.cards, 'card', 'cards'),
    ],
    one.worth === null ? '' : `${number(one.worth)} a click`,
  ]);
  const lost = losses?.map((one) => [
    ...[`moment ${one.at}`, one.side, one.how, one.card?.card ?? 'a card'],
    `had cost ${count(one.investedCredits, 'credit', 'credits')} and ${count(one.investedClicks, 'click', 'clicks')}`,
    `for ${count(one.paid, 'credit', 'credits')}`,
    one.denied === 0 ? '' : `${count(one.denied, 'point', 'points')} denied`,
  ]);
  return [
    ...(worth === undefined ? [] : [`WORTH OF CLICKS\n${columns(worth)}`]),
    ...(lost === undefined ? [] : [`LOSSES\n${columns(lost)}`]),
  ];
}

/** A report for a terminal. */
export const tellReport = ({ viewer, restsOn, ...report }: GameReport): string =>
  [
    `As ${viewer}; every number rests on ${restsOn}.`,
    ...(report.story.length === 0
      ? []
      : [`STORY\n${report.story.map(({ at, text }) => `moment ${at}: ${text}`).join('\n')}`]),
    `ECONOMY\n${tellEconomy(report.economy)}`,
    `ACCESSES of HQ and R&D\n${tellAccesses(report.accesses)}`,
    ...(report.draws.length === 0 ? [] : [`DRAWS\n${report.draws.map(tellDraws).join('\n')}`]),
    `RUNS\n${columns(report.tempo.runs.map(({ target, runs, successful }) => [target, count(runs, 'run', 'runs'), `${successful} successful`]))}`,
    ...tellTempo(report.tempo),
  ].join('\n\n');
