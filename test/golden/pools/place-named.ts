import { encounterIn, type Decision, type Legal, type Pool, type State } from '#rules';

/** The ability or subroutine that a decision names by its place, such as `01007 ability 1`; null where it names none. */
export function placeNamed(pool: Pool, before: State, decision: Decision | Legal): string | null {
  const codeOf = (id: number): string => {
    const def = before.cards[id]?.def;
    return (def === undefined ? undefined : pool.definitions[def]?.value.code) ?? '';
  };
  if (decision.do === 'use') return `${codeOf(decision.card)} ability ${decision.ability}`;
  if (decision.do !== 'break') return null;
  const encounter = encounterIn(before);
  return encounter === null ? null : `${codeOf(encounter.vars.ice)} subroutine ${decision.sub}`;
}
