/** The mark before a notice of the server, empty before other lines; "!" where a pasted log lost its icons. */
export const noticeLead = (text: string): string => /^(?:\[!\]\s*|!\s+)?/.exec(text)?.[0] ?? '';
