import { refusal } from '../../access/refusal';
import type { AccessDecision } from '../../access/access-decision';
import { gatedFrames } from './gated-frames';

const revoked = refusal('GRANT_REVOKED', 'your grant was revoked', 'Ask.');

/** Frames 0, 1, 2 and so on, which remember that they were left. */
function endless() {
  const state = { left: false };
  async function* count() {
    try {
      for (let at = 0; ; at += 1) yield { at };
    } finally {
      state.left = true;
    }
  }
  return { state, source: count() };
}

const looks = (...sights: readonly AccessDecision[]) => {
  const left = [...sights];
  return async (): Promise<AccessDecision> => left.shift() ?? { ok: true, ranges: 'all' };
};

describe('frames behind the gate', () => {
  const all: AccessDecision = { ok: true, ranges: 'all' };

  it('end with the reason when a grant is taken back between two of them', async () => {
    const { source, state } = endless();
    const frames = gatedFrames(source, 'g', looks(all, { ok: false, why: revoked }));
    expect(await frames.next()).toEqual({ value: { at: 0 }, done: false });
    await expect(frames.next()).rejects.toMatchObject({ extensions: { code: 'GRANT_REVOKED' } });
    expect(state.left).toBe(true);
  });

  it('say nothing of a game that is not to be looked at any more', async () => {
    const frames = gatedFrames(endless().source, 'g', looks({ ok: false, why: null }));
    await expect(frames.next()).rejects.toMatchObject({ extensions: { code: 'GAME_NOT_FOUND' } });
  });

  it('leave out what lies outside of a grant', async () => {
    const some: AccessDecision = { ok: true, ranges: [{ from: 2, to: 3 }] };
    const frames = gatedFrames(endless().source, 'g', looks(some, some, some));
    expect(await frames.next()).toEqual({ value: { at: 2 }, done: false });
  });

  it('are left when the follower leaves', async () => {
    const { source, state } = endless();
    const frames = gatedFrames(source, 'g', looks());
    await frames.next();
    await frames.return?.();
    expect(state.left).toBe(true);
  });
});
