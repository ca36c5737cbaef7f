import { type Fact, isCentral, type Central, type ServerName } from '#rules';

/** Remotes are one: their numbers mean something within a game only. */
export const targets = ['hq', 'rd', 'archives', 'remote'] as const;
export type Target = (typeof targets)[number];

const central: Readonly<Record<Central, Target>> = { HQ: 'hq', 'R&D': 'rd', Archives: 'archives' };

const targetOf = (server: ServerName): Target => (isCentral(server) ? central[server] : 'remote');

/** Every run once, on the server it went to in the end. */
export class RunTally {
  private run: { server: ServerName; successful: boolean } | null = null;

  constructor(private readonly count: (target: Target, successful: boolean) => void) {}

  take(fact: Fact): void {
    if (fact.type === 'run-began') this.run = { server: fact.server, successful: false };
    if (this.run === null) return;
    if (fact.type === 'run-moved') this.run.server = fact.server;
    if (fact.type === 'run-successful') this.run = { server: fact.server, successful: true };
    // A game may end in the midst of a run.
    if (fact.type === 'run-ended' || fact.type === 'game-ended') {
      this.count(targetOf(this.run.server), this.run.successful);
      this.run = null;
    }
  }
}
