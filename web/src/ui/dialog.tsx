import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Icon } from './icon';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Over the page; Escape and the cross close it. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const { activeElement: before } = document;
    element?.showModal();
    return () => {
      element?.close();
      // Taken out by a key it gives nothing back: who goes by keys would begin at the top again.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // The browser tells late that it closed: gone by then, it may have been opened anew.
  const closed = (): void => {
    if (dialog.current !== null) onClose();
  };
  return (
    <dialog ref={dialog} class="dialog" aria-label={title} onClose={closed}>
      <div class="dialog-head">
        <h2>{title}</h2>
        <button type="button" class="dialog-close" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
};
