import { fileURLToPath } from 'node:url';

/**
 * Hidden values of a game are read where views are built and where games are judged, nowhere else.
 * Which members those are is told from their types, whatever they are called on the way.
 */
const HOMES = ['state', 'card', 'sighting'].map((name) =>
  fileURLToPath(new URL(`libs/rules/state/${name}.ts`, import.meta.url)),
);

/** Of these, all that is not open to everybody at the table. */
const OPEN = {
  State: ['turn', 'corp', 'runner', 'prompt', 'outcome'],
  CorpArea: ['identity', 'credits', 'clicks', 'badPublicity'],
  RunnerArea: ['identity', 'credits', 'clicks', 'tags', 'brain', 'runCredits'],
  Card: [],
  Sighting: [],
};

/** By their declarations, `State.cards` and the like: those that a file can come to. */
function hiddenMembers(program) {
  const hidden = new Map();
  for (const home of HOMES)
    for (const { name, members } of program.getSourceFile(home)?.statements ?? [])
      if (Object.hasOwn(OPEN, name?.text ?? ''))
        for (const member of members ?? [])
          if (!OPEN[name.text].includes(member.name.text))
            hidden.set(member, `${name.text}.${member.name.text}`);
  return hidden;
}

const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Hidden values leave the rules through libs/rules/view alone.' },
    messages: {
      hidden: '{{member}} is hidden from some viewers: ask libs/rules/view for what may be shown.',
    },
    schema: [],
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const hidden = hiddenMembers(program);
    // To ask for the type of each member there is would take a minute.
    const names = new Set([...hidden.keys()].map((member) => member.name.text));
    const isNamedSo = ({ type, name }) => type === 'Identifier' && names.has(name);
    const report = (node, symbol) => {
      for (const declaration of symbol?.declarations ?? []) {
        const member = hidden.get(declaration);
        if (member !== undefined) context.report({ node, messageId: 'hidden', data: { member } });
      }
    };
    return {
      MemberExpression({ computed, property }) {
        if (!computed && isNamedSo(property))
          report(property, checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(property)));
      },
      ObjectPattern(node) {
        const named = node.properties.filter(
          ({ type, key }) => type === 'Property' && isNamedSo(key),
        );
        if (named.length === 0) return;
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
        for (const { key } of named) report(key, checker.getPropertyOfType(type, key.name));
      },
    };
  },
};

export default { rules: { 'hidden-values': rule } };
