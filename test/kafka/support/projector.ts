import { systemClock } from '../../../src/platform/clock/clock';
import { connected } from '../../../src/platform/database/database';
import { PostgresEventStore } from '../../../src/platform/event-store/postgres-event-store';
import { openKafkaBus } from '../../../src/platform/messaging/kafka-bus';
import { ProjectionWorker } from '../../../src/platform/messaging/projection-worker';
import { Relay } from '../../../src/platform/messaging/relay';
import { ProjectionRunner } from '../../../src/platform/projections/projection-runner';
import { totals } from '../../support/totals';

const [host = '', database = '', broker = '', topic = '', group = ''] = process.argv.slice(2);
const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);

/** A projector in a process of its own, to be killed; says `batch` in the middle of each. */
async function main(): Promise<void> {
  const address = { host, port: 5432, user: 'retrace', database };
  const opened = await connected(address, 5, async () => undefined);
  const store = new PostgresEventStore(opened, systemClock);
  const runner = new ProjectionRunner(opened.pool, store, { onError: report });
  const { apply, ...rest } = totals();
  runner.register({
    ...rest,
    apply: async (transaction, events, reader) => {
      await apply(transaction, events, reader);
      process.stdout.write('batch\n');
      await transaction.query('select pg_sleep(0.02)');
    },
  });
  const options = { brokers: [broker], topic, group, partitions: 6, replication: 1 };
  const bus = await openKafkaBus({ ...options, onError: report });
  const published = () => Relay.published(opened.pool);
  await new ProjectionWorker(store, runner, bus, published, report).start();
}

void main().catch(report);
