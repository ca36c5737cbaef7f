const swc = (syntax) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
  },
];

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: '<rootDir>/test/support/jest/environment.cjs',
  // A library that is changed while specs are watched has to be loaded again.
  ...(process.argv.some((word) => word.startsWith('--watch'))
    ? {}
    : { runtime: '<rootDir>/test/support/jest/sharing-runtime.cjs' }),
  roots: ['<rootDir>/libs', '<rootDir>/src', '<rootDir>/test', '<rootDir>/web/src'],
  testMatch: ['**/*.spec.ts'],
  // They have configurations of their own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/(kafka|faults|operations)/'],
  transform: {
    '^.+\\.ts$': swc('typescript'),
    // Published as ES modules alone, which jest cannot load.
    '/node_modules/hyparquet.*\\.js$': swc('ecmascript'),
  },
  transformIgnorePatterns: ['/node_modules/(?!hyparquet)'],
  moduleNameMapper: {
    '^#rules$': '<rootDir>/libs/rules/index.ts',
    '^#(cards|notation|text|streams|decks|tournament|play|scenarios|analysis|studies|testkit)/(.*)$':
      '<rootDir>/libs/$1/$2.ts',
    // Processes load what was built; specs run without a build.
    '/start-child$': '<rootDir>/test/support/start-child.ts',
    '^#cli/(.*)$': '<rootDir>/src/cli/$1.ts',
  },
  // What a module asks the sandbox for is looked up slowly, each time: these are handed to it. Some
  // packages declare others (`const { Buffer } = …`), which would then be declared twice.
  sandboxInjectedGlobals: ['BigInt', 'JSON', 'Map', 'Math', 'Object', 'Set', 'WeakMap'],
  // Every core: the long suites are bound by the processor, and nothing else runs beside them.
  maxWorkers: '100%',
  // Some start PostgreSQL several times, beside others that keep every core busy.
  testTimeout: 90_000,
};
