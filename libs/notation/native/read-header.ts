import { isRecord } from '#text/is-record';
import { LONGEST_NAME } from '#text/kept-text';
import { Fields } from './fields';
import { logFormat, logFormats, type LoggedDeck, type LogHeader, type LogStart } from './header';
import type { LogLimits } from './limits';
import type { Complaint } from './refusal';

const named = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_NAME;

const player = (fields: Fields): { readonly name: string } => ({
  name: fields.text('name', `a name of 1 to ${LONGEST_NAME} characters`, named),
});

const isCopies = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'number' &&
  Number.isInteger(value[1]) &&
  value[1] > 0;

function deck(fields: Fields, limits: LogLimits): LoggedDeck {
  const identity = fields.text('identity', 'the code of an identity');
  const cards = fields.raw('cards');
  if (!Array.isArray(cards) || !cards.every(isCopies)) {
    fields.fail('cards', 'a list of [code, copies], copies from 1 on');
    return { identity, cards: [] };
  }
  const size = cards.reduce((sum, [, copies]) => sum + copies, 0);
  if (size > limits.deck) fields.fail('cards', `at most ${limits.deck} cards, not ${size}`);
  return { identity, cards };
}

function start(fields: Fields, limits: LogLimits): LogStart {
  const kind = fields.oneOf('kind', ['decks', 'position']);
  if (kind === 'position') {
    const position = fields.raw('position');
    if (!isRecord(position)) fields.fail('position', 'a position as scenarios write it');
    return { kind, position };
  }
  return {
    kind,
    corp: fields.within('corp', (inner) => deck(inner, limits)),
    runner: fields.within('runner', (inner) => deck(inner, limits)),
  };
}

const wrongFormat = (message: string): Complaint => ({
  code: 'WRONG_FORMAT',
  message,
  hint: `The first line of a log is its header: {"format":"${logFormat}", ...}; see docs/formats/native-log.md. A replay of jinteki.net is an object with "history".`,
});

/** What the format field says is wrong, before anything else is looked at. */
function formatIssue(format: unknown): Complaint | null {
  if (logFormats.some((one) => one === format)) return null;
  if (format === 'retrace-deviating/1')
    return {
      code: 'WRONG_FORMAT',
      message: 'our rules forbid what this log marks as deviations, so that it cannot be followed',
      hint: '"retrace verify --log FILE" plays it; what happened is told of the replay that it was made of.',
    };
  if (format === 'retrace-told/1')
    return {
      code: 'WRONG_FORMAT',
      message:
        'this log holds what a viewer was told of a game, and no decisions that could be followed',
      hint: 'Take the log of its decisions: GET /games/ID/log?form=native&as=judge, or "retrace export GAME".',
    };
  if (typeof format !== 'string' || !format.startsWith('retrace/'))
    return wrongFormat(`"format" is not ${logFormat}`);
  return {
    code: 'WRONG_VERSION',
    message: `the log is written in ${format.slice(0, 40)}, this version reads ${logFormats.join(' and ')}`,
    hint: 'Read it with the version of Retrace that wrote it, or upgrade Retrace.',
    expected: logFormats,
  };
}

/** The header of a log, or what is wrong with it. Cards and pool are not looked up yet. */
export function readHeader(value: unknown, limits: LogLimits): LogHeader | Complaint {
  if (!isRecord(value)) return wrongFormat('the first line is no JSON object');
  const wrong = formatIssue(value['format']);
  if (wrong !== null) return wrong;
  const fields = new Fields(value);
  const header = {
    format: fields.oneOf('format', logFormats),
    rules: fields.text('rules', 'the rules followed, such as rr-1.1', named),
    pool: fields.text('pool', 'the name of a card pool', named),
    engine: fields.text('engine', 'the version of the engine', named),
    players: fields.within('players', (inner) => ({
      corp: inner.within('corp', player),
      runner: inner.within('runner', player),
    })),
    start: fields.within('start', (inner) => start(inner, limits)),
  } as const;
  const meta = fields.has('meta') ? fields.raw('meta') : undefined;
  if (meta !== undefined && !isRecord(meta)) fields.fail('meta', 'an object');
  fields.close();
  if (fields.issue !== null)
    return {
      code: 'BAD_HEADER',
      message: fields.issue,
      hint: 'Write the header as docs/formats/native-log.md lists it.',
    };
  return isRecord(meta) ? { ...header, meta } : header;
}
