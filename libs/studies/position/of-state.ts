import { loadPosition } from '#notation/scenario/position/load';
import { type Pool, type PositionView, type State, viewPosition } from '#rules';
import { refuse, type StudyRefusal } from '../study/refusal';
import { whyNotBetween, writeView } from './from-view';
import type { History, WrittenPosition } from './written';

export type OfState =
  | { readonly ok: true; readonly position: WrittenPosition }
  | { readonly ok: false; readonly refusal: StudyRefusal };

const no = (message: string, hint: string): OfState => ({
  ok: false,
  refusal: refuse('CANNOT_BE_WRITTEN', 'position', message, hint),
});

/** Whether a document can be asked for at all: between two actions, with nothing that lasts or was used. */
export const isPlain = ({ prompt, turn, lasting, usages }: State): boolean =>
  prompt?.kind === 'action' &&
  prompt.for === turn.side &&
  lasting.length === 0 &&
  usages.length === 0;

/** A view without the names that cards have in one game alone. */
const nameless = (view: PositionView): string =>
  JSON.stringify({ ...view, prompt: view.prompt?.for }, (key, value: unknown) =>
    key === 'handle' ? undefined : value,
  );

/**
 * A true position as a document, where a document says all of it: between two actions, with nothing that
 * lasts. Refused elsewhere, so that what is read again is what was written.
 */
export function positionOf(pool: Pool, state: State, history: History): OfState {
  const view = viewPosition(pool, state, 'judge');
  const midst = whyNotBetween(view);
  if (midst !== null) return no(midst, 'Take a position between two actions.');
  if (state.lasting.length > 0)
    return no('something lasts for the turn or longer', 'Take a position where nothing does.');
  if (state.usages.length > 0)
    return no(
      'an ability was used that can be used once a turn',
      'Take a position at the beginning of a turn.',
    );
  const position = writeView(view, history, () => {
    throw new Error('a judge sees every card');
  });
  const loaded = loadPosition(pool, position);
  if (!loaded.ok) return no(loaded.message, 'Take another position.');
  if (nameless(viewPosition(pool, loaded.state, 'judge')) !== nameless(view))
    return no('it holds what no document says', 'Take another position.');
  return { ok: true, position };
}
