const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Version 1 left the format to each registration, where it was constructed unless named. */
export const announcedWithFormat = (data: unknown): unknown => {
  const settings = isObject(data) && 'settings' in data ? data.settings : null;
  if (!isObject(settings)) throw new Error('an announcement has no settings');
  return { ...Object(data), settings: { format: 'constructed', ...settings } };
};
