/**
 * Who may import whom. libs: rules <- cards, play; cards <- notation <- scenarios <- testkit;
 * notation <- analysis; streams <- decks, tournament; text <- notation, scenarios, decks, tournament, platform.
 * src/platform alone knows the drivers; its interfaces are for everybody.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const SPEC = '[.]spec[.]ts$';

/** Packages that compute and do nothing else. */
const PURE_PACKAGES = ['^node_modules/(@rgrove/parse-xml|edmonds-blossom-fixed|markdown-it)/'];

/** `lib` imports nothing of libs but itself and `allowed`. */
const libImports = (lib, ...allowed) => ({
  name: `${lib}-imports`,
  comment: `libs/${lib} may import ${['itself', ...allowed].join(', ')} and no other library.`,
  severity: 'error',
  from: { path: `^libs/${lib}/`, pathNot: SPEC },
  to: { path: '^libs/', pathNot: `^libs/(${[lib, ...allowed].join('|')})/` },
});

/** The floors of libs/rules, from the ground up: each imports from those below it, types included. */
const FLOORS = [
  'state',
  'ability',
  'machine',
  'query',
  'mutations',
  'legality',
  'procedures',
  'engine',
  'view',
];

const floor = (name, i) => ({
  name: `rules-floor-${name}`,
  comment: `libs/rules/${name} imports from ${['itself', ...FLOORS.slice(0, i)].join(', ')} alone.`,
  severity: 'error',
  from: { path: `^libs/rules/${name}/`, pathNot: SPEC },
  to: {
    path: '^libs/rules/',
    pathNot: `^libs/rules/(${FLOORS.slice(0, i + 1).join('|')})/`,
  },
});

/** Interfaces and plain values of the platform: no driver behind them. */
const PLATFORM_INTERFACES = [
  'tokens',
  'clock/clock',
  'database/(overload|transience)',
  'digest/sha256',
  'folders/make-folder',
  'content-id/content-id',
  'config/config',
  'config/limits',
  'observability/(at-ease|client|pace|request-context)',
  'event-store/(by-stream|event-store|event-schemas|position|commit-payload|stored-streams)',
  'projections/(counted|given|named-list|part-of-name|projection|row-filter|span)',
  'snapshots/snapshots',
  'archive/archive',
  'processes/processes',
].join('|');

/** A module of src is a folder beside platform. */
const MODULE = '^src/(?!platform/|api/|cli/)([^/]+)/';

/** Who asks is everybody's word; what stands behind it is wired. */
const CALLERS = '^src/access/(caller|fork|keys|presented|purpose)[.]ts$';

module.exports = {
  forbidden: [
    libImports('rules'),
    ...FLOORS.map(floor),
    {
      name: 'rules-on-floors',
      comment: 'In libs/rules lie the floors and the face, nothing beside them.',
      severity: 'error',
      from: {},
      to: { path: '^libs/rules/', pathNot: `^libs/rules/(index[.]ts$|(${FLOORS.join('|')})/)` },
    },
    {
      name: 'rules-by-the-face',
      comment: 'Whoever needs the rules imports #rules; what is missing there is added there.',
      severity: 'error',
      from: { pathNot: '^libs/rules/' },
      to: { path: '^libs/rules/', pathNot: '^libs/rules/index[.]ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or hide a third. Types count.',
      severity: 'error',
      from: { path: '^(libs|src|web)/' },
      to: { circular: true },
    },
    libImports('cards', 'rules'),
    libImports('text'),
    libImports('notation', 'rules', 'cards', 'text'),
    libImports('play', 'rules'),
    libImports('scenarios', 'rules', 'cards', 'notation', 'text'),
    libImports('analysis', 'rules', 'cards', 'notation'),
    libImports(
      'studies',
      ...['rules', 'cards', 'notation', 'play', 'scenarios', 'streams', 'text'],
    ),
    libImports('testkit', 'rules', 'cards', 'notation', 'analysis', 'play', 'scenarios'),
    libImports('streams'),
    libImports('decks', 'streams', 'text'),
    libImports('tournament', 'streams', 'text'),
    {
      name: 'libs-stand-alone',
      comment: 'A library imports libraries and pure packages: no application, no I/O.',
      severity: 'error',
      from: { path: '^libs/', pathNot: SPEC },
      to: { pathNot: ['^libs/', ...PURE_PACKAGES], couldNotResolve: false },
    },
    {
      name: 'testkit-for-specs',
      comment: 'What serves users is no part of the test kit: dealing and playing are libs/play.',
      severity: 'error',
      from: { path: '^src/', pathNot: SPEC },
      to: { path: '^libs/testkit/' },
    },
    {
      name: 'drivers-in-platform',
      comment: 'pg, kafkajs and randomness are reached through src/platform.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/', SPEC] },
      to: { path: ['node_modules/(pg|@types/pg|kafkajs)/', '^(node:)?crypto$'] },
    },
    {
      name: 'platform-by-interface',
      comment:
        'Only the wiring (*.module.ts, main.ts, application.ts, cli.ts) imports what stands behind an interface.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/platform/', '[.]module[.]ts$', '^src/(main|application|cli)[.]ts$', SPEC],
      },
      to: { path: '^src/platform/', pathNot: `^src/platform/(${PLATFORM_INTERFACES})[.]ts$` },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'The platform serves the modules and knows none of them, nor the game.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: SPEC },
      to: { path: '^(src/(?!platform/)|libs/(?!(streams|text)/))' },
    },
    {
      name: 'modules-apart',
      comment: 'One module never reaches into another: it asks by query or listens to an event.',
      severity: 'error',
      from: { path: MODULE, pathNot: ['[.]module[.]ts$', SPEC] },
      to: { path: MODULE, pathNot: ['^src/$1/', CALLERS] },
    },
    {
      name: 'page-over-the-api',
      comment: 'The page speaks to the server over the public API, and shares no file with it.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(src|libs)/' },
    },
    {
      name: 'server-without-the-page',
      comment: 'The server sends what was built of the page, and knows none of its files.',
      severity: 'error',
      from: { path: '^(src|libs)/', pathNot: SPEC },
      to: { path: '^web/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      comment: 'What runs in production is a dependency of its own, not of another one.',
      severity: 'error',
      from: { path: '^(src|libs)/', pathNot: SPEC },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/)?dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
};
