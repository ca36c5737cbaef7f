import { isRecord } from '#text/is-record';
/** Version 1 left the format to each registration, where it was constructed unless named. */
export const announcedWithFormat = (data: unknown): unknown => {
  const settings = isRecord(data) && 'settings' in data ? data.settings : null;
  if (!isRecord(settings)) throw new Error('an announcement has no settings');
  return { ...Object(data), settings: { format: 'constructed', ...settings } };
};
