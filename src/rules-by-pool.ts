/** The `RulesByPool` that judge the games of this program. */
export const RULES_BY_POOL = Symbol('RulesByPool');
