import { useSignal } from '@preact/signals';
import { ask } from '../api/ask';
import { OpenGameDocument, type OpenGameMutation } from '../api/documents';
import { holdKeys } from '../api/key-ring';
import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Head } from '../ui/head';
import { Notice } from '../ui/notice';
import { setTitle } from '../ui/title';
import { SeatKey } from './seat-key';
import './decisions.css';

type Opened = OpenGameMutation['openGame'];

const Seats = ({ opened }: { readonly opened: Opened }) => {
  const { live } = texts;
  return (
    <section class="panel seats-keys">
      <h2>{live.opened}</h2>
      <p>{live.openedHint}</p>
      {(['corp', 'runner'] as const).map((seat) => (
        <SeatKey key={seat} game={opened.game} seat={seat} seatKey={opened.keys[seat]} />
      ))}
    </section>
  );
};

/** Begins a game of two starter decks. */
export const PlayPage = () => {
  const { live } = texts;
  setTitle(texts.nav.play);
  const opened = useSignal<Opened | null>(null);
  const refusal = useSignal<Refusal | null>(null);
  const open = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '');
    const answer = await ask(OpenGameDocument, {
      corp: { name: text('corp'), starter: text('corp-deck') },
      runner: { name: text('runner'), starter: text('runner-deck') },
      spectators: form.has('spectators'),
    });
    refusal.value = answer.ok ? null : answer.refusal;
    if (!answer.ok) return;
    const { game, keys } = answer.value.openGame;
    const since = new Date().toISOString();
    holdKeys(
      (['corp', 'runner'] as const).map((seat) => ({
        key: keys[seat],
        game,
        label: live.seatOf(texts.viewers[seat], text('corp'), text('runner')),
        since,
      })),
    );
    opened.value = answer.value.openGame;
  };
  return (
    <>
      <Head at="/play" />
      <main class="sheet">
        <h1>{live.title}</h1>
        <p class="muted">{live.about}</p>
        {refusal.value !== null && <Notice refusal={refusal.value} />}
        {opened.value !== null && <Seats opened={opened.value} />}
        <form class="panel open-game" onSubmit={(event) => void open(event)}>
          <Field label={live.name(texts.viewers.corp)}>
            <input name="corp" required maxLength={80} />
          </Field>
          <Field label={live.deck(texts.viewers.corp)}>
            <select name="corp-deck">
              {Object.entries(live.starters.corp).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field label={live.name(texts.viewers.runner)}>
            <input name="runner" required maxLength={80} />
          </Field>
          <Field label={live.deck(texts.viewers.runner)}>
            <select name="runner-deck">
              {Object.entries(live.starters.runner).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <label>
            <input type="checkbox" name="spectators" /> {live.spectators}
          </label>
          <Button kind="main" type="submit">
            {live.begin}
          </Button>
        </form>
      </main>
    </>
  );
};
