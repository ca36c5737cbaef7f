import { toldByKafka } from './kafka-log';

const told = (label: string, message: string, error?: unknown) =>
  toldByKafka({
    label,
    log: { timestamp: '', message, ...(error !== undefined && { error }) },
  });

describe('a line of kafkajs', () => {
  it.each([
    [
      'WARN',
      'The group is rebalancing, re-joining',
      'The group is rebalancing, so a rejoin is needed',
    ],
    [
      'ERROR',
      'Response Heartbeat(key: 12, version: 3)',
      'The group is rebalancing, so a rejoin is needed',
    ],
    [
      'ERROR',
      'Response OffsetCommit(key: 8, version: 5)',
      'Specified group generation id is not valid',
    ],
    ['ERROR', 'Response CreateTopics(key: 19, version: 3)', 'Topic creation errors'],
  ])('%s of the usual life of a group is information: %s', (label, message, error) => {
    expect(told(label, message, error)).toEqual({
      level: 'info',
      message: `kafka: ${message} ${error}`,
    });
  });

  it('warns of a member that was too slow', () => {
    const error = 'The coordinator is not aware of this member';
    expect(told('ERROR', 'Response Heartbeat(key: 12, version: 3)', error).level).toBe('warn');
    expect(told('ERROR', `${error}, re-joining the group`, error).level).toBe('warn');
    expect(
      told('ERROR', 'Response GroupCoordinator(key: 10)', 'The group coordinator is not available')
        .level,
    ).toBe('warn');
    expect(told('WARN', 'Response without match').level).toBe('warn');
  });

  it.each([
    'This server is not the leader for that topic-partition',
    'There is no leader for this topic-partition as we are in the middle of a leadership election',
  ])('warns while a partition gets a leader, whom kafkajs looks for again: %s', (error) => {
    expect(told('ERROR', 'Response ListOffsets(key: 2, version: 3)', error).level).toBe('warn');
  });

  it.each([
    ['Connection error: connect ECONNREFUSED 127.0.0.1:9092', undefined],
    ['Crash: KafkaJSNumberOfRetriesExceeded: Request Fetch timed out', undefined],
    [
      'Response Produce(key: 0, version: 7)',
      'The request included message batch larger than allowed',
    ],
    ['Error when calling eachBatch', new TypeError('bug')],
  ])('leaves an error what it is: %s', (message, error) => {
    expect(told('ERROR', message, error).level).toBe('error');
  });
});
