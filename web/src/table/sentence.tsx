import { titleOf, type Moment, type Position, type RunView } from '../game/position';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import { askedText } from './asked-text';
import './sentence.css';

/** Whether the Runner faces the subroutines of a piece of ice. */
export const isEncounter = ({ step }: RunView): boolean => /^run\.3|encounter/.test(step);

const whereOf = ({ run, corp }: Position): string | null => {
  const { table } = texts;
  if (run === null) return null;
  const server = corp.servers.find(({ name }) => name === run.server);
  const present = run.ice ?? server?.ice[run.position - 1] ?? null;
  if (run.position === 0 || present === null) return table.atServer;
  const name = titleOf(present) ?? table.unrezzedIce;
  return isEncounter(run) ? table.encounter(name) : table.approach(name);
};

const headOf = (position: Position): string => {
  const { table } = texts;
  const { outcome, run, turn } = position;
  if (outcome !== null) {
    const reason = table.reasons[outcome.reason] ?? outcome.reason;
    return table.over(outcome.winner === null ? null : table[outcome.winner], reason);
  }
  return run === null ? table.turn(turn.number, table[turn.side]) : table.runOn(run.server);
};

const aboutOf = (position: Position): readonly string[] => {
  const { table } = texts;
  const { access, trace, outcome } = position;
  // What went on when the game ended is over, too.
  if (outcome !== null) return [];
  const where = whereOf(position);
  return [
    ...(access === null ? [] : [table.access(titleOf(access.card) ?? table.aCard, access.server)]),
    ...(trace === null ? [] : [table.trace(trace.strength, trace.link)]),
    // Last: it is cut off first, and is seen on the table, too.
    ...(where === null ? [] : [where]),
  ];
};

const QUIET: ReadonlySet<string> = new Set([
  'clicks-spent',
  'credits-spent',
  'phase-began',
  'pool-empty',
  'ability-resolved',
  'server-created',
]);

/** What the moment told, in a sentence or two. */
export const toldText = ({ told }: Moment): string => {
  const said = told.filter((one) => !('fact' in one && QUIET.has(one.fact.type)));
  const facts = said.filter((one) => 'fact' in one);
  return (facts.length > 0 ? facts : said)
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');
};

/** What is going on, and who is asked. */
export const Sentence = pure(({ moment }: { readonly moment: Moment }) => {
  const { position } = moment;
  const about = aboutOf(position);
  const kind =
    position.run !== null && position.outcome === null ? 'sentence sentence-run' : 'sentence';
  const asked = askedText(position);
  return (
    <div class="sentence-place">
      <section class={kind}>
        <b>{headOf(position)}</b>
        {about.length > 0 && <span>{about.join(' · ')}</span>}
        <span class="sentence-told">{toldText(moment)}</span>
        {asked !== null && <span class="sentence-asked">{asked}</span>}
      </section>
    </div>
  );
});
