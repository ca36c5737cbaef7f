import { namesAt, renamedAt } from '../people/name-places';
import type { People } from '../people/people';
import type { EventForms } from './event-schemas';
import { ERASED, type NewEvent, type RecordedEvent, type StreamId } from './event-store';

const PERSON = /^person:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Between events as the program has them and as they are stored: versions, and names of people. */
export class EventTranslation {
  constructor(
    private readonly forms: EventForms,
    private readonly people: People,
  ) {}

  async toStored(stream: StreamId, events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
    const told = events.flatMap((event) => namesAt(event.data, this.places(stream, event.type)));
    // What is said of somebody whose name was erased is said of nobody.
    const names = told.filter((name) => name !== ERASED);
    const ids = names.length > 0 ? await this.people.ids(names) : new Map<string, string>();
    return events.map((event) => {
      const type = this.forms.storedType(stream, event.type);
      const places = this.places(stream, event.type);
      if (type === event.type && places.length === 0) return event;
      const data = renamedAt(event.data, places, (name) =>
        name === ERASED ? name : `person:${ids.get(name) ?? ''}`,
      );
      return { ...event, type, data };
    });
  }

  /** An event that is not understood stays as it is stored and has a `problem`. */
  async fromStored(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const present = events.map((event) => this.present(event));
    const people = present.flatMap(({ stream, type, data }) =>
      namesAt(data, this.places(stream, type)).flatMap((text) => PERSON.exec(text)?.[1] ?? []),
    );
    if (people.length === 0) return present;
    const names = await this.people.names([...new Set(people)]);
    const nameOf = (text: string): string => {
      const id = PERSON.exec(text)?.[1];
      return id === undefined ? text : (names.get(id) ?? ERASED);
    };
    return present.map((event) => {
      const places = this.places(event.stream, event.type);
      return places.length === 0
        ? event
        : { ...event, data: renamedAt(event.data, places, nameOf) };
    });
  }

  private present(event: RecordedEvent): RecordedEvent {
    if (this.forms.isPlain(event.stream, event.type)) return event;
    const understood = this.forms.understand(event.stream, event.type, event.data);
    if (!understood.ok) return { ...event, problem: understood.message };
    const { type, data } = understood;
    return type === event.type && data === event.data ? event : { ...event, type, data };
  }

  private places(stream: StreamId, type: string): readonly string[] {
    return this.forms.mayName(type) ? (this.forms.schemaOf(stream, type)?.names ?? []) : [];
  }
}
