import './icon.css';

/** Drawn by ourselves on a field of 16 by 16. */
const SHAPES = {
  credit: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm2.6 8.6a3.2 3.2 0 1 1 0-4.2',
  click: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM8 4.5V8l2.6 1.6',
  agenda: 'M8 1.8 14.2 8 8 14.2 1.8 8ZM8 5.4v5.2M5.4 8h5.2',
  tag: 'M2 2.5h5.2L14 9.2 9.2 14 2 7.2ZM5 5.4v.2',
  badPublicity: 'M2 4.5h12v6.5H8.5L5 14v-3H2ZM8 6v2.2M8 9.6v.1',
  memory: 'M4 4h8v8H4ZM6 1.5V4M10 1.5V4M6 12v2.5M10 12v2.5M1.5 6H4M1.5 10H4M12 6h2.5M12 10h2.5',
  link: 'M6.5 9.5 9.5 6.5M7 4.5 9 2.6a3 3 0 0 1 4.3 4.3l-2 1.9M9 11.5l-1.9 1.9a3 3 0 0 1-4.3-4.3L4.7 7.2',
  card: 'M4 1.8h8v12.4H4ZM6 5h4M6 7.5h4',
  advancement: 'M8 2.5 13.5 13h-11Z',
  virus:
    'M8 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM8 1.3v2.9M8 11.8v2.9M1.3 8h2.9M11.8 8h2.9M3.3 3.3l2 2M10.7 10.7l2 2M12.7 3.3l-2 2M5.3 10.7l-2 2',
  power: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8Z',
  run: 'M8 14.5V5M4 8.5 8 4.5l4 4M4 1.8h8',
  access:
    'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  damage: 'M8 1.5 9.6 6l4.9-1-3.4 3.6 2.4 4.4L9 11l-1 3.5L6.8 11l-4.3 2 2.2-4.4L1.5 5l4.9 1Z',
  start: 'M4 3v10M13 3.5 6.5 8l6.5 4.5Z',
  end: 'M12 3v10M3 3.5 9.5 8 3 12.5Z',
  turnBack: 'M8 3.5 3.5 8 8 12.5M13 3.5 8.5 8l4.5 4.5',
  turnOn: 'M8 3.5 12.5 8 8 12.5M3 3.5 7.5 8 3 12.5',
  back: 'M10 3.5 5.5 8l4.5 4.5',
  on: 'M6 3.5 10.5 8 6 12.5',
  play: 'M4.5 2.5v11L13 8Z',
  pause: 'M5 3v10M11 3v10',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  help: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M8 12.6v.1',
  share: 'M8 10V1.8M4.8 4.8 8 1.6l3.2 3.2M3 8v6h10V8',
  key: 'M5 8a2.8 2.8 0 1 0 0 .1ZM5 8h9M11.5 8v2.6M14 8v1.8',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.4 10.4 14 14',
  download: 'M8 1.8V10M4.8 7.2 8 10.4l3.2-3.2M3 13.8h10',
  swap: 'M2 5.5h11L10 2.5M14 10.5H3l3 3',
} as const;

export type IconName = keyof typeof SHAPES;

const FILLED: ReadonlySet<IconName> = new Set(['play', 'advancement', 'power']);

/** Says nothing by itself: what it stands for is told in words beside it, or hidden text. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    class={FILLED.has(name) ? 'icon icon-filled' : 'icon'}
    viewBox="0 0 16 16"
    aria-hidden="true"
  >
    <path d={SHAPES[name]} />
  </svg>
);
