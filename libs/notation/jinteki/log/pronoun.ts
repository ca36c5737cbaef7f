/** What stands before "turn", "Grip" or "credit pool": accounts choose their own, such as "xyr". */
export const pronoun = '(?:his or her|[a-z]{2,12})';
