import type { LogEntry } from 'kafkajs';

export interface Told {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
}

/** What a member of a group is answered while others come and go. kafkajs joins again by itself. */
const USUAL = [
  'The group is rebalancing',
  'Specified group generation id is not valid',
  // There is such a topic. What else can be wrong with making one is thrown as well.
  'Topic creation errors',
];
/** What passes by itself, and should be rare: a member was too slow, a cluster has just begun, a partition is led by another broker. */
const PASSING = [
  'The coordinator is not aware of this member',
  'The group coordinator is not available',
  'This server is not the leader for that topic-partition',
  'There is no leader for this topic-partition',
];

/** A line of kafkajs at the level it has for whoever runs this program. */
export function toldByKafka({ label, log }: Pick<LogEntry, 'label' | 'log'>): Told {
  const cause = String(log['error'] ?? '');
  const message = `kafka: ${log.message} ${cause}`.trim();
  const says = (text: string): boolean => log.message.startsWith(text) || cause.startsWith(text);
  if (USUAL.some(says)) return { level: 'info', message };
  return { level: label === 'WARN' || PASSING.some(says) ? 'warn' : 'error', message };
}
