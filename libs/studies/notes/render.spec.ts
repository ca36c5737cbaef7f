import { badNote, renderNote } from './render';

describe('notes', () => {
  it('are Markdown', () => {
    expect(
      badNote('**R&D** first, see [the rules](https://nisei.net)\n\n- a\n- `b < c`'),
    ).toBeNull();
    expect(renderNote('**R&D** [x](https://nisei.net)')).toBe(
      '<p><strong>R&amp;D</strong> <a href="https://nisei.net" rel="nofollow noopener ugc">x</a></p>\n',
    );
    expect(badNote('1 < 2 > 0 & so on')).toBeNull();
    expect(badNote('')).toBeNull();
  });

  it.each([
    ['one\n\n<script>alert(1)</script>', 3, 'HTML'],
    ['a <b onclick="x">b</b>', 1, 'HTML'],
    ['<!-- no -->', 1, 'HTML'],
    ['one\ntwo <b>x</b>', 2, 'HTML'],
    ['one  \ntwo\n[x](javascript:x)', 3, 'link'],
    ['one\n\n> quoted <img src=x onerror=alert(1)>', 3, 'HTML'],
    ['[x](javascript:alert(1))', 1, 'link'],
    ['[x](  JaVaScRiPt:alert(1))', 1, 'link'],
    ['[x](data:text/html;base64,AAAA)', 1, 'link'],
    ['<javascript:alert(1)>', 1, 'link'],
    ['[x]: vbscript:x\n\n[x]', 3, 'link'],
    ['![x](https://example.org/x.png)', 1, 'pictures'],
  ])('%j is refused with its line and what to do', (text, line, what) => {
    expect(badNote(text)).toMatchObject({
      code: 'BAD_TEXT',
      place: `text, line ${line}`,
      message: expect.stringContaining(what),
    });
  });

  it('are written without any tag or link of their own, whatever got into the store', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](data:text/html,<script>)',
      '![x](https://example.org/x.png)',
      '[x](https://example.org/"onmouseover="alert(1))',
      '<svg/onload=alert(1)>',
      '`<script>`',
      '<a href="javascript:alert(1)">x</a>',
    ];
    const allowed =
      /^<\/?(?:p|a|strong|em|s|code|pre|ul|ol|li|blockquote|h[1-6]|hr|br|table|thead|tbody|tr|th|td)(?: href="(?:https?:\/\/|#)[^"<>]*"| rel="nofollow noopener ugc"| class="language-[^"<>]*"| start="\d+"| style="text-align:(?:left|right|center)")*>$/;
    for (const text of hostile)
      for (const tag of renderNote(text).match(/<[^>]*>/g) ?? []) expect(tag).toMatch(allowed);
  });

  it('that are too long, or hold what no store keeps, are refused', () => {
    expect(badNote('a'.repeat(8_001))).toMatchObject({ place: 'text, character 8001' });
    expect(badNote('a\u0000')).toMatchObject({ place: 'text, character 2' });
  });
});
