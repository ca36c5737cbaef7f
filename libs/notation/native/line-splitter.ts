import { LogReader, type ReadLog } from './log-reader';
import { defaultLimits, type LogLimits } from './limits';
import { refuse, type Complaint, type LogRefusal } from './refusal';

const notUtf8: Complaint = {
  code: 'NOT_UTF8',
  message: 'the file is not UTF-8 from this line on',
  hint: 'Save it as UTF-8 and send it again.',
};

/** Cuts bytes into lines for a reader. Never holds more than one line and one chunk. */
export class LineSplitter {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private readonly reader: LogReader;
  private rest = '';
  private lines = 0;
  private bytes = 0;

  constructor(private readonly limits: LogLimits = defaultLimits) {
    this.reader = new LogReader(limits);
  }

  push(chunk: Uint8Array): LogRefusal | null {
    this.bytes += chunk.length;
    if (this.bytes > this.limits.bytes)
      return this.tooLarge('the file', this.limits.bytes, 'bytes');
    const text = this.decode(chunk);
    if (text === null) return refuse(this.lines + 1, null, notUtf8);
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      const refused = this.give(line);
      if (refused !== null) return refused;
    }
    if (this.rest.length > this.limits.line)
      return this.tooLarge('the line', this.limits.line, 'characters');
    return null;
  }

  end(): ReadLog {
    const text = this.decode(null);
    if (text === null) return refuse(this.lines + 1, null, notUtf8);
    this.rest += text;
    if (this.rest !== '') {
      const refused = this.give(this.rest);
      if (refused !== null) return refused;
    }
    return this.reader.end();
  }

  private give(line: string): LogRefusal | null {
    this.lines += 1;
    return this.reader.push(line.endsWith('\r') ? line.slice(0, -1) : line);
  }

  private tooLarge(what: string, limit: number, unit: string): LogRefusal {
    return refuse(this.lines + 1, null, {
      code: 'TOO_LARGE',
      message: `${what} has more than ${limit} ${unit}`,
      hint: 'Check that it is one log of one game, or raise the limit.',
    });
  }

  private decode(chunk: Uint8Array | null): string | null {
    try {
      return chunk === null ? this.decoder.decode() : this.decoder.decode(chunk, { stream: true });
    } catch {
      return null;
    }
  }
}
