import { anonymous } from '../access/caller';
import { studyTable } from '../../test/support/study-table';
import { GrowBranch } from './branches/grow-branch';
import { OpenStudy } from './open-study';

/** A run on HQ, where a Snare! lies beside two others. */
const LINE =
  'anr1 core-2018-09 runner@runner.1.6/4/3 ci=01054 ri=01001 cc=6 rc=9 hq=01070,01110,01056 rd=3*01110,01056 gr=01034,01050,01050,01050 st=5*01050';

async function opened() {
  const table = await studyTable();
  const study = await table.open.execute(
    new OpenStudy(anonymous, 'What if', 'Ann', {
      title: 'HQ',
      source: { kind: 'position', position: LINE },
    }),
  );
  if (!study.ok) throw new Error(`${study.place}: ${study.message}`);
  const owner = await table.holder(study.key);
  const grow = (
    parent: number,
    wanted: GrowBranch['wanted'],
    mode: GrowBranch['chance'] = 'by-hand',
    draw = 0,
  ) =>
    table.grow.execute(
      new GrowBranch(owner, study.study, study.chapter, parent, wanted, mode, draw),
    );
  const standsAt = async (branch: string) => {
    const stood = await table.sources.stand(branch);
    if (stood === null) throw new Error(`nothing stands at ${branch}`);
    return stood;
  };
  /** Runs HQ up to the access, which chance is asked about. */
  const run = async () => {
    let grown = await grow(0, { do: 'run', server: 'HQ' });
    for (let step = 0; step < 12; step += 1) {
      if (!grown.ok) throw new Error(`${grown.message} ${grown.hint}`);
      const { prompt } = (await standsAt(grown.branch)).state;
      if (prompt?.for === 'chance') return grown;
      grown = await grow(grown.node, { do: prompt?.kind === 'jack-out' ? 'continue' : 'pass' });
    }
    throw new Error('chance was never asked');
  };
  return { grow, run, standsAt };
}

const titleOf = (state: Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['standsAt']>>) => {
  const { prompt, cards } = state.state;
  const card = prompt !== null && 'card' in prompt ? prompt.card : null;
  const source = prompt !== null && 'source' in prompt ? prompt.source : null;
  const id = typeof source === 'number' ? source : card;
  return id === null ? null : state.rules.pool.definitions[cards[id]?.def ?? -1]?.value.title;
};

describe('chance that is chosen by hand', () => {
  it('lets the access hit the Snare!', async () => {
    const { grow, run, standsAt } = await opened();
    const asked = await run();
    const hit = await grow(asked.node, { do: 'random', card: 'Snare!' });
    if (!hit.ok) throw new Error(`${hit.message} ${hit.hint}`);
    const stood = await standsAt(hit.branch);
    expect(titleOf(stood)).toBe('Snare!');
    expect(stood.state.prompt?.for).toBe('corp');
    // Its damage is chosen, too.
    const paid = await grow(hit.node, { do: 'option', option: 'yes' });
    if (!paid.ok) throw new Error(`${paid.message} ${paid.hint}`);
    const hurt = await grow(paid.node, { do: 'random', card: 'Sure Gamble' });
    expect(hurt).toMatchObject({ ok: true });
    // Another access beside it.
    const other = await grow(asked.node, { do: 'random', card: 'Hedge Fund' });
    expect(other).toMatchObject({ ok: true });
    expect(other.ok && other.node).not.toBe(hit.node);
  });

  it('refuses what chance cannot bring, with what it can', async () => {
    const { grow, run } = await opened();
    expect(await grow(0, { do: 'random', card: 'Snare!' })).toMatchObject({ code: 'ILLEGAL' });
    const asked = await run();
    expect(await grow(asked.node, { do: 'random', card: 'Sure Gamble' })).toMatchObject({
      ok: false,
      code: 'ILLEGAL',
      hint: expect.stringMatching(/Snare!/),
    });
    expect(await grow(asked.node, { do: 'random', card: 'No such card' })).toMatchObject({
      code: 'ILLEGAL',
    });
    expect(await grow(asked.node, { do: 'random' })).toMatchObject({
      code: 'AMBIGUOUS',
      hint: expect.stringMatching(/Snare!/),
    });
  });

  it('is drawn by lot where nobody chooses: the same lot again, and others for other numbers', async () => {
    const { grow, run, standsAt } = await opened();
    const asked = await run();
    const drawn = async (draw: number) => {
      const grown = await grow(asked.node, null, 'dealt', draw);
      if (!grown.ok) throw new Error(grown.message);
      return { node: grown.node, title: titleOf(await standsAt(grown.branch)) };
    };
    const first = await drawn(0);
    expect(await drawn(0)).toEqual(first);
    const titles = new Set([first.title]);
    for (let draw = 1; draw < 12; draw += 1) titles.add((await drawn(draw)).title);
    expect(titles.size).toBeGreaterThan(1);
  });
});
