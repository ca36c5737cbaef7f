import { Buffer } from 'node:buffer';
import net from 'node:net';

/** One connection that is kept open and asks one question at a time; as little of HTTP/1.1 as it takes. */
export class Connection {
  #socket;
  #rest = Buffer.alloc(0);
  #answered = null;

  constructor(port) {
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#answered?.reject(error));
  }

  ask({ method = 'POST', path = '/graphql', headers = {}, body = '' }) {
    const lines = Object.entries({
      host: 'localhost',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
    return new Promise((resolve, reject) => {
      this.#answered = { resolve, reject };
    });
  }

  close() {
    this.#socket.destroy();
  }

  #take(chunk) {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#rest.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#rest.length < end + 4 + length) return;
    const body = this.#rest.toString('utf8', end + 4, end + 4 + length);
    this.#rest = this.#rest.subarray(end + 4 + length);
    this.#answered.resolve({ status: Number(head.slice(9, 12)), head, body });
  }
}

/** Asks all of them over so many connections at once; answers in the order of the questions. */
export async function askAll(port, questions, connections = 8) {
  const answers = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(port);
      while (next < questions.length) {
        const index = next;
        next += 1;
        answers[index] = await connection.ask(questions[index]);
      }
      connection.close();
    }),
  );
  return answers;
}
