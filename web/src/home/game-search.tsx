import { useSignal } from '@preact/signals';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import type { Settings } from '../ui/query';
import { settingsOf, valueOf } from '../ui/settings-of';
import { Typed } from '../ui/typed';

interface GameSearchProps {
  readonly settings: Settings;
  readonly onChange: (changed: Settings) => void;
}

interface OfSearch extends GameSearchProps {
  readonly name: string;
  readonly label: string;
}

const Line = ({ settings, onChange, name, label }: OfSearch) => (
  <Field label={label}>
    <Typed
      name={name}
      value={settings[name] ?? ''}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  </Field>
);

const Day = ({ settings, onChange, name, label }: OfSearch) => (
  <Field label={label}>
    <input
      type="date"
      name={name}
      value={settings[name] ?? ''}
      onChange={(event) => onChange({ [name]: valueOf(event) })}
    />
  </Field>
);

const Chosen = ({
  settings,
  onChange,
  name,
  label,
  none,
  choices,
}: OfSearch & {
  readonly none: string;
  readonly choices: Readonly<Record<string, string>>;
}) => (
  <Field label={label}>
    <select
      name={name}
      value={settings[name] ?? ''}
      onChange={(event) => onChange({ [name]: valueOf(event) })}
    >
      <option value="">{none}</option>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </Field>
);

/** Fields that a phone shows at once, so that games are in sight beneath them. */
const FEW: ReadonlySet<string> = new Set(['player', 'opponent']);

export const GameSearch = (props: GameSearchProps) => {
  const { settings, onChange } = props;
  const { search } = texts.home;
  const isEmpty = Object.keys(settings).length === 0;
  const isWhole = useSignal(Object.keys(settings).some((name) => !FEW.has(name)));
  return (
    <form
      class={isWhole.value ? 'game-search' : 'game-search game-search-few'}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(settingsOf(event.currentTarget));
      }}
    >
      <Line {...props} name="player" label={search.player} />
      <Line {...props} name="opponent" label={search.opponent} />
      <Line {...props} name="identity" label={search.identity} />
      <Line {...props} name="opponentIdentity" label={search.opponentIdentity} />
      <Chosen
        {...props}
        name="side"
        label={search.side}
        none={search.either}
        choices={texts.sides}
      />
      <Line {...props} name="card" label={search.card} />
      <Chosen
        {...props}
        name="winner"
        label={search.winner}
        none={search.anybody}
        choices={texts.sides}
      />
      <Chosen
        {...props}
        name="reason"
        label={search.reason}
        none={search.anything}
        choices={texts.reasons}
      />
      <Chosen
        {...props}
        name="tier"
        label={search.tier}
        none={search.anything}
        choices={texts.tiers}
      />
      <Day {...props} name="since" label={search.since} />
      <Day {...props} name="until" label={search.until} />
      {!isWhole.value && (
        <Button class="game-search-more" onClick={() => (isWhole.value = true)}>
          {search.more}
        </Button>
      )}
      <Button kind="main" type="submit">
        {search.title}
      </Button>
      {!isEmpty && (
        <Button
          kind="quiet"
          onClick={() =>
            onChange(Object.fromEntries(Object.keys(settings).map((name) => [name, ''])))
          }
        >
          {search.clear}
        </Button>
      )}
    </form>
  );
};
