import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Harmony Medtech: Biomedical Pioneer': 'points needed to win',
    'Medical Breakthrough': "active in the Runner's score area; filter same title",
    'The Future Perfect': 'cannot be stolen in this access',
    'Shi.Kyū': 'agenda of negative worth, X paid on access',
    'NeoTokyo Grid': 'kind of counter placed, as a part of a trigger',
    'Plan B': 'score from HQ',
    'Diversified Portfolio': 'amount: servers',
    'Iain Stirling: Retired Spook': 'agenda points compared',
    Feint: 'the first two of a run; no access',
    'Planned Assault': 'a card found is played without additional costs',
    Window: 'draw from the bottom',
    Bug: 'trigger over drawn cards',
    'Grappling Hook': 'break all but one',
    'Push Your Luck': 'credits spent in secret and guessed',
    'Security Testing': 'the first success on a chosen server',
    'Q-Coherence Chip': 'where a trashed card was',
    'Oracle May': 'name a card type; top card revealed',
    'Donut Taganes': 'play cost',
  },
  withoutScenario: [],
};
