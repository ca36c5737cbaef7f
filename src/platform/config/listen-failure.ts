import { CannotStart } from './cannot-start';

/** The variable that named where to listen. */
interface Wanted {
  readonly variable: 'PORT' | 'METRICS_PORT';
  readonly port: number;
  readonly host: string;
}

/** Below it a port is the system's. */
const FIRST_OPEN_PORT = 1024;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** Why the program cannot listen, with what to do about it. What it has no words for stays as it is. */
export function listenFailure(error: unknown, { variable, port, host }: Wanted): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new CannotStart(
        `Port ${port} is in use: choose another, such as ${variable}=${port + 1} npm start`,
      );
    case 'EACCES':
      return new CannotStart(
        `You may not listen on port ${port}: choose one from ${FIRST_OPEN_PORT} on, such as ` +
          `${variable}=${port + 4000} npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(
        `HOST=${host} is no address of this machine: choose one that is, such as HOST=127.0.0.1`,
      );
    default:
      return error;
  }
}
