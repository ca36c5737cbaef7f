import { type Ability, type Constant, type When } from '#rules';
import { sentence } from './english';
import { onServer } from './server';
import { named, sayTrigger } from './trigger';
import { type Voice } from './voice';
import { stray } from './lasting';
import type { Sayer } from './sayer';

/** A run ends and succeeds once; what may come more often is said to come during it. */
function riderMoment({ trigger }: When, v: Voice): string {
  if (trigger.on === 'run-successful' && trigger.server === undefined && trigger.if === undefined)
    return 'if the run is successful';
  if (trigger.on === 'run-successful' && trigger.server !== undefined && trigger.if === undefined)
    return `if the run${onServer(trigger.server)} is successful`;
  // The run itself, which has just been made.
  if (trigger.on === 'run-began') return 'when this run begins';
  const said = sayTrigger(trigger, v);
  return said.startsWith('whenever ') ? `during this run, ${said}` : said;
}

/** All of it hangs on the moment. */
const riding = (ability: When, voice: Voice, say: Sayer): string => {
  const v = named(ability.trigger, voice);
  return ability.optional === true ? say.optionally(ability, v) : say.branch(ability.effects, v);
};

/** What works once the run was successful on the server that it was made on. */
const isIfSuccessful = ({ while: condition }: Constant): boolean =>
  condition?.is === 'happened' &&
  condition.fact === 'run-successful' &&
  condition.when === 'this-run';

/** What works during one run only, said after "make a run". */
export function sayRider(ability: Ability, voice: Voice, say: Sayer): string {
  const v = { ...voice, inRun: true as const };
  switch (ability.kind) {
    case 'constant':
      return sentence(
        isIfSuccessful(ability)
          ? `if the run is successful, for the rest of it ${say.constant(ability, v)}`
          : `during this run, ${say.constant(ability, v)}`,
      );
    case 'when':
      return [
        sentence(`${riderMoment(ability, v)}, ${riding(ability, v, say)}`),
        ...(ability.limit === undefined ? [] : [`This happens only once in this run.`]),
      ].join(' ');
    case 'instead':
      return ability.of === 'access'
        ? sayInsteadOfAccess(ability, 'if the run is successful', v, say)
        : stray(ability);
    case 'paid':
    case 'sub':
    case 'play':
    case 'before':
    case 'rez-when':
      return stray(ability);
  }
}

/** "Instead of accessing cards": one instruction in line, several after a colon. */
export function sayInsteadOfAccess(
  ability: Extract<Ability, { kind: 'instead'; of: 'access' }>,
  when: string,
  v: Voice,
  say: Sayer,
): string {
  const will = ability.optional ? 'you may ' : '';
  const hand = ability.anywhere === 'grip' ? ' (this works from your grip alone)' : '';
  const text = `${say.effects(ability.effects, v)}${hand}`;
  // Behind a comma it would belong to what is said last.
  return ability.effects.length === 1 && !text.includes(', ')
    ? sentence(`${when}, ${will}${text} instead of accessing cards`)
    : sentence(`${when}, ${will}do this instead of accessing cards: ${text}`);
}
