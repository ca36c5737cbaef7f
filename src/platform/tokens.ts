/** Injection tokens; the types are those of the interfaces of the same names. */
export const CONFIG = Symbol('Config');
export const CLOCK = Symbol('Clock');
export const DATABASE = Symbol('Database');
export const EVENT_STORE = Symbol('EventStore');
/** The `Memory` of this process: whatever it remembers that may hold names. */
export const MEMORY = Symbol('Memory');
/** `ContentIds` that this store alone can make. */
export const CONTENT_IDS = Symbol('ContentIds');
/** The `ProjectionRunner`: modules register their projections in `onModuleInit`. */
export const PROJECTIONS = Symbol('ProjectionRunner');
/** A `ReadModelReader`: reads what projections have written, a question for as long as the limits say. */
export const READ_MODEL_READER = Symbol('ReadModelReader');
/** A `ReadModelReader` for work that no request waits for: it takes as long as it takes. */
export const UNHURRIED_READER = Symbol('UnhurriedReader');
/** The `Metrics` of this process. */
export const METRICS = Symbol('Metrics');
/** `Processes` for work that would keep requests waiting. */
export const PROCESSES = Symbol('Processes');
/** The `Tracing` of this process. */
export const TRACING = Symbol('Tracing');
