/** A hint as errors tell it: also by the name it had before the schema was released, which is deprecated. */
export const hinted = (hint: string) => ({ hint, mend: hint });
