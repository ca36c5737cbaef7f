import type { Viewer } from '#rules';
import { askGame, type Server } from '../game/ask-server';
import type { Shell } from '../shell';

const luck = '{ count actual expected deviation z }';
const kinds = `{ agenda ${luck} economy ${luck} ice ${luck} breaker ${luck} }`;
const card = 'card { card code }';
const odds = '{ chance points deviation basis }';

const query = `query ($id: ID!, $as: Viewer!) { game(id: $id) { analysis(as: $as) {
  restsOn
  economy {
    flows { side currency direction of what purpose ${card} title amount times }
    turns { turn again side gained spent clicks credits }
    unspent { side where ${card} amount } remainder }
  accesses {
    accesses { number at turn run server zone ${card} points runner ${odds} truth ${odds} }
    runs { run runner ${luck} truth ${luck} } runner ${luck} truth ${luck} }
  draws { side drawn ${kinds} dealt ${kinds} redealt ${kinds} }
  tempo { runs { target runs successful } stands { server from turns } clicks { side use clicks }
    paces { side phase clicks credits cards worth }
    losses { at turn side how ${card} investedCredits investedClicks paid denied } }
  story { at kind weight text } } } }`;

const cost = '{ credits passing clicks counters cards damage tags price }';
const way = `{ cost ${cost} corpPays isAffordable why atLeast atMost ${cost} }`;

const taxQuery = `query ($id: ID!, $as: Viewer!, $at: Int!) { game(id: $id) {
  serverTax(at: $at, as: $as, depth: DEEP) { server now ${way} rezzed ${way} unknownIce } } }`;

/** Asks a running server for the analyses of a stored game, or what its servers cost at a moment. */
export async function askForAnalysis(
  shell: Shell,
  server: Server,
  id: string,
  viewer: Viewer,
  /** Null: all but what servers cost at a moment. */
  at: number | null,
): Promise<
  | { readonly ok: true; readonly analysis: unknown }
  | { readonly ok: false; readonly message: string }
> {
  const as = viewer.toUpperCase();
  const asked = await askGame(
    shell,
    server,
    at === null ? query : taxQuery,
    at === null ? { id, as } : { id, as, at },
  );
  if (!asked.ok) return asked;
  return { ok: true, analysis: asked.game[at === null ? 'analysis' : 'serverTax'] };
}
