import type { GameHeadFragment } from '../api/documents';
import { texts } from '../texts/texts';

/** How far our rules have judged a game: one that was recorded here was never anything else. */
export const tierText = ({
  tier,
  observed,
  fileKept,
}: Pick<GameHeadFragment, 'tier' | 'observed' | 'fileKept'>): string =>
  tier !== 'VERIFIED'
    ? texts.tiers[tier]
    : observed === null && fileKept === null
      ? texts.recordedHere
      : texts.verifiedImport;
