import type { Refusal } from '../api/refusal';
import { inOne, type Ranges } from './extent';
import { Moments } from './moments';
import { Story } from './story';
import type { ViewerName } from './viewers';

/** What was loaded of one viewer's view. */
export interface View {
  readonly moments: Moments;
  readonly story: Story;
}

interface ViewsOptions {
  readonly game: string;
  readonly keys: () => readonly string[];
  /** What is open now. */
  readonly ranges: () => Ranges;
  readonly onMoments: (viewer: ViewerName, refusal: Refusal | null) => void;
}

/** All that was loaded of a game, by viewer. */
export class Views {
  private readonly loaded = new Map<ViewerName, View>();

  constructor(private readonly options: ViewsOptions) {}

  of(viewer: ViewerName): View {
    const known = this.loaded.get(viewer);
    if (known !== undefined) return known;
    const { game, keys, ranges, onMoments } = this.options;
    const options = { game, viewer, keys };
    const moments = new Moments({
      ...options,
      range: (at) => inOne(ranges().get(viewer) ?? [], at),
      onChange: (refusal) => onMoments(viewer, refusal),
    });
    const made = { moments, story: new Story(options) };
    this.loaded.set(viewer, made);
    return made;
  }

  names(): readonly ViewerName[] {
    return [...this.loaded.keys()];
  }

  drop(viewer: ViewerName): void {
    const view = this.loaded.get(viewer);
    view?.moments.clear();
    view?.story.stop();
    this.loaded.delete(viewer);
  }
}
