import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import './tabs.css';

interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly children: ComponentChildren;
}

/** One pane of several. Arrows on a tab go to the next tab, not through the game. */
export const Tabs = <T extends string>({
  label,
  tabs,
  value,
  onChoose,
  children,
}: TabsProps<T>) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || event.ctrlKey) return;
    event.preventDefault();
    const place = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(place + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`tab-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls="pane"
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div class="pane" role="tabpanel" id="pane" aria-labelledby={`tab-${value}`}>
        {children}
      </div>
    </>
  );
};
