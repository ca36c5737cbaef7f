/**
 * Hidden values of a game are read where views are built and where games are judged, nowhere else.
 * Which members those are is told from their types, whatever they are called on the way.
 */
const HOME = /\/libs\/rules\/state\/(state|card|sighting)\.ts$/;

/** Of these, all that is not open to everybody at the table. */
const OPEN = {
  State: ['turn', 'corp', 'runner', 'prompt', 'outcome'],
  CorpArea: ['identity', 'credits', 'clicks', 'badPublicity'],
  RunnerArea: ['identity', 'credits', 'clicks', 'tags', 'brain', 'runCredits'],
  Card: [],
  Sighting: [],
};

/** `State.cards`, where a member is one of these; null for any other. */
function hiddenMember(symbol) {
  for (const declaration of symbol?.declarations ?? []) {
    const type = declaration.parent?.name?.text;
    if (!(type in OPEN) || !HOME.test(declaration.getSourceFile().fileName)) continue;
    if (!OPEN[type].includes(symbol.name)) return `${type}.${symbol.name}`;
  }
  return null;
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
    const report = (node, symbol) => {
      const member = hiddenMember(symbol);
      if (member !== null) context.report({ node, messageId: 'hidden', data: { member } });
    };
    return {
      MemberExpression(node) {
        if (!node.computed)
          report(
            node.property,
            checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node.property)),
          );
      },
      ObjectPattern(node) {
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
        for (const property of node.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier')
            report(property.key, checker.getPropertyOfType(type, property.key.name));
      },
    };
  },
};

export default { rules: { 'hidden-values': rule } };
