/** One spelling for the icons: `[Click]`, `[Credits]`; marks of the log pane and private-use glyphs go away. */
export function plainIcons(text: string): string {
  return text
    .replace(/\[hr\]/g, '')
    .replace(/\[\$\]|\[credits?\]/gi, '[Credits]')
    .replace(/\[clicks?\]/gi, '[Click]')
    .replace(/\[subroutine\]\s*/gi, '')
    .replace(/[\uE000-\uF8FF]/g, '')
    .replace(/\u00A0/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}
