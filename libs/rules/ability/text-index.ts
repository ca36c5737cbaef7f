import type { Ability, Effects } from './ability';
import { gathering, type Gathering } from './asked';
import { gatherFromAbility, gatherFromWords } from './gather';
import { hooksOf } from './hook';
import type { Outside } from './plain-effect';
import type { Known } from './pool';
import { isAbility, isEffects, isRecord } from './recognise';
import { unheededIn } from './unheeded';

/** What the text of one card asks, and what it brings from outside of the game. */
export interface Said {
  readonly asks: Gathering;
  readonly brings: Outside[];
}

export const nothingSaid = (): Said => ({ asks: gathering(), brings: [] });

/**
 * There is one string of each name, and several of what is put together: maps compare those letter
 * by letter.
 */
function asName(text: string): string {
  const named = Object.create(null) as Record<string, true>;
  named[text] = true;
  return Object.keys(named)[0] ?? text;
}

/** What the texts of a pool hold, by the places where it stands: hooks are numbered as they are met. */
export class TextIndex {
  readonly hooks = new Map<string, number>();
  readonly effects = new Map<string, Effects>();
  readonly paths = new Map<Effects | Ability, string>();
  readonly abilities = new Map<string, Known>();

  hookNumber(hook: string): number {
    const known = this.hooks.get(hook);
    if (known !== undefined) return known;
    this.hooks.set(asName(hook), this.hooks.size);
    return this.hooks.size - 1;
  }

  /** Hooks that begin so, by the rest of their names. */
  hooksOf(prefix: string): ReadonlyMap<string, number> {
    return new Map(
      [...this.hooks].flatMap(([hook, number]) =>
        hook.startsWith(prefix) ? [[asName(hook.slice(prefix.length)), number]] : [],
      ),
    );
  }

  /** Takes in an ability, or a part of one, with all that it holds. */
  add(value: unknown, path: string, line: number, said: Said): void {
    if (isEffects(value)) {
      this.place(value, path);
      this.effects.set(path, value);
    } else if (isAbility(value)) {
      this.place(value, path);
      const hooks = hooksOf(value).map((hook) => this.hookNumber(hook));
      this.abilities.set(path, { path, line, ability: value, hooks });
      const unheeded = unheededIn(value, path);
      if (unheeded !== null) throw new Error(`${path}: ${unheeded}`);
      gatherFromAbility(value, said.asks);
    }
    if (isRecord(value)) gatherFromWords(value, said.asks);
    if (isRecord(value) && value['do'] === 'bring') said.brings.push(value['cards'] as Outside);
    if (Array.isArray(value))
      value.forEach((one, i) => {
        this.add(one, `${path}.${i}`, line, said);
      });
    else if (isRecord(value))
      for (const [key, one] of Object.entries(value))
        if (typeof one === 'object') this.add(one, `${path}/${key}`, line, said);
  }

  private place(what: Effects | Ability, path: string): void {
    const known = this.paths.get(what);
    if (known !== undefined) throw new Error(`${path} shares a value with ${known}`);
    this.paths.set(what, path);
  }
}
