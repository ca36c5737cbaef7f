import { rulesByPool } from '#cards/rules-by-pool';
import { takeLog } from '#notation/observed/take-log';
import { takeReplay } from '#notation/observed/take-replay';
import { ABSENT, eachGame, golden, haveReplays, idsIn } from './replays';

if (!haveReplays()) it.skip(ABSENT, () => undefined);

interface Named {
  history: [{ corp: { user: object }; runner: { user: object } }];
}

/** The file with its players called otherwise, as words and card titles also are. */
function calling(text: string, corp: string, runner: string): string {
  const file: Named = JSON.parse(text);
  const [{ corp: first, runner: second }] = file.history;
  const names = [first.user, second.user].map((user) => Object(user).username);
  const renamed: unknown = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(String(names[0]), corp).replaceAll(String(names[1]), runner)
      : value,
  );
  return JSON.stringify(renamed);
}

(haveReplays() ? describe : describe.skip)('a replay that is taken', () => {
  const ids = ['core-011-weyland-criminal', 'wide-019-worlds-2025-a', 'edge-004-jinteki-anarch'];

  eachGame(
    ids.filter((id) => idsIn('core', 'wide', 'edge').includes(id)),
    (id) => {
      it(`${id} keeps names in one place alone`, () => {
        const text = calling(golden(id).text, 'Quixotic Ann', 'Zweiundvierzig');
        const taken = takeReplay(rulesByPool, text);
        if (!taken.ok) throw new Error(taken.message);
        const { header, entries, verdict } = taken;
        expect(header.players).toEqual({
          corp: { name: 'Quixotic Ann' },
          runner: { name: 'Zweiundvierzig' },
        });
        const rest = JSON.stringify([{ ...header, players: null }, entries, verdict]);
        expect(rest).not.toMatch(/Quixotic|Zweiundvierzig/);
        expect(rest).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4/);
        const nobody = takeReplay(rulesByPool, text, { anonymous: true });
        expect(JSON.stringify({ ...nobody, formerIdentity: null })).not.toMatch(
          /Quixotic|Zweiundvierzig/,
        );
        const other = takeReplay(rulesByPool, calling(golden(id).text, 'Somebody', 'Else'));
        expect(other).toMatchObject({ identity: taken.identity });
      });
    },
  );

  eachGame(
    ids.filter((id) => idsIn('core', 'wide', 'edge').includes(id)),
    (id) => {
      it(`${id} is judged by the file that is kept as by its own, and that names nobody`, () => {
        const text = calling(golden(id).text, 'Quixotic Ann', 'Zweiundvierzig');
        const taken = takeReplay(rulesByPool, text, { keepChat: true });
        if (!taken.ok || taken.file === null) throw new Error('there is no file');
        const kept = taken.file();
        expect(kept).not.toMatch(/Quixotic|Zweiundvierzig|emailhash|gameid/);
        expect(
          taken.chat.filter(({ text: said }) => kept.includes(said) && said.length > 12),
        ).toEqual([]);
        const names = { corp: 'Quixotic Ann', runner: 'Zweiundvierzig' };
        const again = takeReplay(rulesByPool, kept, { names });
        if (!again.ok) throw new Error(again.message);
        expect(again.verdict).toEqual(taken.verdict);
        expect(again.decided).toEqual(taken.decided);
        expect(again.entries).toEqual(taken.entries);
      });
    },
  );

  it('is the same game whatever the order of its keys and whether chat is kept', () => {
    const { text } = golden('core-011-weyland-criminal');
    const turned: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    const plain = takeReplay(rulesByPool, text);
    const other = takeReplay(rulesByPool, JSON.stringify(turned), { keepChat: true });
    if (!plain.ok || !other.ok) throw new Error('refused');
    expect(other.identity).toEqual(plain.identity);
    expect(plain.chat).toEqual([]);
    expect(other.chat.length).toBeGreaterThan(0);
  });

  it('has a pasted log beside it, that tells fewer facts and no names', () => {
    const taken = takeLog(golden('core-011-weyland-criminal').log);
    if (!taken.ok) throw new Error(taken.message);
    const { corp, runner } = taken.header.players;
    expect(taken.header).toMatchObject({ origin: 'log', outcome: { turn: expect.any(Number) } });
    const rest = JSON.stringify([
      { ...taken.header, players: null },
      ...[taken.entries, taken.identity],
    ]);
    for (const { name } of [corp, runner]) expect(rest).not.toContain(name);
  });
});
