/** PostgreSQL's archive_command of docs/operations.md: a kill leaves no half segment under its name. */
export function archiveInto(folder: string): string {
  const kept = `${folder}/%f`;
  const part = `${kept}.part`;
  return `cmp -s %p ${kept} || (test ! -f ${kept} && cp %p ${part} && sync ${part} && mv ${part} ${kept})`;
}
