/**
 * Writes what results/load.json says into docs/performance.md, between its two comments:
 * node test/bench/load/tell.mjs, or by itself after a run of ten minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL, URL } from 'node:url';
import { format, resolveConfig } from 'prettier';

const page = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));
const results = new URL('../results/load.json', import.meta.url);
const [BEGIN, END] = ['<!-- load -->', '<!-- /load -->'];

const count = (n) => n.toLocaleString('en-US');
const row = (name, { n, p50, p99, most }, wanted) =>
  `| ${name} | ${count(n)} | ${p50} ms | ${p99} ms | ${most} ms | ${wanted} |`;

const clientsOf = ({ steppers, uploaders, attackers }) =>
  `${steppers} who step, ${uploaders} who upload, ${attackers} who attack`;

function told({ machine, minutes, clients, steps, uploads, health, ...rest }) {
  const { attacks, errors, mebibytes, wanted } = rest;
  return [
    `${minutes} minutes on ${machine.cores} cores, clients and database included, Node ${machine.node.slice(1)}: ${clientsOf(clients)}. Errors of the honest: ${errors}. The attackers had ${count(attacks.answered)} queries answered and ${count(attacks.refused)} refused. Memory in the first third ${mebibytes.firstThird} MB, in the last ${mebibytes.lastThird}.`,
    '',
    '| | how many | p50 | p99 | p99.99 | wanted |',
    '| - | - | - | - | - | - |',
    row('a step', steps, `p99 ${wanted.stepP99} ms`),
    row('`/health`', health, `p99 ${wanted.healthP99} ms`),
    row('an upload', uploads, ''),
  ].join('\n');
}

export async function tellLoad() {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (after === undefined) throw new Error(`docs/performance.md has no ${BEGIN} and ${END}`);
  const load = JSON.parse(readFileSync(results, 'utf8'));
  const next = `${before}${BEGIN}\n\n${told(load)}\n\n${END}${after}`;
  writeFileSync(page, await format(next, { ...(await resolveConfig(page)), filepath: page }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await tellLoad();
