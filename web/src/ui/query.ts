import { useLocation } from 'preact-iso';

export type Settings = Readonly<Record<string, string>>;

/** Settings of a page as they stand in its address, and how to change some; '' takes one out. */
export function useSettings(): readonly [Settings, (changed: Settings) => void] {
  const { path, query, route } = useLocation();
  // What is left empty is not asked for.
  const settings = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const change = (changed: Settings): void => {
    const kept = Object.entries({ ...query, ...changed }).filter(([, value]) => value !== '');
    const search = new URLSearchParams(kept).toString();
    const address = search === '' ? path : `${path}?${search}`;
    // Back leads to what was chosen before; what is chosen again is no step.
    if (address !== `${path}${location.search}`) route(address);
  };
  return [settings, change];
}
