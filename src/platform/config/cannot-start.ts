/** What whoever starts the program has to mend: its message says what and how, a stack would add nothing. */
export class CannotStart extends Error {}
