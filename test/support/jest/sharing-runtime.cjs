const { createRequire } = require('node:module');
const { dirname, join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const root = join(__dirname, '..', '..', '..');
const within = (...folders) => join(root, ...folders) + sep;
const libraries = within('libs');
/** Speaks to jest itself, as specs do. */
const testkit = within('libs', 'testkit');
const program = within('src');
const packages = within('node_modules');
const specsOfAll = within('test');
/** What jest hands to a spec knows of that spec. */
const ofJest = /^(?:@?jest|expect)\b/;

const isLibrary = (path) => path.startsWith(libraries) && !path.startsWith(testkit);
const isPackage = (path) => path.startsWith(packages) && !ofJest.test(path.slice(packages.length));

/** By path: what the program's modules export, and where the source maps of what was compiled lie. */
const modules = new Map();
const sourceMaps = new Map();

/**
 * Hands the libraries to every spec of a process as they are, instead of loading a thousand files
 * for each and waiting until what is hot is compiled again. They keep nothing between calls that a
 * caller could tell; what specs use beside them is loaded for each.
 *
 * Those in `test/` are handed the program and its packages, too: they take it as it is served, outside
 * of a spec's own context, where each look at a global is slow. Specs beside its code put clocks and
 * globals of their own in it.
 */
module.exports = class SharingRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cache, coverage, spec, ...rest) {
    super(config, environment, resolver, transformer, cache, coverage, spec, ...rest);
    this.loader = { resolver, transformer };
    this.takesProgram = spec.startsWith(specsOfAll);
    this.isApart = false;
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map);
  }

  /** What is loaded apart is loaded anew, with what the spec puts in a package's place. */
  isolateModules(load) {
    this.isApart = true;
    try {
      super.isolateModules(load);
    } finally {
      this.isApart = false;
    }
  }

  requireModuleOrMock(from, name) {
    const shared = this.sharedAt(from, name);
    return shared === null ? super.requireModuleOrMock(from, name) : shared.exports;
  }

  requireActual(from, name) {
    const shared = this.sharedAt(from, name);
    return shared === null ? super.requireActual(from, name) : shared.exports;
  }

  sharedAt(from, name) {
    const { resolver } = this.loader;
    const isFile = /^[./#]/.test(name);
    const takesProgram = this.takesProgram && !this.isApart;
    if (resolver.isCoreModule(name) || !(isFile || takesProgram)) return null;
    const path = resolver.resolveModule(from, name);
    if (path.endsWith('.spec.ts')) return null;
    if (isLibrary(path) || (takesProgram && path.startsWith(program))) return this.module(path);
    return takesProgram && isPackage(path) ? { exports: require(path) } : null;
  }

  module(path) {
    const known = modules.get(path);
    if (known !== undefined) return known;
    const module = { exports: {} };
    modules.set(path, module);
    const { code, sourceMapPath } = this.loader.transformer.transform(path, {});
    if (sourceMapPath) {
      sourceMaps.set(path, sourceMapPath);
      this.getSourceMaps().set(path, sourceMapPath);
    }
    const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
    compileFunction(code, parameters, { filename: path })(
      module.exports,
      this.requireFrom(path),
      module,
      path,
      dirname(path),
    );
    return module;
  }

  /** What the program asks for by name. */
  requireFrom(path) {
    const others = createRequire(path);
    const find = (name) => {
      if (!/^[./#]/.test(name)) return others(name);
      const found = this.loader.resolver.resolveModule(path, name);
      return found.endsWith('.ts') ? this.module(found).exports : others(found);
    };
    return Object.assign(find, { resolve: others.resolve });
  }
};
