/** The one choice that is no longer offered, or less often than before; null where it is none, or several. */
export function goneFrom(before: readonly string[], then: readonly string[]): string | null {
  const left = [...then];
  const gone = before.filter((choice) => {
    const at = left.indexOf(choice);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const [only] = gone;
  return gone.length === 1 && only !== undefined ? only : null;
}
