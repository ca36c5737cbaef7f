import { createContext } from 'preact';

/** Whether the table is only looked at, as in somebody else's page: nothing on it can be pressed. */
export const Still = createContext(false);
