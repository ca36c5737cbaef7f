import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** An address that stays the same while the server behind it goes and comes. */
export class Line {
  private readonly ends = new Set<Socket>();

  private constructor(
    private readonly listening: Server,
    private port: number | null,
  ) {}

  static async to(address: string): Promise<Line> {
    const listening = createServer();
    const line = new Line(listening, Number(new URL(address).port));
    listening.on('connection', (end) => line.joined(end));
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
    return line;
  }

  get address(): string {
    const { port } = this.listening.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Nobody answers any longer. */
  cut(): void {
    this.port = null;
    for (const end of this.ends) end.destroy();
  }

  lead(address: string): void {
    this.port = Number(new URL(address).port);
  }

  close(): void {
    this.cut();
    this.listening.close();
  }

  private joined(end: Socket): void {
    if (this.port === null) {
      end.destroy();
      return;
    }
    const other = connect(this.port, '127.0.0.1');
    for (const [one, another] of [
      [end, other],
      [other, end],
    ] as const) {
      this.ends.add(one);
      one.on('error', () => another.destroy());
      one.on('close', () => {
        this.ends.delete(one);
        another.destroy();
      });
      one.pipe(another);
    }
  }
}
