import { studyEventTypes } from '#studies/study/events';
import type { RecordedEvent } from '../../platform/event-store/event-store';
import { position } from '../../platform/event-store/position';
import { studyProjection } from './studies';

describe('the list of studies', () => {
  it('says which events change it: no other one writes anything', async () => {
    const { heeds } = studyProjection;
    expect(heeds).toBeDefined();
    for (const type of Object.keys(studyEventTypes)) {
      if (heeds?.has(type) === true) continue;
      const written: string[] = [];
      const event: RecordedEvent = {
        ...{ id: 'an event', stream: 'study-a', version: 2, position: position('2') },
        ...{ type, data: { type }, meta: {}, recordedAt: new Date(0) },
      };
      const query = async (sql: string) => {
        written.push(sql);
        return [];
      };
      await studyProjection.apply({ query }, [event], { readStream: () => Promise.reject() });
      expect([type, written]).toEqual([type, []]);
    }
  });
});
