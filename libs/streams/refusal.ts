/** Why something is not done: nothing has changed, and the `hint` says what to do instead. */
export interface Refusal<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
  readonly hint: string;
}

/** Others kept appending to the stream while this command was decided again and again. */
export type Conflict = Refusal<'CONFLICT'>;

export const refusal = <Code extends string>(
  code: Code,
  message: string,
  hint: string,
): Refusal<Code> => ({ ok: false, code, message, hint });
