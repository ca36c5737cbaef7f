import type { CardId, Code, Decision, Rules, State } from '#rules';
import { candidates } from '../candidates/candidates';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Deviation } from './deviation';
import { taken } from './taken';
import type { Told } from './told';
import { needsHost, unbarredRules } from './unbarred-rules';

const spends = / spends (?:\[Click\])+ /;

/** What has to lie on a host is installed on none. */
function isUnhosted({ pool }: Rules, { cards }: State, decision: Decision): boolean {
  if (decision.do !== 'install' || decision.host !== undefined) return false;
  const definition = pool.definitions[cards[decision.card]?.def ?? -1];
  return definition !== undefined && needsHost(definition);
}

/** The card in force that says so; the one that is played or installed where it says it of itself. */
function barring(rules: Rules, state: State, decision: Decision): CardId | null {
  const { pool } = rules;
  const own = 'card' in decision ? decision.card : null;
  if (isUnhosted(rules, state, decision)) return own;
  const bars = (id: CardId): boolean =>
    pool.definitions[state.cards[id]?.def ?? -1]?.abilities.some(
      ({ ability }) =>
        ability.kind === 'constant' &&
        (ability.modifies.of === 'first-click-runs' || ability.modifies.of === 'cannot'),
    ) === true;
  return state.active.find(bars) ?? own;
}

type Why = Pick<Deviation, 'rule' | 'reason'>;

const reasons: { readonly [code in Code]?: (title: string) => Why } = {
  MUST_RESOLVE: (title) => ({
    rule: 'MUST-01',
    reason: `${title}: the first click goes to something else.`,
  }),
  PLAY_RESTRICTION: (title) => ({
    rule: 'CANT-01',
    reason: `${title}: what it forbids is done.`,
  }),
};

const unhosted = (title: string): Why => ({
  rule: 'INST-20',
  reason: `${title} is installed on nothing.`,
});

/** An action that theirs shows, and that a card forbids, or lets come only after another. */
export function* barred(
  means: Means,
  node: Node,
  told: readonly Told[],
  goal: Goal,
): Generator<Node> {
  const { rules, hidden, titles } = means;
  const { state } = node.live;
  const { prompt } = state;
  const entry = told.find(({ line }) => spends.test(line))?.entry;
  if (entry === undefined || prompt?.kind !== 'action') return;
  const free = { ...node, live: unbarredRules(rules).live(state) };
  for (const decision of candidates(rules.pool, free, prompt, goal, hidden)) {
    const refused = rules.apply(state, decision);
    const card = refused.ok ? null : barring(rules, state, decision);
    if (refused.ok || card === null) continue;
    const say = isUnhosted(rules, state, decision) ? unhosted : reasons[refused.code];
    const said = say?.(titles.titleOf(state.cards[card]?.def ?? -1));
    if (said === undefined) continue;
    yield* taken(means, node, {
      ...{ kind: 'barred', card, credits: 0, entry, difference: null, ...said },
      ...{ legal: false, decisions: [decision] },
    });
  }
}
