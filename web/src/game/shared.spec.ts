import fc from 'fast-check';
import { shared } from './shared';

describe('what two values share', () => {
  it('is every object that says the same', () => {
    const before = { corp: { credits: 5, hq: [{ card: 'Hedge Fund' }] }, runner: { tags: 0 } };
    const now = { corp: { credits: 4, hq: [{ card: 'Hedge Fund' }] }, runner: { tags: 0 } };
    const both = shared(before, now);
    expect(both).toEqual(now);
    expect(Reflect.get(Object(both), 'runner')).toBe(before.runner);
    expect(Object(both).corp.hq).toBe(before.corp.hq);
    expect(Object(both).corp).not.toBe(before.corp);
  });

  it('says always what it is now, whatever was before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
        expect(shared(before, now)).toEqual(now);
      }),
    );
  });

  it('is the whole of what is the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = structuredClone(value);
        expect(Object.is(shared(before, structuredClone(value)), before)).toBe(true);
      }),
    );
  });

  it('does not take a field that is not there for one that says nothing', () => {
    const before = { source: 'Noise' };
    expect(shared(before, { kind: undefined })).toEqual({ kind: undefined });
    expect(shared({ kind: undefined }, before)).toBe(before);
  });
});
