import type {
  Agenda,
  Asset,
  CorpIdentity,
  Event,
  Hardware,
  Ice,
  Operation,
  Program,
  Resource,
  RunnerIdentity,
  Upgrade,
} from '#rules';

type Facts<T extends { readonly type: string }> = Omit<T, 'type' | 'title' | 'side'>;

export const corpIdentity = (title: string, facts: Facts<CorpIdentity>): CorpIdentity => ({
  type: 'identity',
  side: 'corp',
  title,
  ...facts,
});
export const runnerIdentity = (title: string, facts: Facts<RunnerIdentity>): RunnerIdentity => ({
  type: 'identity',
  side: 'runner',
  title,
  ...facts,
});
export const agenda = (title: string, facts: Facts<Agenda>): Agenda => ({
  type: 'agenda',
  title,
  ...facts,
});
export const asset = (title: string, facts: Facts<Asset>): Asset => ({
  type: 'asset',
  title,
  ...facts,
});
export const upgrade = (title: string, facts: Facts<Upgrade>): Upgrade => ({
  type: 'upgrade',
  title,
  ...facts,
});
export const ice = (title: string, facts: Facts<Ice>): Ice => ({ type: 'ice', title, ...facts });
export const operation = (title: string, facts: Facts<Operation>): Operation => ({
  type: 'operation',
  title,
  ...facts,
});
export const event = (title: string, facts: Facts<Event>): Event => ({
  type: 'event',
  title,
  ...facts,
});
export const hardware = (title: string, facts: Facts<Hardware>): Hardware => ({
  type: 'hardware',
  title,
  ...facts,
});
export const resource = (title: string, facts: Facts<Resource>): Resource => ({
  type: 'resource',
  title,
  ...facts,
});
export const program = (title: string, facts: Facts<Program>): Program => ({
  type: 'program',
  title,
  ...facts,
});
