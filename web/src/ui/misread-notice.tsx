import { texts } from '../texts/texts';
import { Button } from './button';
import type { Misread } from './misread';
import { Notice } from './notice';
import type { Settings } from './query';

interface MisreadNoticeProps {
  readonly misread: Misread;
  readonly onChange: (changed: Settings) => void;
}

/** What in the address means nothing, and how to be rid of it: a field may show it as empty. */
export const MisreadNotice = ({ misread: { name, refusal }, onChange }: MisreadNoticeProps) => (
  <Notice refusal={refusal}>
    <Button onClick={() => onChange({ [name]: '' })}>{texts.misread.takeOut}</Button>
  </Notice>
);
