import { codes, type Code } from '#rules';
import { Place, type Problem } from './place';
import { positionAt } from './position/read-position';
import { readExpectation } from './read-expectation';
import { spoken, spokenFields } from './read-spoken';
import { chanceKinds, scenarioFormat, type Policy, type Scenario, type Step } from './scenario';

export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | {
      readonly ok: false;
      /** The document's id, where that could be read. */
      readonly id: string | null;
      readonly problems: readonly Problem[];
    };

const stepFields = [
  ...spokenFields,
  'kind',
  'deck',
  'until',
  'at',
  'label',
  'note',
  'illegal',
  'expect',
] as const;

function illegalCodes(place: Place): readonly Code[] {
  if (!place.isPresent) return [];
  if (Array.isArray(place.value)) return place.list((item) => item.oneOf(codes));
  return [place.oneOf(codes)];
}

function readStep(place: Place): Step {
  const f = place.fields(stepFields);
  const common = {
    at: f.at.textOr(null),
    label: f.label.textOr(null),
    expect: f.expect.list(readExpectation),
  };
  const by = f.by.oneOf(['corp', 'runner', 'chance', 'harness']);
  if (by === 'chance') {
    const cards = f.cards.list((item) => item.text());
    const deck = f.deck.isPresent ? f.deck.oneOf(['rd', 'stack']) : null;
    return { ...common, kind: 'chance', pin: { kind: f.kind.oneOf(chanceKinds), deck, cards } };
  }
  if (by === 'harness') {
    f.do.oneOf(['to']);
    return { ...common, kind: 'to', until: f.until.text() };
  }
  return { ...common, kind: 'decision', said: spoken(f), illegal: illegalCodes(f.illegal) };
}

function readPolicy(place: Place): Policy {
  if (!place.isPresent) return { pass: 'auto', forced: 'auto', random: 'strict' };
  const f = place.fields(['pass', 'forced', 'random']);
  return {
    pass: f.pass.oneOf(['auto', 'explicit'], 'auto'),
    forced: f.forced.oneOf(['auto', 'explicit'], 'auto'),
    random: f.random.oneOf(['strict', 'first'], 'strict'),
  };
}

const topFields = [
  'format',
  'id',
  'title',
  'level',
  'cards',
  'basis',
  'tags',
  'confidence',
  'policy',
  'pool',
  'position',
  'script',
  'expect',
  'note',
] as const;

/** Reads a scenario from a parsed document, or names every place where it is not one. */
export function readScenario(value: unknown): ReadScenario {
  const problems: Problem[] = [];
  const top = new Place(value, '', problems);
  const f = top.fields(topFields);
  f.format.oneOf([scenarioFormat]);
  const scenario: Scenario = {
    id: f.id.text(),
    title: f.title.text(),
    level: f.level.countOr(null),
    cards: f.cards.list((item) => item.text()),
    basis: f.basis.list((item) => item.text()),
    tags: f.tags.list((item) => item.text()),
    confidence: f.confidence.oneOf(['settled', 'likely', 'disputed'], 'settled'),
    policy: readPolicy(f.policy),
    pool: f.pool.textOr(null),
    position: positionAt(f.position),
    written: value,
    script: f.script.list(readStep),
    expect: f.expect.list(readExpectation),
  };
  if (problems.length === 0) return { ok: true, scenario };
  const { value: id } = f.id;
  return { ok: false, id: typeof id === 'string' ? id : null, problems };
}

/** The same from the text of a file. */
export function readScenarioText(text: string): ReadScenario {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    // It shows what stands there, which a terminal may take for a command.
    const message =
      error instanceof Error ? error.message.replace(/\p{C}/gu, '\ufffd') : 'it cannot be parsed';
    return { ok: false, id: null, problems: [{ at: '', message: `is no JSON: ${message}` }] };
  }
  return readScenario(value);
}
