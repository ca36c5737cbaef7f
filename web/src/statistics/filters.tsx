import type { StatisticsFilter } from '../api/documents';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { dayIn } from '../ui/day-in';
import type { Settings } from '../ui/query';
import { settingsOf, valueOf } from '../ui/settings-of';
import { Typed } from '../ui/typed';

export interface StatisticsProps {
  readonly settings: Settings;
  readonly onChange: (changed: Settings) => void;
}

/** What is no day goes to the server as it is, which says what is wrong with it. */
const day = (text: string, later: number): string => dayIn(text, later) ?? text;

/** What the settings of an address ask the server for. The last day counts whole. */
export function filterOf(settings: Settings): StatisticsFilter {
  const { player, identity, opponentIdentity, since, until, side } = settings;
  return {
    ...(player === undefined ? {} : { player }),
    ...(identity === undefined ? {} : { identity }),
    ...(opponentIdentity === undefined ? {} : { opponentIdentity }),
    ...(since === undefined ? {} : { since: day(since, 0) }),
    ...(until === undefined ? {} : { until: day(until, 1) }),
    ...(side === 'CORP' || side === 'RUNNER' ? { side } : {}),
  };
}

export const leastOf = (settings: Settings): number => Number(settings['least'] ?? 0) || 0;

/** What leaves games or rows out. */
const FILTERS = [
  ...(['player', 'identity', 'opponentIdentity', 'side'] as const),
  ...(['since', 'until', 'least'] as const),
];

export const Filters = ({
  settings,
  onChange,
  isMatrix,
}: StatisticsProps & { readonly isMatrix: boolean }) => {
  const { statistics } = texts;
  const field = (name: string) => ({
    name,
    value: settings[name] ?? '',
    onChange: (event: Event) => onChange({ [name]: valueOf(event) }),
  });
  const line = (name: string) => ({
    name,
    value: settings[name] ?? '',
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
  return (
    <form
      class="statistics-tools"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(settingsOf(event.currentTarget));
      }}
    >
      <Field label={statistics.player}>
        <Typed {...line('player')} />
      </Field>
      <Field label={statistics.identity}>
        <Typed {...line('identity')} />
      </Field>
      <Field label={statistics.against}>
        <Typed {...line('opponentIdentity')} />
      </Field>
      <Field label={statistics.side}>
        <select {...field('side')}>
          <option value="">{isMatrix ? statistics.usualSide : statistics.both}</option>
          <option value="CORP">{texts.sides.CORP}</option>
          <option value="RUNNER">{texts.sides.RUNNER}</option>
        </select>
      </Field>
      {isMatrix && (
        <>
          <Field label={statistics.by}>
            <select {...field('by')}>
              <option value="">{statistics.byIdentity}</option>
              <option value="faction">{statistics.byFaction}</option>
            </select>
          </Field>
          <Field label={statistics.order}>
            <select {...field('order')}>
              <option value="">{statistics.orderGames}</option>
              <option value="name">{statistics.orderName}</option>
            </select>
          </Field>
        </>
      )}
      <Field label={statistics.since}>
        <input type="date" {...field('since')} />
      </Field>
      <Field label={statistics.until}>
        <input type="date" {...field('until')} />
      </Field>
      <Field label={statistics.least}>
        <input type="number" min="0" {...field('least')} />
      </Field>
      <Button kind="main" type="submit">
        {statistics.count}
      </Button>
      {FILTERS.some((name) => settings[name] !== undefined) && (
        <Button
          kind="quiet"
          onClick={() => onChange(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
        >
          {statistics.clear}
        </Button>
      )}
    </form>
  );
};
