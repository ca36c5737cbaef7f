/** What is read off an object is kept as long as that object, which never changes. */
export function keptFor<K extends object, V extends object>(read: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>();
  return (from) => {
    const before = known.get(from);
    if (before !== undefined) return before;
    const fresh = read(from);
    known.set(from, fresh);
    return fresh;
  };
}
