import { isZip } from './jinteki/read/decode';

/** What an upload looks like: it tells which reader is to say what is wrong with it. */
export type Kind = 'native' | 'replay' | 'pasted-log' | 'annotations';

const OURS = /"format"\s*:\s*"retrace|"anr-scenario\//;
/** Keys of a replay come in any order, so its history may lie far behind. */
const HISTORY = /"history"\s*:\s*\[/;
const REPLAY = /"history"\s*:|"replay-shared"\s*:|"corp\.agenda-points"\s*:/;
const NOTES = /"turns"\s*:\s*\{|"clicks"\s*:\s*\{/;
const TURN = /\b(?:started|is ending) (?:their|his or her|his|her|its) turn\b/;

/** The beginning of a log of ours, or of a scenario. */
export const isOurs = (content: Uint8Array | string): boolean => {
  const start = content.slice(0, 4096);
  const [line = ''] = textOf(start).split('\n', 1);
  return /^[{[]/.test(line) && OURS.test(line);
};

const SCENARIO = /"anr-scenario\//;

/** Whether a file is a game at all, well written or not: not what lies beside games in a folder, lists of them and decks among it. */
export function isGame(content: Uint8Array | string): boolean {
  switch (kindOf(content)) {
    case 'replay':
      // What tells of replays, as lists of their results do, has some of their keys.
      return !/^[{[]/.test(textOf(content)) || HISTORY.test(textOf(content));
    case 'pasted-log':
      return true;
    case 'native':
      return isOurs(content) || SCENARIO.test(textOf(content.slice(0, 4096)));
    case 'annotations':
      return false;
  }
}

/** Without the mark that some editors put before it. */
const textOf = (content: Uint8Array | string): string =>
  (typeof content === 'string' ? content : new TextDecoder('latin1').decode(content)).replace(
    /^(?:\uFEFF|ï»¿)?\s*/,
    '',
  );

/** Tells by the content alone; what is nothing else is taken for a log of ours. */
export function kindOf(content: Uint8Array | string): Kind {
  const text = textOf(content);
  if (text.startsWith('<') || isZip(text)) return 'replay';
  if (!/^[{[]/.test(text)) return TURN.test(text) ? 'pasted-log' : 'native';
  const end = text.indexOf('\n');
  const firstLine = end < 0 ? text : text.slice(0, end);
  if (OURS.test(firstLine) || SCENARIO.test(text.slice(0, 4096))) return 'native';
  if (REPLAY.test(text)) return 'replay';
  return NOTES.test(text) ? 'annotations' : 'native';
}
