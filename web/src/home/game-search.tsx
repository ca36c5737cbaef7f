import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import type { Settings } from '../ui/query';

interface GameSearchProps {
  readonly settings: Settings;
  readonly onChange: (changed: Settings) => void;
}

const valueOf = (event: Event): string => {
  const { target } = event;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? target.value.trim()
    : '';
};

export const GameSearch = ({ settings, onChange }: GameSearchProps) => {
  const { search } = texts.home;
  const isEmpty = Object.keys(settings).length === 0;
  return (
    <form class="game-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <Field label={search.player}>
        <input
          value={settings['player'] ?? ''}
          onChange={(event) => onChange({ player: valueOf(event) })}
        />
      </Field>
      <Field label={search.identity}>
        <input
          value={settings['identity'] ?? ''}
          onChange={(event) => onChange({ identity: valueOf(event) })}
        />
      </Field>
      <Field label={search.winner}>
        <select
          value={settings['winner'] ?? ''}
          onChange={(event) => onChange({ winner: valueOf(event) })}
        >
          <option value="">{search.anybody}</option>
          <option value="CORP">{texts.sides.CORP}</option>
          <option value="RUNNER">{texts.sides.RUNNER}</option>
        </select>
      </Field>
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
