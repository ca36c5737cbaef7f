const NAMES: Readonly<Record<string, string>> = {
  constructed: 'Constructed',
  draft: 'Draft',
  core: 'Core Set',
  'core x2': 'Two Core Sets',
  'core x3': 'Three Core Sets',
};

/** What a deck is held against, as the API names it: `constructed@2015-03-25`, `core x3`. */
export const formats = {
  names: NAMES,
  /** What is not known is told as it is written. */
  said: (written: string): string => {
    const [name = '', day] = written.split('@');
    const known = NAMES[name] ?? name;
    return day === undefined ? known : `${known} as of ${day}`;
  },
  day: 'As it was on',
} as const;
