import { allCards } from '#cards/cycles';
import { CARDS } from '#decks/catalogue/cards';
import { printingsOf } from '#decks/catalogue/find-card';
import { run } from './cards';
import type { Io } from './io';

const cards = async (...args: string[]) => {
  const written = { out: '', err: '' };
  const io: Io = {
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    readFile: (path) => Promise.resolve({ ok: false, message: `${path} is not there.` }),
  };
  return { code: await run(args, io), ...written };
};

describe('retrace cards', () => {
  it('lists every card in aligned columns', async () => {
    const { code, out } = await cards('--pool', 'core');
    const rows = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(rows).toHaveLength(113);
    const starts = rows.map((row) =>
      [...row.matchAll(/ {2,}(?=\S)/g)].map((gap) => gap.index + gap[0].length),
    );
    expect(new Set(starts.map((one) => one.join()))).toHaveProperty('size', 1);
    expect(rows[6]).toMatch(
      /^01007 {2}Corroder {2,}Program: Icebreaker - Fracter {2,}Anarch, Install cost 2/,
    );
  });

  it('shows one card in full, by title, code or part of the title', async () => {
    const shown = [
      'Déjà Vu (01002)',
      'Event',
      'Anarch, Play cost 2, Influence 2',
      '',
      '  Choose a card in your heap. If it is a virus card, you may choose another',
      '    virus card in your heap. Add them to your grip.',
      '',
    ].join('\n');
    for (const query of [['Deja', 'Vu'], ['01002'], ['déjà']])
      expect(await cards(...query)).toEqual({ code: 0, out: shown, err: '' });
  });

  it('prefers the exact title to other titles that contain it', async () => {
    expect((await cards('Ice Wall')).out).toMatch(/^Ice Wall \(01103\)\nIce: Barrier\n/);
  });

  it('finds cards by words of their type and text', async () => {
    const { out } = await cards('resource', 'prevent', '--pool=core');
    expect(out).toContain('Crash Space');
    expect(out).toContain('Sacrificial Construct');
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });

  it('names the nearest titles where nothing fits', async () => {
    expect(await cards('Corrodor')).toEqual({
      code: 1,
      out: '',
      err: 'No card fits "Corrodor". Nearest: "Corroder".\n',
    });
  });

  it('writes cards as data', async () => {
    const { out } = await cards('Sure Gamble', '--json');
    expect(JSON.parse(out)).toEqual([
      {
        code: '01050',
        type: 'event',
        title: 'Sure Gamble',
        typeLine: 'Event',
        facts: ['Neutral', 'Play cost 5', 'Influence 0'],
        lines: ['Gain 9 credits.'],
      },
    ]);
  });

  it('takes the cards of one pool, or every written card', async () => {
    expect((await cards('Imp')).out).toMatch(/^Imp \(02003\)/);
    expect(await cards('Scrubber', '--pool', 'core')).toMatchObject({ code: 1 });
    expect((await cards('Scrubber', '--pool', 'genesis-2018-09')).code).toBe(0);
    const refused = await cards('--pool', 'moon');
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('There is no pool "moon".');
  });

  it('counts what is written of each cycle, and lists the titles of one', async () => {
    expect((await cards('--status')).out).toMatch(/^core +113 of 113 written/);
    const { out } = await cards('--status', 'genesis');
    expect(out).toMatch(/^02003 +Imp +program +written, [1-9]\d* scenarios$/m);
    const mumbad = (await cards('--status', 'mumbad')).out.trim().split('\n');
    const silent = mumbad.filter((row) => !/(written|waits for: .+|left for .+)/.test(row));
    expect(silent).toEqual([]);
    expect((await cards('--status', 'moon')).code).toBe(1);
  });

  it('writes the skeleton of a card with its facts', async () => {
    const { out } = await cards('--skeleton', 'Corroder');
    expect(out.split('\n').map((row) => row.trim())).toEqual([
      "program('Corroder', {",
      "code: '01007',",
      "faction: 'anarch',",
      'influence: 2,',
      "subtypes: ['icebreaker', 'fracter'],",
      'cost: 2,',
      'memory: 1,',
      'strength: 2,',
      'abilities: [],',
      '}),',
      '',
    ]);
    const { out: many } = await cards('--skeleton', 'genesis/jinteki');
    const written = new Set(allCards.map(({ title }) => title));
    const printed = CARDS.filter(
      ({ title, faction, code }) =>
        faction === 'jinteki' && code.startsWith('02') && printingsOf(title)[0]?.code === code,
    );
    for (const { title } of printed)
      expect(many.includes(`('${title}', {`)).toBe(!written.has(title));
    expect(many).not.toContain("'Braintrust'");
    expect(await cards('--skeleton', 'Nobody')).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^There is neither a title nor a cycle "Nobody"\. Cycles are core, genesis, .+\.\n$/,
      ),
    });
    expect((await cards('--skeleton')).code).toBe(2);
  });

  it('lists the words with the cards that use them', async () => {
    expect((await cards('--words', 'swap')).out).toMatch(/^effect: swap +\d+ +(.+, )?Midori(,|$)/m);
    expect(await cards('--words', 'nobody')).toMatchObject({
      ...{ code: 1, out: '' },
      err: expect.stringContaining('"retrace cards --words" lists all'),
    });
  });

  it('tells a cycle that there is not from a command that is wrong', async () => {
    expect(await cards('--status', 'nobody')).toMatchObject({
      ...{ code: 1, out: '' },
      err: expect.stringMatching(/^There is no cycle "nobody"\. Cycles are core, genesis, /),
    });
    expect((await cards('--status', '--words')).code).toBe(2);
  });

  it('refuses an option it does not know', async () => {
    const { code, err } = await cards('--colour');
    expect(code).toBe(2);
    expect(err).toContain('usage: retrace cards');
  });
});
