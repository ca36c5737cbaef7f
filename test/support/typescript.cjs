/** Lets node load the TypeScript of tests: `node -r ./test/support/typescript.cjs file.ts`. */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const root = join(__dirname, '..', '..');
const options = {
  swcrc: false,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
};

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
  module._compile(code, filename);
};

const resolve = Module._resolveFilename;
// The libraries as they are, not as they were built.
const sourceOf = (request) =>
  join(
    root,
    request.startsWith('#cli/') ? 'src' : 'libs',
    request.includes('/') ? `${request.slice(1)}.ts` : `${request.slice(1)}/index.ts`,
  );
Module._resolveFilename = (request, ...rest) =>
  resolve(request.startsWith('#') ? sourceOf(request) : request, ...rest);
