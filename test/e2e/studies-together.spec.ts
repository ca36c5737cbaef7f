import { sampleLog } from '../support/golden-log';
import { connect } from './support/live-seat';
import { Server } from './support/server';
import { afterwards } from '../support/afterwards';
import { waitUntil } from '../support/wait-until';

const atEnd = afterwards();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const fieldOf = (data: unknown, ...path: readonly (string | number)[]): never =>
  path.reduce((value: unknown, key) => Object(value)[key], data) as never;

const PEOPLE = 8;
const EDITS = 6;

interface Change {
  readonly kind: string;
  readonly by: string | null;
  readonly branch: string | null;
  readonly note: string | null;
}

async function opened() {
  const { body } = await server.post(new Uint8Array(sampleLog('random-weyland-criminal')), {
    'content-type': 'application/x-ndjson',
  });
  const data = await server.ask(
    `mutation ($source: StudySourceInput!) {
      openStudy(title: "Together", owner: "Ann", chapter: "One", source: $source) { study chapter key } }`,
    { source: { game: { game: fieldOf(body, 'id'), moment: 40 } } },
  );
  const { study, chapter, key }: Readonly<Record<string, string>> = fieldOf(data, 'openStudy');
  return { study: study ?? '', chapter: chapter ?? '', key: key ?? '' };
}

async function editors(study: string, key: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let number = 1; number <= PEOPLE; number += 1) {
    const admitted = await server.ask(
      `mutation ($study: ID!, $name: String!) { admitMember(study: $study, name: $name, role: EDITOR) { key } }`,
      { study, name: `Editor ${number}` },
      key,
    );
    keys.push(fieldOf(admitted, 'admitMember', 'key'));
  }
  return keys;
}

/** Follows a study over a socket: what was told so far, and why it is told no more. */
function follow(study: string, key: string | undefined) {
  const client = connect(server, key);
  const told: Change[] = [];
  const frames = client.iterate<{ studyChanged: Change }>({
    query: `subscription ($study: ID!) { studyChanged(study: $study) { kind by branch note } }`,
    variables: { study },
  });
  const refusals: unknown[] = [];
  const done = (async () => {
    try {
      for await (const { data, errors } of frames) {
        if (errors !== undefined) refusals.push(errors);
        if (data?.studyChanged !== undefined) told.push(data.studyChanged);
      }
    } catch (error) {
      refusals.push(error);
    }
  })();
  const leave = async () => {
    await frames.return?.();
    await client.dispose();
    await done;
  };
  atEnd(leave);
  return { told, refusals, leave };
}

