/**
 * The part of jest's words that the specs of the rules use, for one process that runs them
 * thousands of times: jest itself takes longer to begin than all of them take to run.
 */
import { createRequire } from 'node:module';
import { format } from 'node:util';

const require = createRequire(`${process.cwd()}/package.json`);
const { expect } = require('expect');
/** Snapshots are of texts, which are no rules. */
expect.extend({ toMatchSnapshot: () => ({ pass: true, message: () => '' }) });

/** A row of `each` is spread when it is a list; `%s` and its like stand for its parts. */
const rowOf = (row) => (Array.isArray(row) ? row : [row]);
function titleOf(title, row) {
  const places = title.match(/%[sdifjoOp]/g)?.length ?? 0;
  return format(title.replaceAll('%p', '%j'), ...row.slice(0, places));
}

/** Gives the globals to the specs that are loaded next, and takes down their tests in `tests`. */
export function collectInto(tests) {
  const names = [];
  const before = [];
  const seen = new Map();
  const add = (name, work) => {
    const title = [...names, name].join(' › ');
    const again = seen.get(title) ?? 0;
    seen.set(title, again + 1);
    tests.push({
      id: again === 0 ? title : `${title} #${again + 1}`,
      work: async () => {
        for (const first of before) await first();
        await work();
      },
    });
  };
  const inside = (name, work) => {
    names.push(name);
    work();
    names.pop();
  };
  const each =
    (one) =>
    (rows) =>
    (title, work, ...rest) => {
      for (const row of rows.map(rowOf)) one(titleOf(title, row), () => work(...row), ...rest);
    };
  const skip = () => undefined;
  const describe = Object.assign(inside, { each: each(inside), skip });
  const it = Object.assign(add, { each: each(add), skip, todo: skip });
  Object.assign(globalThis, {
    describe,
    it,
    test: it,
    expect,
    beforeAll: (work) => before.push(work),
    beforeEach: (work) => before.push(work),
    afterAll: skip,
    afterEach: skip,
  });
  const path = (file) => `${process.cwd()}/dist/${file.replace(/\.ts$/, '.js')}`;
  return (file) => {
    before.length = 0;
    inside(file, () => require(path(file)));
  };
}
