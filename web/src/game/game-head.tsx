import type { GameHeadFragment } from '../api/documents';
import { nameOf } from '../home/identity';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Head } from '../ui/head';
import { Icon } from '../ui/icon';
import { Segmented } from '../ui/segmented';
import type { Opened } from './keys';
import { look } from './look';
import type { GameStore } from './store';
import { tierText } from './tier-text';
import { viewers } from './viewers';

/** What a side is called: by its player where a log names no identity. */
export const calledOf = (
  { identities, players }: GameHeadFragment,
  side: 'corp' | 'runner',
): string => nameOf(identities[side].title) || players[side];

const Names = ({ head }: { readonly head: GameHeadFragment }) => (
  <span class="game-names">
    <h1 class="game-title">
      {calledOf(head, 'corp')} <span class="muted">{texts.against}</span> {calledOf(head, 'runner')}
    </h1>
    <span class="chip game-tier">{tierText(head)}</span>
  </span>
);

const Seats = ({ store }: { readonly store: GameStore }) => {
  const open = store.extents.value;
  const choices = viewers
    .filter((viewer) => open.has(viewer))
    .map((viewer) => ({ value: viewer, label: texts.viewers[viewer] }));
  return (
    <Segmented
      label={texts.game.seat}
      choices={choices}
      value={store.viewer.value}
      onChoose={(viewer) => void look(store, viewer)}
    />
  );
};

interface GameHeadProps {
  readonly store: GameStore;
  readonly onOpen: (what: Opened) => void;
}

/** Which game it is, whose view of it is shown, and what can be done with it. */
export const GameHead = ({ store, onOpen }: GameHeadProps) => {
  const { game } = texts;
  const head = store.head.value;
  return (
    <Head links={false}>
      {head !== null && <Names head={head} />}
      <span class="game-head-tools">
        {head !== null && <Seats store={store} />}
        {head !== null && (
          <Button kind="quiet" class="game-tool" onClick={() => onOpen('share')}>
            <Icon name="share" />
            <span>{game.share.open}</span>
          </Button>
        )}
        <Button
          kind="quiet"
          class="game-tool game-tool-keys"
          onClick={() => onOpen('help')}
          title={game.help.title}
        >
          ?
        </Button>
      </span>
    </Head>
  );
};
