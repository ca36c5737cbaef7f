import type { StreamId } from './event-store';

/** Brings data from one version to the next; throws when it is not what that version held. */
export type Upcast = (data: unknown) => unknown;

export interface EventSchema {
  /** From version 1 to 2, from 2 to 3 and so on; without any the present version is 1. */
  readonly upcasts?: readonly Upcast[];
  /** Places of people's names in the present version, as `players.corp.name`. */
  readonly names?: readonly string[];
}

/** By what streams begin with (`game`), then by type. Nothing else is understood. */
export type EventSchemas = Readonly<Record<string, Readonly<Record<string, EventSchema>>>>;

export type Understood =
  | { readonly ok: true; readonly type: string; readonly data: unknown }
  | {
      readonly ok: false;
      readonly code: 'unknown-type' | 'newer-version' | 'upcast-failed';
      readonly message: string;
    };

const NONE: EventSchema = {};

/** What the events of this program's version are. Without a table every type is in version 1. */
export class EventForms {
  /** Beginnings of the streams in which a type has no upcasts: nearly every event is of these. */
  private readonly plain = new Map<string, string[]>();
  private readonly naming = new Set<string>();

  constructor(private readonly schemas: EventSchemas | null = null) {
    for (const [category, types] of Object.entries(schemas ?? {}))
      for (const [type, { upcasts, names }] of Object.entries(types)) {
        if (upcasts === undefined || upcasts.length === 0)
          this.plain.set(type, [...(this.plain.get(type) ?? []), `${category}-`]);
        if (names !== undefined) this.naming.add(type);
      }
  }

  /** Whether stored events are as the program has them. */
  isPlain(stream: StreamId, storedType: string): boolean {
    if (this.schemas === null) return true;
    return this.plain.get(storedType)?.some((start) => stream.startsWith(start)) ?? false;
  }

  /** False when no event of the type names people. */
  mayName(type: string): boolean {
    return this.naming.has(type);
  }

  /** Undefined for a type there is none of. */
  schemaOf(stream: StreamId, type: string): EventSchema | undefined {
    if (this.schemas === null) return NONE;
    const category = stream.slice(0, stream.indexOf('-'));
    if (!Object.hasOwn(this.schemas, category)) return undefined;
    const types = this.schemas[category];
    return types !== undefined && Object.hasOwn(types, type) ? types[type] : undefined;
  }

  /** `decided` in version 1, `decided@2` after that. Throws for a type there is none of. */
  storedType(stream: StreamId, type: string): string {
    const schema = this.schemaOf(stream, type);
    if (schema === undefined) throw new TypeError(`${stream} cannot hold an event ${type}`);
    return storedTypeOf({ type, version: presentVersion(schema) });
  }

  /** Stored data in its present form. */
  understand(stream: StreamId, storedType: string, data: unknown): Understood {
    const { type, version } = versionedType(storedType);
    const schema = this.schemaOf(stream, type);
    if (schema === undefined)
      return refused('unknown-type', `${stream} holds an event ${type}, which is not known here`);
    if (version > presentVersion(schema))
      return refused(
        'newer-version',
        `${stream} holds an event ${storedType}; this program knows up to version ` +
          `${presentVersion(schema)}. Start the version that wrote it, or a later one`,
      );
    try {
      const pending = schema.upcasts?.slice(version - 1) ?? [];
      return { ok: true, type, data: pending.reduce((old, upcast) => upcast(old), data) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return refused('upcast-failed', `${stream}, ${storedType}: ${reason}`);
    }
  }
}

function presentVersion(schema: EventSchema): number {
  return (schema.upcasts?.length ?? 0) + 1;
}

export interface VersionedType {
  readonly type: string;
  /** From 1. */
  readonly version: number;
}

export function versionedType(storedType: string): VersionedType {
  const match = /^(.+)@([1-9]\d{0,5})$/.exec(storedType);
  const [, type = storedType, version = '1'] = match ?? [];
  return { type, version: Number(version) };
}

export function storedTypeOf({ type, version }: VersionedType): string {
  return version === 1 ? type : `${type}@${version}`;
}

function refused(code: 'unknown-type' | 'newer-version' | 'upcast-failed', message: string) {
  return { ok: false, code, message } as const;
}
