const payment = /(\d+) *\[Credits?\] from ([^[]+?)(?=,| and | to | due |\.|$)/g;

/** What a line tells to have been paid, source by source, as it names them and in its order. */
export const paymentsIn = (line: string): readonly (readonly [string, number])[] =>
  [...line.matchAll(payment)].map(([, amount, from]) => [from?.trim() ?? '', Number(amount)]);

/** The same, all that lines call by one name together: it may be several copies of a card. */
export function paidBySource(line: string): ReadonlyMap<string, number> {
  const paid = new Map<string, number>();
  for (const [source, credits] of paymentsIn(line))
    paid.set(source, (paid.get(source) ?? 0) + credits);
  return paid;
}
