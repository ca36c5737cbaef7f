const ADDRESS = /^(?:\S*\/games\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]\S*)?$/i;

/** The game that an address leads to; what is none is sent as it is, for the server to say so. */
export const gameIdIn = (text: string): string => ADDRESS.exec(text.trim())?.[1] ?? text.trim();
