import type { Refusal } from '../api/refusal';
import { Button } from './button';
import type { Settings } from './query';

interface OfferedProps {
  readonly refusal: Refusal;
  readonly onChange: (changed: Settings) => void;
}

/** Names that may have been meant, each to be searched for instead. */
export const Offered = ({ refusal: { offered }, onChange }: OfferedProps) => (
  <>
    {offered?.nearest.map((name) => (
      <Button key={name} onClick={() => onChange({ [offered.field]: name })}>
        {name}
      </Button>
    ))}
  </>
);
