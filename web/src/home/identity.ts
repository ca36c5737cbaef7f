/** What an identity is called at the table: without its surname. */
export const nameOf = (title: string): string => title.split(':', 1)[0] ?? title;
