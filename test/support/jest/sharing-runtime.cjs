const { createRequire } = require('node:module');
const { dirname, join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const libraries = join(__dirname, '..', '..', '..', 'libs') + sep;
/** Speaks to jest itself, as specs do. */
const testkit = join(libraries, 'testkit') + sep;
const isLibrary = (path) =>
  path.startsWith(libraries) && !path.startsWith(testkit) && !path.endsWith('.spec.ts');

/** By path: what the libraries export, and where the source maps of what was compiled lie. */
const modules = new Map();
const sourceMaps = new Map();

/**
 * Hands the libraries to every spec of a process as they are, instead of loading a thousand files
 * for each and waiting until what is hot is compiled again. They keep nothing between calls that a
 * caller could tell; what specs use beside them is loaded for each.
 */
module.exports = class SharingRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest);
    this.loader = { resolver, transformer };
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map);
  }

  requireModuleOrMock(from, name) {
    const path = this.libraryAt(from, name);
    return path === null ? super.requireModuleOrMock(from, name) : this.library(path);
  }

  requireActual(from, name) {
    const path = this.libraryAt(from, name);
    return path === null ? super.requireActual(from, name) : this.library(path);
  }

  libraryAt(from, name) {
    if (!/^[./#]/.test(name)) return null;
    const path = this.loader.resolver.resolveModule(from, name);
    return isLibrary(path) ? path : null;
  }

  library(path) {
    const known = modules.get(path);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const { code, sourceMapPath } = this.loader.transformer.transform(path, {});
    if (sourceMapPath) {
      sourceMaps.set(path, sourceMapPath);
      this.getSourceMaps().set(path, sourceMapPath);
    }
    const others = createRequire(path);
    const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
    compileFunction(code, parameters, { filename: path })(
      module.exports,
      (name) => {
        const inner = this.libraryAt(path, name);
        return inner === null ? others(name) : this.library(inner);
      },
      module,
      path,
      dirname(path),
    );
    return module.exports;
  }
};
