import { escaped } from '#text/markup';

/** What a page says of itself where a link to it is shown. Paths begin with a slash. */
export interface PageTold {
  readonly title: string;
  readonly about: string;
  readonly picture: string;
  readonly page: string;
  readonly embed: string;
}

const PLACE = /<!--told-->[^]*?<!--\/told-->/;

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}" />`;

/**
 * The page with what a link to it says: of a moment that everybody may see, and else nothing but
 * what it is, with the one neutral picture. `origin` as the reader named this server.
 */
export function withHead(html: string, told: PageTold | null, origin: string): string {
  const { title, about, picture } = told ?? {
    title: 'Retrace',
    about: 'Games of Android: Netrunner, moment by moment',
    picture: '/picture.png',
  };
  const oembed =
    told === null
      ? []
      : [
          meta('og:url', `${origin}${told.page}`),
          `<link rel="alternate" type="application/json+oembed" href="${escaped(
            `${origin}/oembed?format=json&url=${encodeURIComponent(`${origin}${told.page}`)}`,
          )}" title="${escaped(title)}" />`,
        ];
  const head = [
    `<title>${escaped(told === null ? title : `${title} · Retrace`)}</title>`,
    meta('og:site_name', 'Retrace'),
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', about),
    meta('og:image', `${origin}${picture}`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...oembed,
  ].join('\n    ');
  return html.replace(PLACE, () => head);
}
