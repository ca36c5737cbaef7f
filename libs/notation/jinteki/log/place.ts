import type { ServerName } from '../lens/server';
import { pronoun } from './pronoun';

const FROM = new RegExp(` from (?:HQ|R&D|Archives|${pronoun} (?:[Gg]rip|[Hh]eap|[Ss]tack))$`);

/** A card as a log line names it. */
export interface Named {
  /** Null for "ice", "a card", "an unseen card": the line hides it. */
  readonly title: string | null;
  readonly server: ServerName | null;
  readonly position: number | null;
  readonly ice: boolean;
  readonly root: boolean;
}

const SERVER = '(HQ|R&D|Archives|Server \\d+)(?: \\(new remote\\))?';
const PROTECTING = new RegExp(
  `^(.*?) protecting ${SERVER}(?: at position (\\d+))?(?: for .+)?$`,
  'i',
);
const INSIDE = new RegExp(`^(.*?) (?:in|from) (the root of )?${SERVER}$`, 'i');
const HIDDEN =
  /^(?:an?|the|\d+)? ?(?:unseen |facedown |unrezzed |approached )?(?:ice|piece of ice|cards?)(?: from (?:HQ|R&D|Archives))?$/i;

export function named(text: string): Named {
  const trimmed = text.trim();
  const guarding = PROTECTING.exec(trimmed);
  if (guarding !== null) {
    const position = guarding[3];
    return {
      title: titleIn(guarding[1]),
      server: guarding[2] ?? null,
      position: position === undefined ? null : Number(position),
      ice: true,
      root: false,
    };
  }
  const inside = INSIDE.exec(trimmed);
  return {
    title: titleIn(inside === null ? trimmed : inside[1]),
    server: inside?.[3] ?? null,
    position: null,
    ice: false,
    root: inside?.[2] !== undefined || /^Server/.test(inside?.[3] ?? ''),
  };
}

function titleIn(text: string | undefined): string | null {
  const title = (text ?? '').trim().replace(FROM, '');
  return title === '' || HIDDEN.test(title) ? null : title;
}

/** "A, B, and C" and "A and B" as parts; titles with " and " inside stay whole only where they stand alone. */
export function enumeration(text: string): string[] {
  if (text.includes(', and ')) {
    return text.split(/, and |, /).map((part) => part.trim());
  }
  return text.split(' and ').map((part) => part.trim());
}
