/** Of a card, what its picture needs: positions of recorded and of observed games have it alike. */
export interface DrawnCard {
  /** Absent where the viewer cannot tell the card. */
  readonly card?: string;
  readonly advancement: number;
  readonly counters: Readonly<Partial<Record<string, number>>>;
  readonly rezzed?: boolean;
  readonly strength?: number;
}

interface DrawnSeat {
  readonly identity: DrawnCard;
  readonly credits: number;
  readonly clicks: number;
  readonly agendaPoints: number;
}

export interface DrawnServer {
  readonly name: string;
  /** The innermost first. */
  readonly ice: readonly DrawnCard[];
  readonly cards: readonly DrawnCard[];
}

/** Of a position, what its picture needs. */
export interface DrawnPosition {
  readonly turn: { readonly number: number; readonly side: 'corp' | 'runner' };
  readonly corp: DrawnSeat & {
    readonly badPublicity: number;
    readonly hq: readonly DrawnCard[];
    readonly rd: readonly DrawnCard[];
    readonly archives: readonly DrawnCard[];
    readonly servers: readonly DrawnServer[];
  };
  readonly runner: DrawnSeat & {
    readonly tags: number;
    readonly link: number;
    readonly grip: readonly DrawnCard[];
    readonly rig: Readonly<
      Record<'programs' | 'hardware' | 'resources' | 'facedown', readonly DrawnCard[]>
    >;
  };
  readonly run: { readonly server: string; readonly position: number } | null;
  readonly outcome: { readonly winner: 'corp' | 'runner' | null; readonly reason: string } | null;
}
