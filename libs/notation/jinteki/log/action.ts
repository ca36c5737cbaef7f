import { isActionCard } from '../lens/card';
import type { Action } from './event';
import { isTitle } from './is-title';
import { named } from './place';
import { pronoun } from './pronoun';

const FROM = new RegExp(
  ` from (?:among .*|${pronoun} \\w+|HQ|R&D|Archives)(?= protecting | in |$)`,
);

/** What a log line says was done, after its cost and its "to"; written "use X to Y", "install X", "play X". */
export function actionOf(text: string): Action {
  const use = useOf(text);
  if (use !== null) return used(use.title, use.effect);
  const install = /^install (.+)$/.exec(text);
  if (install?.[1] !== undefined) return installed(install[1]);
  const play = /^play (.+?)(?: at no cost)?$/.exec(text);
  if (play?.[1] !== undefined) return { do: 'play', title: play[1] };
  const run = /^(?:make a run|run) on (.+)$/.exec(text);
  if (run?.[1] !== undefined) return { do: 'run', server: run[1] };
  const rez = /^rez (.+?)(?: at no cost)?$/.exec(text);
  if (rez?.[1] !== undefined) return { do: 'rez', card: named(rez[1]) };
  const trash = /^trash (.+)$/.exec(text);
  if (trash?.[1] !== undefined) return { do: 'trash', card: named(trash[1]) };
  const steal = /^steal (.+)$/.exec(text);
  if (steal?.[1] !== undefined) return { do: 'steal', card: named(steal[1]) };
  const access = /^access (.+)$/.exec(text);
  if (access?.[1] !== undefined) return { do: 'access', card: named(access[1]) };
  const raise = /^increase (trace|link) strength to (\d+)$/.exec(text);
  if (raise?.[1] !== undefined)
    return { do: raise[1] === 'trace' ? 'trace' : 'link', strength: Number(raise[2]) };
  const boost = /^increase the strength of (.+?) to \d+(?: and (.+))?$/.exec(text);
  if (boost?.[1] !== undefined) return { do: 'boost', title: boost[1], effect: boost[2] ?? '' };
  return basic(text) ?? { do: 'other', text };
}

/** "use X to Y"; where a title has a "to" of its own, it is the catalogue that tells where it ends. */
function useOf(text: string): { readonly title: string; readonly effect: string } | null {
  const said = /^use (.+ to .+)$/s.exec(text)?.[1];
  if (said === undefined) return null;
  const parts = said.split(' to ');
  const ends = parts.slice(1).map((_, at) => at + 1);
  const end = ends.find((one) => isTitle(parts.slice(0, one).join(' to '))) ?? 1;
  return { title: parts.slice(0, end).join(' to '), effect: parts.slice(end).join(' to ') };
}

function used(title: string, effect: string): Action {
  if (!isActionCard(title)) return { do: 'use', title, effect };
  const trash = /^trash (.+)$/.exec(effect);
  if (trash?.[1] !== undefined) return { do: 'trash-resource', title: trash[1] };
  return basic(effect) ?? { do: 'use', title, effect };
}

/** Basic actions in the words of the basic action card, and of the years before it. */
function basic(text: string): Action | null {
  const gain = /^gain (\d+)(?: \[Credits\])?$/.exec(text);
  if (gain !== null) return { do: 'gain', amount: Number(gain[1]) };
  const draw = /^draw (\d+|an?) cards?$/.exec(text);
  if (draw !== null) return { do: 'draw', amount: Number(draw[1]) || 1 };
  const advance = /^advance (.+)$/.exec(text);
  if (advance?.[1] !== undefined) return { do: 'advance', card: named(advance[1]) };
  if (/^remove (?:\d+|a) tag$/.test(text)) return { do: 'remove-tag' };
  return /^purge/.test(text) ? { do: 'purge' } : null;
}

function installed(text: string): Action {
  // Some of that server's lines name no card: "install  from  (ignoring all costs) on Personal Workshop".
  if (/^\s*from\b/.test(text)) return { do: 'other', text: `install ${text}` };
  const bare = text.replace(/ \((?:paying|ignoring) .*\)$/, '').replace(/ at no cost$/, '');
  const hosted = /^(.+?) on (.+)$/.exec(bare);
  if (hosted?.[1] !== undefined && hosted[2] !== undefined) {
    return { do: 'install', card: named(hosted[1]), host: named(hosted[2]).title };
  }
  return { do: 'install', card: named(bare.replace(FROM, '')), host: null };
}
