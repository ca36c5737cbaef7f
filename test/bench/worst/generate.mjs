import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Deeper is refused. */
const DEEPEST = 12;

/** Queries at random over a schema, about games that are there. */
export class Generator {
  constructor(schema, games, random) {
    this.schema = schema;
    this.games = games;
    this.random = random;
  }

  pick(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  /** Written as in a document. */
  value(type, name) {
    if (isNonNullType(type)) return this.value(type.ofType, name);
    if (isListType(type)) return `[${this.value(type.ofType, name)}]`;
    if (isEnumType(type)) return this.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(({ type: one }) => isNonNullType(one));
      return `{${fields.map((one) => `${one.name}: ${this.value(one.type, one.name)}`).join(', ')}}`;
    }
    switch (type.name) {
      case 'ID':
        return JSON.stringify(this.pick(this.games).id);
      case 'Int':
        return String(
          /first|last|most|count/.test(name)
            ? this.pick([1, 10, 100, 500])
            : this.pick([0, 1, 50, 150, 299]),
        );
      case 'Boolean':
        return this.pick(['true', 'false']);
      case 'Float':
        return '0.5';
      case 'DateTime':
        return '"2020-01-01T00:00:00Z"';
      default:
        return JSON.stringify(this.pick(['Enigma', 'C1', 'Hedge Fund', 'install *']));
    }
  }

  args(field) {
    const given = field.args.filter(({ type }) => isNonNullType(type) || this.random() < 0.3);
    if (given.length === 0) return '';
    return `(${given.map(({ name, type }) => `${name}: ${this.value(type, name)}`).join(', ')})`;
  }

  /** All that a field has to tell, or some of it. */
  selection(type, depth, share) {
    const fields = Object.values(type.getFields()).filter(
      ({ type: one }) => depth < DEEPEST || isLeafType(getNamedType(one)),
    );
    const chosen = fields.filter(
      (field) => isLeafType(getNamedType(field.type)) || this.random() < share,
    );
    const parts = chosen
      .map((field) => this.field(field, depth, share))
      .filter((text) => text !== '');
    return parts.length === 0 ? '{ __typename }' : `{ ${parts.join(' ')} }`;
  }

  field(field, depth, share) {
    const type = getNamedType(field.type);
    if (isLeafType(type))
      return `a${this.random().toString(36).slice(2, 8)}: ${field.name}${this.args(field)}`;
    if (typeof type.getFields !== 'function') return '';
    const alias = `b${this.random().toString(36).slice(2, 8)}`;
    return `${alias}: ${field.name}${this.args(field)} ${this.selection(type, depth + 1, share)}`;
  }

  /** One field of a game, as often as `times`. */
  ofGame(field, times, share) {
    const many = Array.from({ length: times }, () => this.field(field, 2, share)).filter(Boolean);
    return `{ game(id: ${JSON.stringify(this.pick(this.games).id)}) { ${many.join(' ')} } }`;
  }

  ofRoot(field, times, share) {
    const many = Array.from({ length: times }, () => this.field(field, 1, share)).filter(Boolean);
    return `{ ${many.join(' ')} }`;
  }
}
