import type { CardModifier } from './card-modifier';
import type { CostModifier } from './cost-modifier';
import type { DamageModifier } from './damage-modifier';
import type { PlayerModifier } from './player-modifier';
import type { RunModifier } from './run-modifier';

/** What a constant ability changes. Amounts are added up (ABIL-03). */
export type Modifier = PlayerModifier | CardModifier | CostModifier | RunModifier | DamageModifier;
