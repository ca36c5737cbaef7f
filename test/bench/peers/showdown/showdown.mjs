/**
 * The peer of the engine's bench: the battle simulator of Pokémon Showdown, generation 9 random
 * battles by its own RandomPlayerAI, the battle called directly and no stream in between.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const formatid = 'gen9randombattle';

function fetched() {
  const cache = join(process.env.RETRACE_CACHE ?? join(homedir(), '.cache', 'retrace'), 'showdown');
  mkdirSync(cache, { recursive: true });
  copyFileSync(new URL('package.json', import.meta.url), join(cache, 'package.json'));
  const flags = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(join(cache, 'node_modules', 'pokemon-showdown')))
    execFileSync('npm', ['install', ...flags], { cwd: cache, stdio: 'inherit' });
  return createRequire(join(cache, 'package.json'));
}

/** `null` where it cannot be fetched: the bench then tells ratios to its own loop alone. */
export function showdown() {
  try {
    return withPeer(fetched());
  } catch (error) {
    console.error(`the peer is not to be had, so it is left out: ${error.message}`);
    return null;
  }
}

function withPeer(require) {
  const { Battle, Teams } = require('pokemon-showdown');
  const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai');

  class Player extends RandomPlayerAI {
    constructor(battle, side, seed) {
      super(null, { seed });
      this.battle = battle;
      this.side = side;
    }

    choose(choice) {
      if (!this.battle.choose(this.side, choice)) this.battle.choose(this.side, 'default');
    }
  }

  const seeds = (seed) => [1, 2, 3].map((part) => [seed, part, 7, 11]);
  const teams = (seed) =>
    [seed, seed + 100_000].map((one) => Teams.getGenerator(formatid, [one, 1, 2, 3]).getTeam());
  const open = ({ seed, sides: [one, other] }) =>
    new Battle({
      formatid,
      seed: seeds(seed)[0],
      p1: { name: 'one', team: one },
      p2: { name: 'other', team: other },
    });

  return {
    name: 'pokemon-showdown',
    version: require('pokemon-showdown/package.json').version,
    /** Teams are drawn beforehand: they are no part of what is measured. */
    table: (seed) => ({ seed, sides: teams(seed) }),
    /** Plays to the end; gives the battle, whose `inputLog` has the decisions. */
    play(table) {
      const battle = open(table);
      const players = ['p1', 'p2'].map(
        (side, index) => new Player(battle, side, seeds(table.seed)[index + 1]),
      );
      while (!battle.ended)
        for (const [index, player] of players.entries()) {
          const { activeRequest, choice } = battle.sides[index];
          if (activeRequest && !activeRequest.wait && choice.actions.length === 0 && !battle.ended)
            player.receiveRequest(activeRequest);
        }
      return battle;
    },
    /** Carries out decisions that were made before. */
    refold(table, decisions) {
      const battle = open(table);
      for (const [side, choice] of decisions) battle.choose(side, choice);
      return battle;
    },
    decisionsOf: (battle) =>
      battle.inputLog
        .filter((line) => /^>p[12] (move|switch|pass|team|default)/.test(line))
        .map((line) => [line.slice(1, 3), line.slice(4)]),
  };
}
