/** A line of a log as it is read: the server's mark of what it says by itself stands for an icon. */
export const saidLine = (text: string): string => text.replace(/\[!\]\s*/g, '');
