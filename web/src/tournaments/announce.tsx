import { useLocation } from 'preact-iso';
import {
  AnnounceTournamentDocument,
  type Decklists,
  type Structure,
  type Tier,
  type TournamentSettingsInput,
} from '../api/documents';
import { addressOf, holdWorks, type HeldWork } from '../api/held-works';
import { texts } from '../texts/texts';
import { Chosen } from '../ui/chosen';
import { Field } from '../ui/field';
import { Form } from '../ui/form';
import type { FormText } from '../ui/form-text';
import { LONGEST_NAME } from '../ui/longest-name';
import type { Labels } from '../ui/said';

const TIERS: readonly Tier[] = ['CASUAL', 'COMPETITIVE', 'PREMIER'];
const STRUCTURES: readonly Structure[] = ['SWISS', 'FULL_DRAFT', 'HALF_DRAFT'];
const DECKLISTS: readonly Decklists[] = ['REQUIRED', 'OPTIONAL'];
const CUTS = [2, 4, 8, 16, 32, 64];

const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text);

function settingsIn(text: FormText): TournamentSettingsInput {
  const decklists = oneOf(DECKLISTS, text('decklists'));
  return {
    name: text('name').trim(),
    date: text('date'),
    organiser: text('organiser').trim(),
    tier: oneOf(TIERS, text('tier')) ?? 'CASUAL',
    structure: oneOf(STRUCTURES, text('structure')) ?? 'SWISS',
    rounds: Number(text('rounds')),
    cut: Number(text('cut')),
    ...(text('minutes') === '' ? {} : { roundMinutes: Number(text('minutes')) }),
    ...(text('cutMinutes') === '' ? {} : { cutMinutes: Number(text('cutMinutes')) }),
    ...(decklists === undefined ? {} : { decklists }),
    ...(text('format') === '' ? {} : { format: text('format') }),
    ...(text('second').trim() === '' ? {} : { secondOrganiser: text('second').trim() }),
  };
}

/** Formats that do not change with the days. */
const FIXED = ['core', 'core x2', 'core x3'] as const;

const { organise: words } = texts;
const labels: Labels = {
  name: texts.lists.name,
  date: words.date,
  organiser: words.organiser,
  secondOrganiser: words.second,
  rounds: words.rounds,
  cut: words.cut,
  roundMinutes: words.minutes,
  cutMinutes: words.cutMinutes,
  format: words.format,
};

/** A tournament begins, of which this browser keeps the key. */
export const Announce = () => {
  const { organise, lists, formats } = texts;
  const { route } = useLocation();
  return (
    <details class="panel">
      <summary>{organise.announce}</summary>
      <Form
        send={organise.announce}
        labels={labels}
        onSend={async (text, make) => {
          const made = await make(AnnounceTournamentDocument, { settings: settingsIn(text) });
          if (made === null) return false;
          const { key, tournament } = made.announceTournament;
          const held: HeldWork = {
            work: 'tournament',
            id: tournament.id,
            key,
            title: tournament.settings.name,
          };
          holdWorks([held]);
          route(addressOf(held));
          return true;
        }}
        onDone={() => undefined}
      >
        <p class="muted">{organise.announceHint}</p>
        <Field label={lists.name}>
          <input name="name" required maxLength={LONGEST_NAME} />
        </Field>
        <Field label={organise.date}>
          <input
            name="date"
            type="date"
            required
            defaultValue={new Date().toISOString().slice(0, 10)}
          />
        </Field>
        <Field label={organise.organiser}>
          <input name="organiser" required maxLength={LONGEST_NAME} />
        </Field>
        <Field label={organise.second}>
          <input name="second" maxLength={LONGEST_NAME} />
        </Field>
        <Chosen name="tier" label={organise.tier} choices={organise.tiers} />
        <Chosen name="structure" label={organise.structure} choices={organise.structures} />
        <Field label={organise.rounds}>
          <input name="rounds" type="number" min={1} max={30} required defaultValue="3" />
        </Field>
        <Chosen
          name="cut"
          label={organise.cut}
          choices={{
            0: organise.noCut,
            ...Object.fromEntries(CUTS.map((size) => [size, organise.best(size)])),
          }}
        />
        <Field label={organise.minutes}>
          <input name="minutes" type="number" min={1} placeholder={organise.asUsual} />
        </Field>
        <Field label={organise.cutMinutes}>
          <input name="cutMinutes" type="number" min={1} placeholder={organise.asUsual} />
        </Field>
        <Chosen
          name="decklists"
          label={organise.decklists}
          choices={{ '': organise.asUsual, ...organise.listsOf }}
        />
        <Chosen
          name="format"
          label={organise.format}
          choices={{
            '': organise.onTheDay,
            ...Object.fromEntries(FIXED.map((name) => [name, formats.said(name)])),
          }}
        />
      </Form>
    </details>
  );
};
