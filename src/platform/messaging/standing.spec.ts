import { setTimeout as sleep } from 'node:timers/promises';
import { standing, type Joined } from './standing';

interface Member extends Joined {
  crash(): void;
  left: boolean;
}

/** A group whose members the test lets in, or not. */
function group() {
  const members: Member[] = [];
  const told: unknown[] = [];
  /** What comes of the joins to come; each that is not given succeeds at once. */
  const outcomes: Promise<void>[] = [];
  const join = async (): Promise<Joined> => {
    await outcomes.shift();
    let crash = (): void => undefined;
    const crashed = new Promise<void>((resolve) => (crash = resolve));
    const member: Member = {
      crashed,
      crash,
      left: false,
      leave: async () => void (member.left = true),
    };
    members.push(member);
    return member;
  };
  const options = {
    join,
    onError: (error: unknown) => void told.push(error),
    pause: 5,
    longest: 10,
  };
  return { members, outcomes, told, options };
}

/** Milliseconds in which all that was going to happen has. */
const LONG = 60;

describe('a standing member', () => {
  it('leaves and joins anew when it gives up, until it is stopped', async () => {
    const { members, options } = group();
    const consumption = await standing(options);
    members[0]?.crash();
    await sleep(LONG);
    expect(members.map(({ left }) => left)).toEqual([true, false]);
    await consumption.stop();
    members[1]?.crash();
    await sleep(LONG);
    expect(members.map(({ left }) => left)).toEqual([true, true]);
  });

  it('tries again what did not succeed, and tells why', async () => {
    const { members, outcomes, told, options } = group();
    const consumption = await standing(options);
    const away = new Error('away');
    outcomes.push(...[1, 2, 3].map(async () => Promise.reject(away)));
    members[0]?.crash();
    await sleep(2 * LONG);
    expect(told).toEqual([away, away, away]);
    expect(members).toHaveLength(2);
    await consumption.stop();
  });

  it('throws what the first join throws', async () => {
    const { outcomes, options } = group();
    outcomes.push(Promise.reject(new Error('no such topic')));
    await expect(standing(options)).rejects.toThrow('no such topic');
  });

  it('joins no more when it is stopped before it does', async () => {
    const { members, options } = group();
    const consumption = await standing({ ...options, pause: 10_000 });
    members[0]?.crash();
    await sleep(1);
    await consumption.stop();
    expect(members).toHaveLength(1);
  });

  it('leaves what it joins when it is stopped meanwhile', async () => {
    const { members, outcomes, options } = group();
    const consumption = await standing(options);
    let letIn = (): void => undefined;
    outcomes.push(new Promise<void>((resolve) => (letIn = resolve)));
    members[0]?.crash();
    await sleep(LONG);
    expect(outcomes).toEqual([]);
    const stopped = consumption.stop();
    letIn();
    await stopped;
    await sleep(LONG);
    expect(members.map(({ left }) => left)).toEqual([true, true]);
  });

  it('tells what goes wrong as it leaves, and joins anew', async () => {
    const { members, told, options } = group();
    const closed = new Error('connection closed');
    let times = 0;
    const consumption = await standing({
      ...options,
      join: async () => {
        const joined = await options.join();
        times += 1;
        return times === 1 ? { ...joined, leave: async () => Promise.reject(closed) } : joined;
      },
    });
    members[0]?.crash();
    await sleep(LONG);
    expect(told).toEqual([closed]);
    expect(members).toHaveLength(2);
    await consumption.stop();
  });
});
