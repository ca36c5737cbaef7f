import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { OpenGameDocument, type OpenGameMutation } from '../api/documents';
import { holdKeys } from '../api/key-ring';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { useChange } from '../ui/change';
import { Field } from '../ui/field';
import { formText } from '../ui/form-text';
import { Head } from '../ui/head';
import { Notice } from '../ui/notice';
import { setTitle } from '../ui/title';
import { DeckChoice } from './deck-choice';
import { useOwnDecks } from './own-decks';
import { seatIn } from './seat-in';
import { SeatKey } from './seat-key';
import './decisions.css';

type Opened = OpenGameMutation['openGame'];

const SEATS = ['corp', 'runner'] as const;

const Seats = ({ opened }: { readonly opened: Opened }) => {
  const { live } = texts;
  const box = useRef<HTMLElement>(null);
  // It comes above what was pressed.
  useEffect(() => box.current?.focus(), [opened]);
  return (
    <section class="panel seats-keys" tabIndex={-1} ref={box}>
      <h2>{live.opened}</h2>
      <p>{live.openedHint}</p>
      {SEATS.map((seat) => (
        <SeatKey key={seat} game={opened.game} seat={seat} seatKey={opened.keys[seat]} />
      ))}
    </section>
  );
};

/** Begins a game of two decks. */
export const PlayPage = () => {
  const { live } = texts;
  setTitle(texts.nav.play);
  const { query } = useLocation();
  const opened = useSignal<Opened | null>(null);
  const { isBusy, refusal, make } = useChange();
  const asked = SEATS.flatMap((seat) => query[seat] ?? []);
  const read = useOwnDecks(asked).value;
  const own = read ?? [];
  const ofSeat = (seat: (typeof SEATS)[number]) =>
    own.filter(({ side }) => side.toLowerCase() === seat);
  const missed = SEATS.filter(
    (seat) => query[seat] !== undefined && !ofSeat(seat).some(({ id }) => id === query[seat]),
  );
  const open = async (event: SubmitEvent): Promise<void> => {
    const text = formText(event);
    if (text === null) return;
    const made = await make(OpenGameDocument, {
      corp: seatIn(text, 'corp'),
      runner: seatIn(text, 'runner'),
      spectators: text('spectators') === 'on',
    });
    if (made === null) return;
    const { game, keys } = made.openGame;
    const since = new Date().toISOString();
    holdKeys(
      SEATS.map((seat) => ({
        key: keys[seat],
        game,
        label: live.seatOf(texts.viewers[seat], text('corp'), text('runner')),
        since,
      })),
    );
    opened.value = made.openGame;
  };
  return (
    <>
      <Head at="/play" />
      <main class="sheet">
        <h1>{live.title}</h1>
        <p class="muted">
          {live.about} {own.length === 0 && live.noOwn}
        </p>
        {read !== null &&
          missed.map((seat) => <p key={seat}>{live.missed(texts.viewers[seat])}</p>)}
        {opened.value !== null && <Seats opened={opened.value} />}
        <form class="panel open-game" onSubmit={(event) => void open(event)}>
          {SEATS.map((seat) => [
            <Field key={seat} label={live.name(texts.viewers[seat])}>
              <input name={seat} required maxLength={80} />
            </Field>,
            <DeckChoice key={`${seat}-deck`} seat={seat} own={ofSeat(seat)} asked={query[seat]} />,
          ])}
          <label>
            <input type="checkbox" name="spectators" /> {live.spectators}
          </label>
          <Button kind="main" type="submit" disabled={isBusy.value}>
            {isBusy.value ? texts.loading : live.begin}
          </Button>
          {refusal.value !== null && (
            <div class="field-wide">
              <Notice refusal={refusal.value} />
            </div>
          )}
        </form>
      </main>
    </>
  );
};
