import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port';
import { hasEnded } from '../../support/has-ended';
import { inTime, waitUntil } from '../../support/wait-until';

const CLUSTER = 'cmV0cmFjZS10ZXN0LWtyYQ';
const JVM = ['-Xmx320m', '-Xms64m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

export interface KafkaServer {
  readonly brokers: readonly string[];
  /** As a power cut does. */
  kill(): Promise<void>;
  /** As an administrator does: the broker finishes what it has in hand. */
  halt(): Promise<void>;
  /** On the same data, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One node of Apache Kafka in KRaft mode on a temporary folder. */
export async function kafkaServer(classpath: string): Promise<KafkaServer> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-kafka-'));
  const [port, controller] = [await freePort(), await freePort()];
  const properties = join(folder, 'server.properties');
  writeFileSync(properties, settings(folder, port, controller));
  const java = (main: string, ...args: readonly string[]) => [
    ...[...JVM, '-cp', classpath, '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn'],
    ...[main, ...args],
  ];
  execFileSync('java', java('kafka.tools.StorageTool', 'format', '-t', CLUSTER, '-c', properties));
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || hasEnded(running)) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await inTime(`Kafka to end after ${signal}`, exited, 30_000).catch((error: unknown) => {
      running.kill('SIGKILL');
      throw error;
    });
  };
  const start = async (): Promise<void> => {
    const log = join(folder, 'kafka.log');
    const output = openSync(log, 'a');
    child = spawn('java', java('kafka.Kafka', properties), { stdio: ['ignore', output, output] });
    closeSync(output);
    try {
      await accepting(port, child, log);
    } catch (error) {
      await end('SIGKILL');
      throw error;
    }
  };
  await start();
  return {
    brokers: [`127.0.0.1:${port}`],
    start,
    kill: () => end('SIGKILL'),
    halt: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(folder: string, port: number, controller: number): string {
  return Object.entries({
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controller}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': join(folder, 'data'),
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'log.cleaner.enable': false,
    'auto.create.topics.enable': false,
  })
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

async function accepting(port: number, child: ChildProcess, log: string): Promise<void> {
  const said = () => readFileSync(log, 'utf8').slice(-2_000);
  const isUp = (): Promise<boolean> => {
    if (hasEnded(child)) throw new Error(`Kafka did not start:\n${said()}`);
    return canConnect(port);
  };
  await waitUntil(() => `Kafka to take connections:\n${said()}`, isUp, { pause: 100 });
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
