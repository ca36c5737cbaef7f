// Until V8 has optimised a loop, an iterator costs an object a step, and its calls. Most of what an import runs is
// never hot: loops over lists, and what is taken out of lists, are written with indices as the bundle is made.
import { parseAst } from 'vite';

/** What is no list, such as a map or a generator, is gone through as it is asked for, and no further. */
const helpers = [
  'class $Steps{constructor(of){this.of=of[Symbol.iterator]();this.taken=0;this.over=false;}',
  'get length(){if(this.over)return this.taken;const{done,value}=this.of.next();',
  'if(done){this.over=true;}else{this[this.taken]=value;this.taken++;}return this.taken;}}',
  'function $list(of){return Array.isArray(of)?of:new $Steps(of);}',
  'function $entries(of){return Array.isArray(of)?of:new $Steps(of.entries());}',
  'function $key(of,at){return Array.isArray(of)?at:of[at][0];}',
  'function $value(of,at){return Array.isArray(of)?of[at]:of[at][1];}',
  'function $first(of,most){if(Array.isArray(of))return of;const list=[],steps=of[Symbol.iterator]();',
  'while(list.length<most){const{done,value}=steps.next();if(done)return list;list.push(value);}',
  'steps.return?.();return list;}',
].join('');

const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

function* innerOf(node) {
  for (const value of Object.values(node))
    if (Array.isArray(value)) yield* value.filter(isNode);
    else if (isNode(value)) yield value;
}

const isFunction = ({ type }) => /Function/.test(type);

/** What is left open at the end of a loop is not told so: nothing may wait for it. */
function waits(node) {
  if (node.type === 'TryStatement') return true;
  return [...innerOf(node)].some((inner) => !isFunction(inner) && waits(inner));
}

const isPlain = (pattern) =>
  pattern.type === 'ArrayPattern' &&
  pattern.elements.every((one) => one === null || one.type !== 'RestElement');

const isLoop = ({ type, await: isLate, left }) =>
  type === 'ForOfStatement' &&
  !isLate &&
  left.type === 'VariableDeclaration' &&
  left.kind === 'const';

const isTaken = ({ type, id, init }) =>
  type === 'VariableDeclarator' && init !== null && isPlain(id);

/** Each call of `list.entries()` that a loop takes a pair a step of. */
const listOfEntries = ({ left, right }) => {
  const [{ id }] = left.declarations;
  const isCall =
    right.type === 'CallExpression' &&
    right.arguments.length === 0 &&
    right.callee.type === 'MemberExpression' &&
    !right.callee.computed &&
    !right.callee.optional &&
    right.callee.property.name === 'entries';
  return isCall && isPlain(id) && id.elements.length === 2 && id.elements.every(Boolean)
    ? right.callee.object
    : null;
};

const linesIn = (said) => said.split('\n').length;

/** A program that does the same, line by line, with lists gone through by index. */
export function byIndex(code) {
  const places = [];
  const find = (node) => {
    if (isFunction(node) && node.generator && waits(node.body))
      throw new Error(
        `a generator waits to be left, at ${code.slice(node.start, node.start + 80)}`,
      );
    if (isLoop(node) || isTaken(node)) places.push(node);
    for (const inner of innerOf(node)) find(inner);
  };
  find(parseAst(code));
  places.sort((one, other) => one.start - other.start || other.end - one.end);
  const firstFrom = (start) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle].start < start) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let names = 0;
  const name = () => `$${String((names += 1))}`;

  /** A part of the program, with what is in it written anew. */
  const text = (start, end) => {
    let said = '';
    let at = start;
    for (let next = firstFrom(start); next < places.length && places[next].start < end; next += 1) {
      const place = places[next];
      if (place.start < at || place.end > end) continue;
      said += code.slice(at, place.start) + written(place);
      at = place.end;
    }
    return said + code.slice(at, end);
  };
  const of = ({ start, end }) => text(start, end);

  /** The declarations that take a pattern out of a list that is known by its name. */
  const taken = (pattern, list) =>
    pattern.elements.flatMap((one, at) => {
      if (one === null) return [];
      const value = `${list}[${String(at)}]`;
      return one.type === 'AssignmentPattern'
        ? declared(one.left, `${value}===void 0?${of(one.right)}:${value}`)
        : declared(one, value);
    });

  const declared = (pattern, value) => {
    if (!isPlain(pattern)) return [`${of(pattern)}=${value}`];
    const list = name();
    return [`${list}=$first(${value},${String(pattern.elements.length)})`, ...taken(pattern, list)];
  };

  /** A list that is made for nothing but to be taken apart is not made. */
  const apart = ({ id, init }) => {
    const isMade =
      init.type === 'ArrayExpression' &&
      init.elements.length >= id.elements.length &&
      init.elements.every((one) => one !== null && one.type !== 'SpreadElement') &&
      id.elements.every((one) => one === null || one.type === 'Identifier');
    return isMade
      ? init.elements.map((one, at) => `${id.elements[at]?.name ?? name()}=${of(one)}`)
      : null;
  };

  const loop = (place) => {
    const [at, list] = [name(), name()];
    const [{ id }] = place.left.declarations;
    const entries = listOfEntries(place);
    const steps = entries === null ? `$list(${of(place.right)})` : `$entries(${of(entries)})`;
    const taking =
      entries === null
        ? declared(id, `${list}[${at}]`)
        : [
            ...declared(id.elements[0], `$key(${list},${at})`),
            ...declared(id.elements[1], `$value(${list},${at})`),
          ];
    const head = `for(let ${at}=0,${list}=${steps};${at}<${list}.length;${at}++)`;
    return `${head}{const ${taking.join()};${of(place.body)}}`;
  };

  /** Each line stays where it is: what maps them to the sources is not made anew. */
  const written = (place) => {
    const said = isLoop(place)
      ? loop(place)
      : (apart(place) ?? declared(place.id, of(place.init))).join();
    const lost = linesIn(code.slice(place.start, place.end)) - linesIn(said);
    return said + '\n'.repeat(lost);
  };

  const body = text(0, code.length);
  const strict = /^(['"])use strict\1;/.exec(body)?.[0] ?? '';
  return strict + helpers + body.slice(strict.length);
}
