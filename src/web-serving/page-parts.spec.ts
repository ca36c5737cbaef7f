import { withParts } from './page-parts';

const HTML =
  '<head>\n<!--page home--><link href="h"><!--/page-->\n<!--page game--><link href="g"><!--/page-->\n</head>';

describe('what a page loads', () => {
  it('is what belongs to its address', () => {
    expect(withParts(HTML, 'game')).toBe('<head>\n<link href="g">\n</head>');
    expect(withParts(HTML, null)).toBe('<head>\n</head>');
  });
});
