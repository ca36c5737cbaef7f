import { noCost } from '#analysis/tax/cost';
import { tooMany, type Way } from '#analysis/tax/way';
import { tellWay } from '../../cli/analyse/tell-tax';
import { toldTaxes } from '../../cli/analyse/told-report';
import { serverWay } from './server-way';

const seven = { ...noCost, credits: 6, clicks: 1, price: 7 };
const none = { cost: null, corpPays: null, isAffordable: null, atLeast: null, atMost: null };

/** As a program reads it that asked a server. */
function told(way: Way): Way | undefined {
  const out = serverWay(way, 5);
  const answer = { ...out, why: out.why?.toUpperCase().replaceAll('-', '_') ?? null };
  return toldTaxes([{ server: 'HQ', now: answer, rezzed: answer, unknownIce: 0 }])?.[0]?.now;
}

it.each<[string, Way, object]>([
  [
    '6 credits, 1 click (the Corp pays 2)',
    { found: true, cost: seven, corpPays: 2 },
    { ...none, cost: seven, corpPays: 2, isAffordable: false, why: null },
  ],
  ['no way in', { found: false, why: 'no-way' }, { ...none, why: 'no-way' }],
  [
    'not known: it turns on hidden cards',
    { found: false, why: 'hidden' },
    { ...none, why: 'hidden' },
  ],
  [
    'too many ways to try: worth at least 4 credits, perhaps none',
    tooMany(4),
    { ...none, why: 'too-many', atLeast: 4 },
  ],
  [
    'too many ways to try: worth at least 4 credits, at most 7',
    { ...tooMany(4), atMost: seven },
    { ...none, why: 'too-many', atLeast: 4, atMost: seven },
  ],
])('tells %s', (said, way, out) => {
  expect(serverWay(way, 5)).toEqual(out);
  expect(told(way)).toEqual(way);
  expect(tellWay(way)).toBe(said);
});
