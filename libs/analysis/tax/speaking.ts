import type { CardId, State } from '#rules';

/** Cards that may have a say in any run. */
export const speakingIn = ({ active, servers }: State): readonly CardId[] => [
  ...active,
  ...servers.flatMap(({ ice }) => ice),
];
