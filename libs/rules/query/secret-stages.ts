/** Under which names effects keep how far they have come in asking both players for credits in secret. */
export const secretStages = { psi: '#psi', guess: '#guess' } as const;
