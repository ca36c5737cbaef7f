import { dropStudy, workOn, type HeldStudy } from '../api/held-studies';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';

/** A study whose key this browser keeps. */
export const HeldStudyRow = ({ held }: { readonly held: HeldStudy }) => {
  const { mine } = texts.lists;
  return (
    <li class="mine-study panel">
      <a href={`/games/${held.game}`} onClick={() => workOn(held.study)}>
        {held.title}
      </a>
      <a href={`/studies/${held.study}`}>{texts.studies.overview}</a>
      <Button
        kind="quiet"
        onClick={() => {
          if (confirm(mine.studySure)) dropStudy(held);
        }}
      >
        {mine.drop}
      </Button>
    </li>
  );
};
