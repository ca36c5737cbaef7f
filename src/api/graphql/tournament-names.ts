import type { Change } from '#tournament/corrections/changes';
import type { CutSides } from '#tournament/cut/cut-state';
import type { SideRuling } from '#tournament/cut/sides';
import type { GameOutcome } from '#tournament/results/outcome';
import type { Settings, Structure, Tier } from '#tournament/settings/settings';
import type { Event, Round } from '#tournament/stream/state';
import type { CloseSwiss } from '../../tournaments/close-swiss';
import type { Export } from '../../tournaments/export-event';

/** Names of the schema for every value of a type. */
type Names<T extends string> = Readonly<Record<string, T>>;

const tiers: Names<Tier> = { CASUAL: 'casual', COMPETITIVE: 'competitive', PREMIER: 'premier' };
const structures: Names<Structure> = {
  SWISS: 'swiss',
  FULL_DRAFT: 'full-draft',
  HALF_DRAFT: 'half-draft',
};
const decklists: Names<Settings['decklists']> = { REQUIRED: 'required', OPTIONAL: 'optional' };
const afterSwiss: Names<CloseSwiss['then']> = { SEED_CUT: 'seedCut', FINISH: 'finish' };
const outcomes: Names<GameOutcome['kind']> = {
  WIN: 'win',
  TIME: 'time',
  DRAW: 'draw',
  UNSTARTED: 'unstarted',
};
const phases: Names<Event['phase']> = {
  REGISTRATION: 'registration',
  SWISS: 'swiss',
  CUT: 'cut',
  FINISHED: 'finished',
};
const pairedBy: Names<Round['by']> = { CHANCE: 'chance', ORGANISER: 'organiser' };
const rulings: Names<SideRuling['kind']> = {
  CHOSEN: 'chosen',
  ASSIGNED: 'assigned',
  RANDOM: 'random',
};
const sidesBy: Names<CutSides['by']> = { RULE: 'rule', SEED: 'seed', CHANCE: 'chance' };
const files: Names<Export> = {
  NRTM_JSON: 'nrtm-json',
  STANDINGS_CSV: 'standings-csv',
  PAIRINGS_CSV: 'pairings-csv',
  PAIRINGS_HTML: 'pairings-html',
  STANDINGS_HTML: 'standings-html',
  BRACKET_HTML: 'bracket-html',
  BRACKET_SVG: 'bracket-svg',
};

const changes: Readonly<Record<Change['kind'], string>> = {
  standing: 'StandingChange',
  pairing: 'PairingChange',
  seed: 'SeedChange',
  bracket: 'BracketChange',
};

/** Values of the enums of tournaments, and which change is which type. */
export const tournamentNames = {
  Tier: tiers,
  Structure: structures,
  Decklists: decklists,
  AfterSwiss: afterSwiss,
  OutcomeKind: outcomes,
  TournamentPhase: phases,
  PairedBy: pairedBy,
  RulingKind: rulings,
  SidesBy: sidesBy,
  TournamentExport: files,
  TournamentChange: { __resolveType: ({ kind }: Pick<Change, 'kind'>) => changes[kind] },
  GameOutcome: {
    winner: (outcome: GameOutcome) => (outcome.kind === 'win' ? outcome.side : null),
  },
};
