import { codes, reasons, sides } from '#rules';
import type { Place } from './place';
import { readFact } from './position/read-position';
import { readSpoken } from './read-spoken';
import { operators, views, type Expectation } from './scenario';

const nobody: Expectation = {
  kind: 'must-not-contain',
  view: 'full',
  written: null,
  titles: [],
};

const pathFields = ['view', 'path', ...operators, 'since'] as const;

function pathExpectation(place: Place): Expectation {
  const f = place.fields(pathFields);
  const tests = operators.filter((one) => f[one].isPresent).map((one) => [one, f[one].value]);
  if (tests.length === 0) place.wrong(`tests nothing: give one of ${operators.join(', ')}`);
  if (f.has.isPresent) f.has.list((item) => item.value);
  for (const one of [f.gte, f.lte, f.delta]) if (one.isPresent) one.number();
  if (f.count.isPresent) f.count.count();
  if (f.absent.isPresent) f.absent.flagOr(true);
  return {
    kind: 'path',
    view: f.view.oneOf(views, 'full'),
    written: place.value,
    path: f.path.text(),
    tests: Object.fromEntries(tests),
    since: f.since.textOr(null),
  };
}

function factsExpectation(place: Place): Expectation {
  const f = place.fields(['facts', 'mode', 'batch', 'since', 'view']);
  return {
    kind: 'facts',
    view: f.view.oneOf(views, 'full'),
    written: place.value,
    facts: f.facts.list(readFact),
    mode: f.mode.oneOf(['ordered', 'any', 'exact'], 'ordered'),
    batch: f.batch.flagOr(false),
    since: f.since.textOr(null),
  };
}

function winnerExpectation(place: Place): Expectation {
  const f = place.fields(['winner', 'reason']);
  return {
    kind: 'winner',
    view: 'full',
    written: place.value,
    winner: f.winner.value === null ? null : f.winner.oneOf(sides),
    reason: f.reason.isPresent ? f.reason.oneOf(reasons) : null,
  };
}

/** One expectation; which one it is, the field it cannot do without tells. */
export function readExpectation(place: Place): Expectation {
  const has = (key: string): boolean => place.field(key).isPresent;
  const written = place.value;
  if (has('path')) return pathExpectation(place);
  if (has('facts')) return factsExpectation(place);
  if (has('winner')) return winnerExpectation(place);
  if (has('card')) {
    const f = place.fields(['view', 'card', 'is']);
    const view = f.view.oneOf(views, 'full');
    return { kind: 'card', view, written, card: f.card.text(), is: f.is.object() };
  }
  if (has('noFact')) {
    const f = place.fields(['noFact', 'since', 'view']);
    const view = f.view.oneOf(views, 'full');
    return {
      kind: 'no-fact',
      view,
      written,
      fact: readFact(f.noFact),
      since: f.since.textOr(null),
    };
  }
  if (has('mustNotContain')) {
    const f = place.fields(['view', 'mustNotContain']);
    const titles = f.mustNotContain.list((item) => item.text());
    return { kind: 'must-not-contain', view: f.view.oneOf(views), written, titles };
  }
  if (has('pending')) {
    const { pending } = place.fields(['pending']);
    const value = pending.value === null ? null : pending.object();
    return { kind: 'pending', view: 'full', written, pending: value };
  }
  if (has('legal')) {
    const { legal } = place.fields(['legal']);
    return { kind: 'legal', view: 'full', written, decisions: legal.list(readSpoken) };
  }
  if (has('notLegal')) {
    const f = place.fields(['notLegal', 'code']);
    const code = f.code.isPresent ? f.code.oneOf(codes) : null;
    return {
      kind: 'not-legal',
      view: 'full',
      written,
      decisions: f.notLegal.list(readSpoken),
      code,
    };
  }
  place.wrong('is no expectation: path, card, facts, noFact, mustNotContain, pending, legal ...');
  return nobody;
}
