import { join } from 'node:path';
import ts from 'typescript';

const folder = __dirname;
const root = join(folder, '..', '..', '..');

const head = `
  import { frame, goto } from '../machine/next';
  import type { FrameKind } from '../state/frame';
  import type { Procedure } from '../machine/procedure';
  import { breach } from '../procedures/breach';
  import { memory } from '../procedures/standing';
  import { procedures } from './table';
  type Table = { readonly [K in FrameKind]: Procedure<K> };
`;

/** What does not compile, and where the compiler has to say so. */
const refused = {
  'a frame at a step that does not exist': `frame('memory', >>'pikc', {});`,
  'a frame at the step of another procedure': `frame('memory', >>'count', {});`,
  'a frame of no procedure': `frame(>>'memroy', 'pick', {});`,
  'a frame with the variables of another procedure': `frame('shuffle', 'ask', { >>card: 1 });`,
  'a procedure without its first step': `
    const { pick, ...rest } = memory;
    export const >>wrong: Procedure<'memory'> = rest;`,
  'a procedure with a step too many': `
    export const wrong: Procedure<'memory'> = { ...memory, >>nonsense: () => goto('pick') };`,
  'a step that is no step': `
    export const wrong: Procedure<'memory'> = { ...memory, >>pick: 1 };`,
  'a step that goes on at a step that does not exist': `
    export const wrong: Procedure<'memory'> = { ...memory, pick: () => >>goto('pikc') };`,
  'a procedure under the name of another': `
    export const wrong: Table = { ...procedures, >>memory: breach };`,
  'a procedure under the name of one with the same steps': `
    export const wrong: Table = { ...procedures, >>rez: procedures.advance };`,
  'a table with one procedure less': `
    const { memory: left, ...rest } = procedures;
    export const >>wrong: Table = rest;`,
  'a step set to one of another procedure': `
    const at = frame('memory', 'pick', {});
    >>at.step = 'count';`,
} as const;

const accepted = `
  const at = frame('memory', 'pick', {});
  at.step = 'picked';
  export const right: Table = { ...procedures, memory: { ...memory, pick: () => goto('picked') } };
`;

const names = Object.keys(refused) as (keyof typeof refused)[];
const marked = (text: string): string => `${head}${text.replace('>>', '')}\nexport {};`;
const pathOf = (name: string): string => join(folder, `${name.replaceAll(' ', '-')}.fixture.ts`);

const fixtures = new Map([
  ...names.map((name) => [pathOf(name), marked(refused[name])] as const),
  [pathOf('accepted'), marked(accepted)],
]);

function compiled(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  ) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const own = { ...options, noUnusedLocals: false, types: [] };
  const host = ts.createCompilerHost(own);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => fixtures.has(path) || fileExists(path);
  host.readFile = (path) => fixtures.get(path) ?? readFile(path);
  return ts.createProgram([...fixtures.keys()], own, host);
}

describe('the types of the procedures', () => {
  const program = compiled();

  /** Where the compiler finds something wrong in a fixture. */
  const errorsIn = (name: string): (number | undefined)[] => {
    const file = program.getSourceFile(pathOf(name));
    if (file === undefined) throw new Error(`${name} was not compiled`);
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return found.map(({ start }) => start);
  };

  it('let what is right compile', () => {
    expect(errorsIn('accepted')).toEqual([]);
  });

  it.each(names)('refuse %s', (name) => {
    expect(errorsIn(name)).toEqual([head.length + refused[name].indexOf('>>')]);
  });
});
