import { rulesNamed } from '#cards/pool';
import { fold, type FoldStep } from '#notation/jinteki/fold/fold';
import type { Json, JsonObject } from '#notation/jinteki/json';
import { observe } from '#notation/jinteki/observe/observe';
import { differ } from '#notation/jinteki/reconstruct/features';
import { theirFeatures } from '#notation/jinteki/reconstruct/theirs';
import { TheirsInTurn } from '#notation/jinteki/reconstruct/theirs-in-turn';
import { Titles } from '#notation/jinteki/reconstruct/titles';
import { readReplay, type Replay } from '#notation/jinteki/read/read';
import { ABSENT, golden, haveReplays, idsIn, sorted, eachGame } from './replays';

/** Printed Clojure functions differ between server starts; ids and hashes are dropped at the door. */
function comparable(state: JsonObject): Json {
  const { log, stats, ...rest } = state;
  expect([log, stats].length).toBe(2);
  const text = JSON.stringify(sorted(rest)).replace(/"game\.[\w.]+\$[^"]*"/g, '"function"');
  return JSON.parse(text);
}

function withoutUsers(state: JsonObject): JsonObject {
  const name = (player: Json | undefined): Json => {
    if (typeof player !== 'object' || player === null || Array.isArray(player)) return null;
    const user = (player as JsonObject)['user'] as JsonObject;
    return { ...(player as JsonObject), user: { username: user['username'] ?? null } };
  };
  return { ...state, corp: name(state['corp']), runner: name(state['runner']) };
}

function read(text: string): Replay {
  const result = readReplay(text);
  if (!result.ok) throw new Error(result.message);
  return result.replay;
}

function lastOf(replay: Replay): FoldStep {
  const steps = [...fold(replay)];
  const last = steps.at(-1);
  if (last === undefined) throw new Error('no state');
  return last;
}

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => reversed(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]): [string, Json] => [key, reversed(inner)]));
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);

eachGame(idsIn('core', 'wide', 'edge'), (id) => {
  describe(`${id}`, () => {
    it('folds to the state that the server ended in', () => {
      const { text, final } = golden(id);
      const replay = read(text);
      const last = lastOf(replay);
      expect(last.index).toBe(replay.diffs.length);
      const expected = withoutUsers(final);
      // The server lowers the points to win of a starter game after the first state was taken, without a diff.
      const starter = id.includes('beginner');
      const player = (side: 'corp' | 'runner'): Json => ({
        ...(expected[side] as JsonObject),
        ...(starter ? { 'agenda-point-req': 7 } : {}),
      });
      expect(comparable(last.state)).toEqual(
        comparable({ ...expected, corp: player('corp'), runner: player('runner') }),
      );
    });

    it('has features in turn that are those of each state', () => {
      const titles = new Titles(rulesNamed('all').pool);
      const turn = new TheirsInTurn(titles);
      const off = [...fold(read(golden(id).text))].filter(({ state, table }) =>
        differ(turn.of(state, table), theirFeatures(titles, state)),
      );
      expect(off.map(({ index }) => index)).toEqual([]);
    });

    it('has the outcome of its metadata', () => {
      const replay = read(golden(id).text);
      const observed = observe(replay);
      if (!observed.ok) throw new Error(observed.message);
      const { outcome, warnings } = observed.game;
      const { metadata } = replay;
      expect(outcome.winner).toBe(metadata.winner);
      expect(outcome.turn).toBe(metadata.turn);
      expect(outcome.points).toEqual(metadata.points);
      const reasons: Record<string, string> = {
        Agenda: 'agenda-points',
        Flatline: 'flatline',
        Decked: 'empty-rd',
      };
      expect(outcome.reason).toBe(reasons[metadata.reason ?? '']);
      expect(warnings.filter(({ message }) => !message.startsWith('Undone'))).toEqual([]);
    });

    it('does not depend on the order of keys', () => {
      const { text } = golden(id);
      const facts = (json: string): unknown[] => {
        const result = observe(read(json));
        if (!result.ok) throw new Error(result.message);
        return [...result.game.facts];
      };
      const file: Json = JSON.parse(text);
      expect(facts(JSON.stringify(reversed(file)))).toEqual(facts(text));
    });

    it('keeps nothing that tells who the players were beyond their names', () => {
      const { text } = golden(id);
      const kept = JSON.stringify(read(text));
      expect(text).toMatch(/emailhash/);
      expect(kept).not.toMatch(/emailhash|"_id"|pronouns/);
      const renamed = readReplay(text, { names: { corp: 'Player A', runner: 'Player B' } });
      if (!renamed.ok) throw new Error(renamed.message);
      const names = read(text).names;
      const lines = [...fold(renamed.replay)].flatMap(({ newLogLines }) => newLogLines);
      expect(lines.length).toBeGreaterThan(10);
      for (const { text: line } of lines) expect(line).not.toContain(names.runner);
    });
  });
});
