import type { ServerName } from '#rules';
import { tellsPlays } from './tells-plays';
import { early, type ToldLines } from './told-lines';

const discarding = / discards (.+) from .+ at end of turn/;

const doing = / to (?:install|play|rez|use|trash)\b| (?:uses?|trash(?:es)?) /;

export const basics = {
  draw: / to draw /,
  'gain-credit': / to gain 1 \[Credits?\]/,
  run: / make a run on /,
  purge: / to purge /,
} as const;

export type Basic = keyof typeof basics;

const runOn = / make a run on (HQ|R&D|Archives|Server \d+)\b/;

/** What lines tell a player to do. */
export class EvidenceOfActs {
  constructor(private readonly log: ToldLines) {}

  /** A click is told to be spent. */
  get spendsClicks(): boolean {
    return this.log.all.some((line) => line.includes(' spends [Click]'));
  }

  /** What a line tells to be discarded as a turn ends; null where none does, or several do. */
  get discards(): readonly string[] | null {
    const told = this.log.all.flatMap((line) => discarding.exec(line)?.[1] ?? []);
    return told.length === 1 ? (told[0]?.split(/, and | and |, /) ?? null) : null;
  }

  private linesOf(action: Basic): readonly string[] {
    return this.log.all.filter(
      (line) =>
        basics[action].test(line) &&
        line.includes('[Click]') &&
        (!/ uses? /.test(line) || line.includes(' Basic Action Card to ')),
    );
  }

  /** How often a basic action is taken: each has its line, of no other card. */
  basics(action: Basic): number {
    return this.linesOf(action).length;
  }

  /** How often a run is made on a server by a basic action: it may come to another one in the same entries. */
  runsOn(server: ServerName): number {
    return this.linesOf('run').filter((line) => runOn.exec(line)?.[1] === server).length;
  }

  /** A card is installed by itself, and not by what another card does. */
  installs(title: string): boolean {
    const told = ` to install ${title}`;
    return this.log
      .near()
      .some((line) => line.includes(told) && !/ uses? /.test(line.slice(0, line.indexOf(told))));
  }

  /** Something is told to be installed, by whatever: of no install of the Corp's there is no line. */
  get tellsInstall(): boolean {
    return this.log.near().some((line) => / installs? /.test(line));
  }

  /** One install is told, and nothing else that anybody does. */
  get installsAlone(): boolean {
    const deeds = this.log.all.filter((line) => doing.test(line));
    return deeds.length === 1 && / to install /.test(deeds[0] ?? '');
  }

  /** A card is told to be played, where the game tells of any. */
  plays(title: string): boolean {
    const told = this.log.around().flatMap((line) => / to play (.+?)\.$/.exec(line)?.[1] ?? []);
    if (told.length === 0) return !tellsPlays(this.log.shown);
    return told.some((one) => one.startsWith(title));
  }

  scores(title: string): boolean {
    return this.log.around().some((line) => line.includes(` scores ${title} and `));
  }

  steals(title: string): boolean {
    return this.log.around().some((line) => line.includes(` steals ${title} and `));
  }

  /** The titles of cards that are told to let the Runner jack out. */
  get jacksOutBy(): readonly string[] {
    return this.log.all.flatMap((line) => / uses (.+) to jack out\.$/.exec(line)?.[1] ?? []);
  }

  /** A card that could let the Runner jack out is told to let them go on, in these entries or right before. */
  goesOnBy(title: string): boolean {
    const { until } = this.log.between;
    const told = ` uses ${title} to continue the run.`;
    return this.log.toldIn(this.log.back(early) + 1, until + 1).some((line) => line.endsWith(told));
  }
}