describe('eight people who write in one study at once', () => {
  it('lose nothing: each hears of all of it, and what was refused says why', async () => {
    const { study, chapter, key } = await opened();
    const keys = await editors(study, key);
    const following = keys.map((one) => follow(study, one));
    const outsider = follow(study, undefined);
    await waitUntil('an outsider to be refused', () => outsider.refusals.length > 0);
    expect(JSON.stringify(outsider.refusals)).toContain('STUDY_NOT_FOUND');
    // All have subscribed when a change is told to all.
    const retitle = (was: string, to: string, by: string) =>
      server.graphql(
        `mutation ($study: ID!, $was: String!, $to: String!) {
          editStudy(study: $study, edit: { title: { was: $was, to: $to } }) { unchanged } }`,
        { study, was, to },
        by,
      );
    let title = 'Together';
    for (let round = 0; following.some(({ told }) => told.length === 0) && round < 40; round += 1) {
      const next = `Round ${round}`;
      await retitle(title, next, key);
      title = next;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const before = following.map(({ told }) => told.length);
    // Everybody renames the study at once: one of them does, the others are told what it is called now.
    const renamed = await Promise.all(
      keys.map((one, number) => retitle(title, `By ${number}`, one)),
    );
    const refused = renamed.filter(({ errors }) => errors !== undefined);
    expect(refused).toHaveLength(PEOPLE - 1);
    for (const { errors } of refused)
      expect(fieldOf(errors, 0, 'extensions', 'code')).toBe('CHANGED_MEANWHILE');
    // And everybody writes notes at the same places.
    const written = await Promise.all(
      keys.flatMap((one, number) =>
        Array.from({ length: EDITS }, (_, edit) =>
          server.ask(
            `mutation ($study: ID!, $chapter: ID!, $text: String!) {
              writeNote(study: $study, chapter: $chapter, note: { branch: 0, text: $text }) { note } }`,
            { study, chapter, text: `${number} ${edit}` },
            one,
          ),
        ),
      ),
    );
    expect(written).toHaveLength(PEOPLE * EDITS);
    const wanted = 1 + PEOPLE * EDITS;
    await waitUntil(
      () =>
        `${wanted} changes, beyond ${before.join()}: ${following.map(({ told }) => told.length).join()}`,
      () => following.every(({ told }, at) => told.length >= (before[at] ?? 0) + wanted),
    );
    const shown = await server.ask(
      `query ($study: ID!) { study(id: $study) {
        chapters { notes { id text } } history(after: 0, first: 500) { number kind by note } } }`,
      { study },
      key,
    );
    const notes: readonly { id: string; text: string }[] = fieldOf(
      shown,
      'study',
      'chapters',
      0,
      'notes',
    );
    expect(new Set(notes.map(({ text }) => text)).size).toBe(PEOPLE * EDITS);
    for (const { told } of following) {
      const heard = told.filter(({ kind }) => kind === 'NOTE_WRITTEN').map(({ note }) => note);
      expect([...heard].sort()).toEqual(notes.map(({ id }) => id).sort());
      expect(new Set(told.map(({ by }) => by)).size).toBeGreaterThanOrEqual(PEOPLE);
    }
    const history: readonly { number: number; kind: string }[] = fieldOf(shown, 'study', 'history');
    expect(history.map(({ number }) => number)).toEqual(history.map((_, at) => at + 1));
    expect(history.filter(({ kind }) => kind === 'NOTE_WRITTEN')).toHaveLength(PEOPLE * EDITS);
    // What everybody tries at one place is there once, while all of them are told of it.
    const open = await server.ask(
      `query ($branch: ID!) { branchDecisions(branch: $branch) { do card host server option index from } }`,
      { branch: chapter },
      key,
    );
    const legal: readonly { from: number | null }[] = fieldOf(open, 'branchDecisions');
    const choices = legal.flatMap(({ from, ...one }) => (from === null ? [one] : []));
    await Promise.all(
      keys.flatMap((one) =>
        choices.map((decision) =>
          server.ask(
            `mutation ($study: ID!, $chapter: ID!, $decision: BranchDecisionInput) {
              growBranch(study: $study, chapter: $chapter, parent: 0, decision: $decision) { node } }`,
            { study, chapter, decision },
            one,
          ),
        ),
      ),
    );
    const grown = await server.ask(
      `query ($study: ID!) { study(id: $study) { chapters { branches { node parent decision } } } }`,
      { study },
      key,
    );
    const branches: readonly { node: number; parent: number; decision: object }[] = fieldOf(
      ...([grown, 'study', 'chapters', 0, 'branches'] as const),
    );
    const places = branches.map(({ parent, decision }) => JSON.stringify([parent, decision]));
    expect(new Set(places).size).toBe(branches.length);
    expect(branches.filter(({ parent }) => parent === 0)).toHaveLength(choices.length);
    // Who is dismissed hears no more.
    const [first] = following;
    const members = await server.ask(
      `query ($study: ID!) { study(id: $study) { members { id name } } }`,
      { study },
      key,
    );
    const list: readonly { id: string; name: string }[] = fieldOf(members, 'study', 'members');
    const dismissed = list.find(({ name }) => name === 'Editor 1');
    await server.ask(
      `mutation ($study: ID!, $member: ID!) { editStudy(study: $study, edit: { dismiss: $member }) { unchanged } }`,
      { study, member: dismissed?.id },
      key,
    );
    const hears = first ?? outsider;
    await waitUntil('who was dismissed to be told', () => hears.refusals.length > 0);
    expect(JSON.stringify(first?.refusals)).toContain('STUDY_NOT_FOUND');
    await Promise.all([...following, outsider].map(({ leave }) => leave()));
  }, 120_000);
});
