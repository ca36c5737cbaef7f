import { CUT_RECOMMENDED_FROM, type Settings, STRUCTURE_RULES } from './settings';

/** What the rules recommend and an organiser may do otherwise, for a number of players. */
export const advice = (settings: Settings, players: number): readonly string[] => {
  const notes: string[] = [];
  const { advised } = STRUCTURE_RULES[settings.structure];
  if (advised.length > 0 && !advised.includes(players)) {
    notes.push(`This draft is advised for ${advised.join(', ')} players (DRAFT-03, DRAFT-06).`);
  }
  if (settings.cut === 0 && settings.tier !== 'casual' && players >= CUT_RECOMMENDED_FROM) {
    notes.push(`A cut is recommended from ${CUT_RECOMMENDED_FROM} players (CUT-01).`);
  }
  const small = players < CUT_RECOMMENDED_FROM && settings.tier !== 'premier';
  if (settings.cut > 0 && (settings.tier === 'casual' || small)) {
    notes.push('A cut is not recommended for casual or small events (CUT-01).');
  }
  return notes;
};
