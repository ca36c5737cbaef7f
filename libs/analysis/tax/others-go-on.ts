import { cardOf, says, type Ability, type Effect, type Work } from '#rules';
import { byDefinition } from './by-definition';
import { goesOn, goesOnElsewhere } from './goes-on';

type Sub = Extract<Ability, { kind: 'sub' }>;

const isSub = (one: object): one is Sub => 'kind' in one && one.kind === 'sub';

const isOfOthers = (effect: Effect): boolean => effect.do === 'resolve-sub';

/** Whether those after it are resolved whichever of its subroutines is, or of those that it is given. */
const allGoOn = byDefinition(
  ({ abilities }) =>
    !says(
      abilities.map(({ ability }) => ability),
      (one) =>
        isSub(one) && !one.effects.every((effect) => isOfOthers(effect) || goesOnElsewhere(effect)),
    ),
);

/**
 * Whether what comes after effects is resolved all the same: also where they have a subroutine of other ice resolved,
 * and none of any ice of the table keeps it from that.
 */
export function goOn(g: Work, effects: readonly Effect[]): boolean {
  if (effects.every(goesOn)) return true;
  return (
    effects.every((one) => isOfOthers(one) || goesOn(one)) &&
    g.state.servers.every(({ ice }) =>
      ice.every((id) => allGoOn(g.pool, cardOf(g, id).def) === true),
    )
  );
}
