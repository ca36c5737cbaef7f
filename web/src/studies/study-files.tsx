import { useSignal } from '@preact/signals';
import { ask } from '../api/ask';
import {
  BranchAnimationDocument,
  BranchFilesDocument,
  PlayOnDocument,
  type PlayOnMutation,
} from '../api/documents';
import type { HeldStudy } from '../api/held-studies';
import { holdKeys } from '../api/key-ring';
import { refusalIn, unreachable, type Refusal } from '../api/refusal';
import { keepFile } from '../game/log-file';
import { SeatKey } from '../live/seat-key';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface StudyFilesProps {
  readonly held: HeldStudy;
  readonly keys: readonly string[];
  /** The branch, or where the chapter begins. */
  readonly here: string;
}

/** What is behind an address, for who has these keys; a refusal where there is nothing. */
async function fileAt(address: string, keys: readonly string[]): Promise<Blob | Refusal> {
  try {
    const headers = { authorization: `Bearer ${keys.join(',')}` };
    const response = await fetch(address, { headers });
    if (response.ok) return await response.blob();
    return refusalIn(Reflect.get(Object(await response.json()), 'error'));
  } catch {
    return unreachable;
  }
}

/** The study as files to be kept, and the branch as a game to be played on. */
export const StudyFiles = ({ held, keys, here }: StudyFilesProps) => {
  const { studies, live } = texts;
  const refusal = useSignal<Refusal | null>(null);
  const opened = useSignal<PlayOnMutation['playOn'] | null>(null);
  const keep = async (address: string, name: string): Promise<void> => {
    const file = await fileAt(address, keys);
    refusal.value = file instanceof Blob ? null : file;
    if (file instanceof Blob) keepFile(file, name);
  };
  const keepScenario = async (): Promise<void> => {
    const answer = await ask(BranchFilesDocument, { branch: here }, { keys });
    refusal.value = answer.ok ? null : answer.refusal;
    const scenario = answer.ok ? answer.value.branchScenario : null;
    if (scenario !== null) keepFile(new Blob([scenario]), `${here}.scenario.json`);
  };
  const keepAnimation = async (): Promise<void> => {
    const answer = await ask(BranchAnimationDocument, { branch: here }, { keys });
    refusal.value = answer.ok ? null : answer.refusal;
    const address = answer.ok ? (answer.value.branchPictures?.animation ?? null) : null;
    if (address !== null) await keep(address, `${here}.gif`);
  };
  const playOn = async (): Promise<void> => {
    const [corp, runner] = [texts.viewers.corp, texts.viewers.runner];
    const answer = await ask(PlayOnDocument, { branch: here, corp, runner }, { keys });
    refusal.value = answer.ok ? null : answer.refusal;
    if (!answer.ok) return;
    const { game, keys: seats } = answer.value.playOn;
    const since = new Date().toISOString();
    holdKeys(
      (['corp', 'runner'] as const).map((seat) => ({
        ...{ key: seats[seat], game, since },
        label: live.seatOf(texts.viewers[seat], corp, runner),
      })),
    );
    opened.value = answer.value.playOn;
  };
  const begun = opened.value;
  return (
    <section aria-label={studies.files}>
      <h3>{studies.files}</h3>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      <div class="study-files">
        <Button onClick={() => void keep(`/studies/${held.study}/page.html`, `${held.title}.html`)}>
          {studies.asPage}
        </Button>
        <Button
          onClick={() =>
            void keep(`/studies/${held.study}/log`, `${held.title}.retrace-study.ndjson`)
          }
        >
          {studies.asFile}
        </Button>
        <Button onClick={() => void keepScenario()}>{studies.asScenario}</Button>
        <Button onClick={() => void keepAnimation()}>{studies.asAnimation}</Button>
        <Button onClick={() => void playOn()}>{studies.playOn}</Button>
      </div>
      {begun !== null && (
        <ul class="pane-list">
          {(['corp', 'runner'] as const).map((seat) => (
            <li key={seat}>
              <SeatKey game={begun.game} seat={seat} seatKey={begun.keys[seat]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
