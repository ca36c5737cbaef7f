import type { Effect } from '../../ability/ability';
import { ask } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { emit } from '../../mutations/emit';
import { see } from '../../query/see';
import { serverFits } from '../../query/server-fits';
import type { BlockVars } from '../../state/frame';
import { isServerName, type ServerName } from '../../state/server';
import { proceed, type Handler } from './handler';

type ChooseServer = Extract<Effect, { do: 'choose-server' }>;

const servers = (g: Work, v: BlockVars, { from }: ChooseServer): ServerName[] =>
  g.state.servers.flatMap(({ name }) =>
    from === undefined || serverFits(g, v, from, name) ? [name] : [],
  );

function take(g: Work, v: BlockVars, name: ServerName): void {
  v.place = name;
  emit(g, { type: 'option-chosen', side: v.controller, option: name, by: see(g, v.source) });
}

/** Any server that exists, empty or not, of the kind that is asked for (CHOOSE-02). */
export const chooseServer: Handler<ChooseServer> = {
  begin: (g, v, effect) => {
    const open = servers(g, v, effect);
    const [only] = open;
    if (only === undefined) return proceed(v);
    if (open.length > 1)
      return ask(
        { kind: 'server', for: v.controller, source: v.source, servers: open },
        'answered',
      );
    take(g, v, only);
    return proceed(v);
  },
  answered: (g, v, _effect, answer) => {
    if (answer.do !== 'server' || !isServerName(answer.server)) throw unexpected(answer);
    take(g, v, answer.server);
    return proceed(v);
  },
};
