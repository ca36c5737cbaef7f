import { performance } from 'node:perf_hooks';
import { isRecord } from '#text/is-record';
import { viewers } from '#rules';
import { FROM_ITSELF } from './platform/observability/request-context';

/** What the program asks itself: as a request from outside, without a socket. */
export type AskItself = (request: {
  readonly method: 'POST';
  readonly url: string;
  readonly remoteAddress: string;
  readonly payload: object;
}) => Promise<{ readonly statusCode: number; readonly payload: string }>;

/** Asked about at most, newest first. */
const GAMES = 8;

const NEWEST = `{ games(first: ${GAMES}) { edges { node { id } } } }`;

const LASTS = `query ($game: ID!) { game(id: $game) { ${viewers
  .map((viewer) => `${viewer}: moments(as: ${viewer.toUpperCase()})`)
  .join(' ')} } }`;

/** A table as pages show it. */
const POSITION = `
query Position($game: ID!, $at: Int!, $as: Viewer!) {
  game(id: $game) {
    position(at: $at, as: $as) {
      at turn { number side clicks }
      corp {
        credits clicks badPublicity handSize agendaPoints identity { title code }
        hq { ...shown } archives { ...shown } score { ...shown }
        servers { name ice { ...shown } cards { ...shown } }
      }
      runner {
        credits clicks tags brain handSize agendaPoints link mu { limit used } identity { title code }
        grip { ...shown } heap { ...shown } score { ...shown }
        rig { programs { ...shown } hardware { ...shown } resources { ...shown } }
      }
      run { server position }
      prompt { for kind }
      legal { text }
      facts { text }
    }
  }
}
fragment shown on Card { title code handle hidden faceup rezzed advancement }
`;

/**
 * Steps through games that anybody may look at, until so many milliseconds have passed: what is asked
 * first of a process costs many times what it does once its code is compiled. Gives how many moments.
 */
export async function warmUp(ask: AskItself, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  let told = 0;
  const send = async (query: string, variables: object): Promise<Answer> => {
    // A purse of its own for each: it is nobody's account.
    const remoteAddress = `${FROM_ITSELF}${told}`;
    const request = { method: 'POST', url: '/graphql', remoteAddress } as const;
    const { statusCode, payload } = await ask({ ...request, payload: { query, variables } });
    const answer: unknown = statusCode === 200 ? JSON.parse(payload) : null;
    return isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {};
  };
  for (const game of idsIn(await send(NEWEST, {}))) {
    const { game: lasts } = await send(LASTS, { game });
    if (!isRecord(lasts)) continue;
    for (const viewer of viewers)
      for (let at = 0; at <= Number(lasts[viewer]); at += 1) {
        if (performance.now() >= until) return told;
        await send(POSITION, { game, at, as: viewer.toUpperCase() });
        told += 1;
      }
  }
  return told;
}

type Answer = Readonly<Record<string, unknown>>;

function idsIn({ games }: Answer): readonly string[] {
  const edges: unknown = isRecord(games) ? games['edges'] : [];
  return (Array.isArray(edges) ? edges : []).flatMap((edge: unknown) => {
    const node: unknown = isRecord(edge) ? edge['node'] : null;
    return isRecord(node) && typeof node['id'] === 'string' ? [node['id']] : [];
  });
}
