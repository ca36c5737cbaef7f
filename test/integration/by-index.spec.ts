import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(join(__dirname, '..', '..', 'bin', 'by-index.mjs')).href;

/** A program that is written anew, and what both say. */
function both(program: string): {
  readonly code: string;
  readonly said: unknown;
  readonly anew: unknown;
} {
  const ask = `
    import { byIndex } from '${script}';
    const program = ${JSON.stringify(program)};
    const code = byIndex(program);
    const run = (text) => {
      const said = [];
      new Function('say', text)((one) => said.push(one));
      return said;
    };
    process.stdout.write(JSON.stringify({ code, said: run(program), anew: run(code) }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', ask], {
      encoding: 'utf8',
      stdio: 'pipe',
    }),
  );
}

const programs: readonly (readonly [string, string])[] = [
  [
    'lists, and lists in lists',
    `outer: for (const row of [[1, 2], [3, 4], [5]])
       for (const one of row) {
         if (one === 2) continue;
         if (one === 4) continue outer;
         if (one === 5) break outer;
         say(one);
       }`,
  ],
  [
    'a list that grows on the way',
    'const list = [1]; for (const n of list) if (n < 4) list.push(n + 1); say(list);',
  ],
  [
    'maps and sets',
    `for (const [key, value] of new Map([['a', 1], ['b', 2]])) say(key + value);
     for (const one of new Set([1, 2])) say(one);`,
  ],
  [
    'entries of lists and maps',
    `for (const [at, one] of ['a', 'b'].entries()) say(at + one);
     for (const [key, { n }] of new Map([['a', { n: 1 }]]).entries()) say(key + n);`,
  ],
  [
    'a generator, no further than it is asked for',
    `function* told() { for (const n of [1, 2, 3]) { say('step ' + n); yield n; } }
     for (const n of told()) { say(n); if (n === 2) break; }
     const [first] = told();
     say(first);`,
  ],
  [
    'what is closed over',
    'const all = []; for (const n of [1, 2]) all.push(() => n); say(all.map((one) => one()));',
  ],
  [
    'what is taken out of lists',
    `let [a, b] = [1, 2]; [a, b] = [b, a]; say([a, b]);
     const [, second = 'none', { deep: [inner] = [] } = {}] = ['x', undefined, { deep: ['y'] }];
     say([second, inner]);
     const [one, other] = new Set([1]); say([one, other === undefined]);
     const [c] = ['c', say('told all the same')]; say(c);
     for (let [low, high] = [0, 2]; low < high; low += 1) say(low);
     const [head, ...rest] = 'word'; say([head, rest]);`,
  ],
];

describe('a program that goes through lists by index', () => {
  it.each(programs)('does the same with %s', (_, program) => {
    const { anew, code, said } = both(program);
    expect(anew).toEqual(said);
    expect(code).not.toBe(program);
  });

  it('has each line where it was, and no iterator of a list', () => {
    const program = `const [
      one,
      other,
    ] = pair;
    for (const n of list)
      for (const m of n) say(m);
    say('end');`;
    const { code } = both(`const pair = [1, 2], list = [[1]];\n${program}`);
    expect(code.split('\n').at(-1)?.trim()).toBe("say('end');");
    expect(code.split('\n')).toHaveLength(8);
    expect(code).not.toMatch(/ of (?:list|n)\b/);
  });

  it('is refused where a generator waits to be left', () => {
    expect(() => both('function* told() { try { yield 1; } finally { say(2); } }')).toThrow(
      /a generator waits/,
    );
  });
});
