import { addressOf, dropWork, type HeldWork } from '../api/held-works';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';

/** A deck or tournament whose key this browser keeps. */
export const HeldWorkRow = ({ held }: { readonly held: HeldWork }) => {
  const { mine } = texts.lists;
  return (
    <li class="mine-study panel">
      <a href={addressOf(held)}>{held.title}</a>
      <Button
        kind="quiet"
        onClick={() => {
          if (confirm(mine.workSure)) dropWork(held);
        }}
      >
        {mine.drop}
      </Button>
    </li>
  );
};
