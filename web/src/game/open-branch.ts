import { heldStudies, keysOfStudy, workOn } from '../api/held-studies';
import { openGame, type OpenedGame, type Wanted } from './open-game';

/** Studies whose keys are tried, the newest first. */
const MOST = 20;

/** What is open with the key of a study that this browser holds, which is worked on from then on; else null. */
export async function openBranch(id: string, wanted: Wanted): Promise<OpenedGame | null> {
  for (const study of heldStudies.peek().slice(0, MOST)) {
    const opened = await openGame(id, wanted, keysOfStudy(study));
    if (!opened.ok) continue;
    workOn(study.study);
    return opened;
  }
  return null;
}
