import { byteSize, positiveInteger, secondsOrOff, type Read } from './variables';

/** What one caller may ask of one process, and at what size. Costs are those of the schema. */
export interface Limits {
  /** Of one operation. */
  readonly costPerQuery: number;
  /** More waits for the next second. */
  readonly costPerSecond: number;
  /** More is refused. */
  readonly costPerMinute: number;
  /** Files uploaded by HTTP. */
  readonly uploadsPerMinute: number;
  /** So many callers' worth is taken from one address. */
  readonly callersPerAddress: number;
  readonly socketsPerCaller: number;
  readonly subscriptionsPerSocket: number;
  /** Bytes of one message over a socket. */
  readonly maxFrame: number;
  /** Bytes of one answer. */
  readonly maxAnswer: number;
  /** Milliseconds of the database for one question to read models; 0: no bound. */
  readonly questionTime: number;
  /** Sides of games that one question about many games may read; what would take more is counted beside, or refused. */
  readonly mostSides: number;
  /** Times that a query is asked before it is compiled. */
  readonly compileAfter: number;
}

export const usualLimits: Limits = {
  costPerQuery: 30_000,
  costPerSecond: 60_000,
  costPerMinute: 2_400_000,
  uploadsPerMinute: 600,
  callersPerAddress: 10,
  socketsPerCaller: 20,
  subscriptionsPerSocket: 50,
  maxFrame: 64 * 1024,
  maxAnswer: 16 * 1024 * 1024,
  questionTime: 10_000,
  // A second of work: of a million games 260,000 sides took 0.9 s, and what 200,000 names had by side 1.1.
  mostSides: 200_000,
  compileAfter: 50,
};

type Reader = <T>(variable: string, fallback: T, parse: (text: string) => Read<T>) => T;

export function readLimits(read: Reader): Limits {
  const number = (variable: string, fallback: number) => read(variable, fallback, positiveInteger);
  const usual = usualLimits;
  return {
    costPerQuery: number('RETRACE_COST_PER_QUERY', usual.costPerQuery),
    costPerSecond: number('RETRACE_COST_PER_SECOND', usual.costPerSecond),
    costPerMinute: number('RETRACE_COST_PER_MINUTE', usual.costPerMinute),
    uploadsPerMinute: number('RETRACE_UPLOADS_PER_MINUTE', usual.uploadsPerMinute),
    callersPerAddress: number('RETRACE_CALLERS_PER_ADDRESS', usual.callersPerAddress),
    socketsPerCaller: number('RETRACE_SOCKETS_PER_CALLER', usual.socketsPerCaller),
    subscriptionsPerSocket: number(
      'RETRACE_SUBSCRIPTIONS_PER_SOCKET',
      usual.subscriptionsPerSocket,
    ),
    maxFrame: read('RETRACE_MAX_FRAME', usual.maxFrame, byteSize),
    maxAnswer: read('RETRACE_MAX_ANSWER', usual.maxAnswer, byteSize),
    questionTime: read('RETRACE_QUESTION_TIME', usual.questionTime, secondsOrOff),
    mostSides: number('RETRACE_MOST_SIDES', usual.mostSides),
    compileAfter: number('RETRACE_COMPILE_AFTER', usual.compileAfter),
  };
}
