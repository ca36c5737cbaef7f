import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/free-port';

const CLUSTER = 'cmV0cmFjZS10ZXN0LWtyYQ';
const START_PATIENCE = 60_000;
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
    if (running === null || running.exitCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  };
  const start = async (): Promise<void> => {
    const log = join(folder, 'kafka.log');
    const output = openSync(log, 'a');
    child = spawn('java', java('kafka.Kafka', properties), { stdio: ['ignore', output, output] });
    closeSync(output);
    await accepting(port, child, log);
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
  const deadline = performance.now() + START_PATIENCE;
  while (!(await canConnect(port))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`Kafka did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    await sleep(100);
  }
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
