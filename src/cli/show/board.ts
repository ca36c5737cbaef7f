import { counted } from '#text/counted';
import type { AnyPosition } from '../game/walked-game';
import { type AnyCard, showCard, showCards, showInstalled } from './card';

const indent = '  ';
const labelWidth = 11;

/** Breaks a row between its entries; further lines stand under the first entry. */
function wrapped(label: string, text: string, width: number): string[] {
  const room = Math.max(20, width - labelWidth - indent.length);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=,) |(?<=\]) (?=\[)/)) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((one, i) => `${indent}${(i === 0 ? label : '').padEnd(labelWidth)}${one}`);
}

const title = (card: AnyCard): string => ('card' in card ? card.card : '▒');

const some = (number: number, text: string): string[] => (number > 0 ? [text] : []);

/** Outermost ice first, the way a run meets it. */
function showServer(server: AnyPosition['corp']['servers'][number], width: number): string[] {
  const ice = [...server.ice].reverse().map(showInstalled).join(' ');
  const root = server.cards.map(showInstalled).join(' ');
  if (ice === '' && root === '') return [];
  const parts = [ice === '' ? 'no ice' : ice, ...(root === '' ? [] : [`▶ ${root}`])];
  return wrapped(server.name, parts.join('  '), width);
}

function corpRows({ corp }: AnyPosition, width: number): string[] {
  const head = [
    `CORP    ${title(corp.identity)}`,
    counted(corp.credits, 'credit'),
    counted(corp.clicks, 'click'),
    counted(corp.agendaPoints, 'point'),
    ...some(corp.badPublicity, `${corp.badPublicity} bad publicity`),
  ];
  return [
    head.join(' · '),
    ...wrapped('HQ', `${corp.hq.length}/${corp.handSize}: ${showCards(corp.hq)}`, width),
    ...wrapped('R&D', counted(corp.rd.length, 'card'), width),
    ...wrapped('Archives', showCards(corp.archives), width),
    ...some(corp.score.length, '').flatMap(() =>
      wrapped('Scored', corp.score.map(showCard).join(', '), width),
    ),
    ...corp.servers.flatMap((server) => showServer(server, width)),
  ];
}

function runnerRows({ runner }: AnyPosition, width: number): string[] {
  const head = [
    `RUNNER  ${title(runner.identity)}`,
    counted(runner.credits, 'credit'),
    counted(runner.clicks, 'click'),
    counted(runner.agendaPoints, 'point'),
    `${runner.mu.used}/${runner.mu.limit} memory`,
    ...some(runner.link, `${runner.link} link`),
    ...some(runner.tags, counted(runner.tags, 'tag')),
    ...some(runner.brain, `${runner.brain} brain damage`),
    ...some(runner.runCredits, `${runner.runCredits} for this run`),
  ];
  const row = (label: string, cards: readonly AnyCard[]): string[] =>
    cards.length === 0 ? [] : wrapped(label, cards.map(showCard).join(', '), width);
  return [
    head.join(' · '),
    ...wrapped(
      'Grip',
      `${runner.grip.length}/${runner.handSize}: ${showCards(runner.grip)}`,
      width,
    ),
    ...wrapped('Stack', counted(runner.stack.length, 'card'), width),
    ...wrapped('Heap', showCards(runner.heap), width),
    ...row('Stolen', runner.score),
    ...row('Programs', runner.rig.programs),
    ...row('Hardware', runner.rig.hardware),
    ...row('Resources', runner.rig.resources),
  ];
}

function nowRows(view: AnyPosition): string[] {
  const { run, trace, access, prompt, outcome } = view;
  const rows: string[] = [];
  if (run !== null) {
    const ice = run.ice === null ? '' : `, ${'card' in run.ice ? run.ice.card : 'unrezzed ice'}`;
    const broken =
      run.broken.length === 0 ? '' : `, broken: ${run.broken.map((sub) => sub + 1).join(', ')}`;
    rows.push(`Run on ${run.server} at ${run.step}${ice}${broken}`);
  }
  if (trace !== null)
    rows.push(`Trace ${trace.base}: strength ${trace.strength}, link ${trace.link}`);
  if (access !== null)
    rows.push(
      `Access of ${'card' in access.card ? access.card.card : 'a card'} in ${access.server}`,
    );
  if (view.play.length > 0) rows.push(`Being played: ${showCards(view.play)}`);
  if (outcome !== null)
    rows.push(`The game is over: ${outcome.winner ?? 'nobody'} wins by ${outcome.reason}`);
  else if (prompt !== null)
    rows.push(`Asked: ${prompt.for}${'kind' in prompt ? ` (${prompt.kind})` : ''}`);
  return rows;
}

/** A position as its viewer may know it, in lines no wider than `width` where they can be broken. */
export function showBoard(view: AnyPosition, width: number): readonly string[] {
  return [
    `Turn ${view.turn.number} of the ${view.turn.side === 'corp' ? 'Corp' : 'Runner'}, at ${view.turn.at}, seen by the ${view.viewer}`,
    '',
    ...corpRows(view, width),
    '',
    ...runnerRows(view, width),
    '',
    ...nowRows(view),
  ];
}
