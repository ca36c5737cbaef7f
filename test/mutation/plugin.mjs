/** Runs the specs for Stryker in one process, mutant after mutant, each test until one fails. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { collectInto } from './collect.mjs';
import { specs } from './specs.mjs';

const require = createRequire(import.meta.url);
const space = (globalThis.__stryker__ ??= {});

/** Tests whose names fit, such as those just written against what went unnoticed. */
const pattern = process.env.RETRACE_MUTATION_TESTS;
const wanted = pattern === undefined ? undefined : new RegExp(pattern);

/** One mutant in so many, always the same ones; the others count as none. */
const sample = Number(process.env.RETRACE_MUTATION_SAMPLE ?? 1);
const isChosen = ({ id }) => (Math.imul(Number(id) + 1, 0x9e3779b1) >>> 0) % sample === 0;

const forget = (part) => {
  for (const path of Object.keys(require.cache))
    if (path.startsWith(`${process.cwd()}/dist/`) && path.includes(part))
      Reflect.deleteProperty(require.cache, path);
};

/** The engine first: what its modules do as they are loaded belongs to no test. */
function loadEngine() {
  for (const name of readdirSync('dist/libs/rules', { recursive: true }))
    if (/(?<!\.spec)\.js$/.test(name)) require(`${process.cwd()}/dist/libs/rules/${name}`);
  require(`${process.cwd()}/dist/libs/cards/pool.js`);
}

/** What a spec does outside of its tests, such as playing a game to be looked at, is a test too. */
const loading = (spec) => ({
  id: `${spec} is loaded`,
  work: () => {
    forget(spec.replace(/\.ts$/, '.js'));
    collectInto([])(spec);
  },
});

function load() {
  forget('');
  const tests = [];
  const take = collectInto(tests);
  space.currentTestId = undefined;
  loadEngine();
  for (const spec of specs()) {
    const first = loading(spec);
    tests.push(first);
    space.currentTestId = first.id;
    take(spec);
  }
  space.currentTestId = undefined;
  return wanted === undefined ? tests : tests.filter(({ id }) => wanted.test(id));
}

const told = (error) => (error instanceof Error ? error.message : String(error));

async function timed({ id, work }) {
  const began = performance.now();
  let failureMessage = null;
  try {
    await work();
  } catch (error) {
    failureMessage = told(error);
  }
  return { id, name: id, timeSpentMs: performance.now() - began, failureMessage };
}

class SpecRunner {
  tests = [];
  /** Milliseconds by test: the quick ones are tried first. */
  cost = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    space.mutantCoverage = { static: {}, perTest: {} };
    space.activeMutant = undefined;
    space.currentTestId = undefined;
    this.tests = load();
    const tests = [];
    for (const test of this.tests) {
      space.currentTestId = test.id;
      const { failureMessage, ...ran } = await timed(test);
      this.cost.set(test.id, ran.timeSpentMs);
      tests.push(
        failureMessage === null ? { ...ran, status: 0 } : { ...ran, status: 1, failureMessage },
      );
    }
    space.currentTestId = undefined;
    const { mutantCoverage } = space;
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, mutantActivation, reloadEnvironment, hitLimit }) {
    if (!isChosen(activeMutant)) return { status: 'error', errorMessage: 'not in the sample' };
    space.hitLimit = hitLimit;
    space.hitCount = hitLimit === undefined ? undefined : 0;
    space.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    try {
      if (reloadEnvironment || this.tests.length === 0) this.tests = load();
    } catch (error) {
      this.tests = [];
      return { status: 'killed', killedBy: ['load'], failureMessage: told(error), nrOfTests: 0 };
    }
    space.activeMutant = activeMutant.id;
    const covering = testFilter === undefined ? null : new Set(testFilter);
    const tests = this.tests
      .filter(({ id }) => covering?.has(id) ?? true)
      .sort((a, b) => (this.cost.get(a.id) ?? 0) - (this.cost.get(b.id) ?? 0));
    let nrOfTests = 0;
    for (const test of tests) {
      nrOfTests += 1;
      const { id, failureMessage } = await timed(test);
      if (hitLimit !== undefined && space.hitCount > hitLimit)
        return { status: 'timeout', reason: 'it goes round in circles' };
      if (failureMessage !== null)
        return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }
}

/** Whether a statement does nothing but throw. */
const throws = (node) =>
  node?.type === 'ThrowStatement' ||
  (node?.type === 'BlockStatement' && node.body.length === 1 && throws(node.body[0]));

/**
 * A throw is a bug of the engine, which no game can show: neither its message is changed nor the
 * question before it. Nor is the `?.` by which a step reads the answer it has asked for: where
 * there is none, that is such a bug.
 */
const bugs = {
  shouldIgnore(path) {
    if (path.isThrowStatement()) return 'the message of a bug';
    const { parent } = path;
    if (parent?.type === 'IfStatement' && path.key === 'test' && throws(parent.consequent))
      return 'the question before a bug';
    if (path.isOptionalMemberExpression() && path.node.object.name === 'answer')
      return 'an answer that was asked for';
    return undefined;
  },
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'specs', injectableClass: SpecRunner },
  { kind: 'Ignore', name: 'bugs', value: bugs },
];
