const payment = /(\d+) *\[Credits?\] from ([^[]+?)(?=,| and | to | due |\.|$)/g;

/** What a line tells to have been paid, source by source, as it names them and in its order. */
export const paymentsIn = (line: string): readonly (readonly [string, number])[] =>
  [...line.matchAll(payment)].map(([, amount, from]) => [from?.trim() ?? '', Number(amount)]);
