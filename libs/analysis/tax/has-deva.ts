import type { Pool, State } from '#rules';

/** Whether there is a deva outside of the rig, which is in the grip or may come to it. */
export const hasDeva = ({ definitions }: Pool, { cards }: State): boolean =>
  cards.some(({ def, zone }) => {
    const value = definitions[def]?.value;
    return zone !== 'rig' && value?.type === 'program' && value.subtypes.includes('deva');
  });
