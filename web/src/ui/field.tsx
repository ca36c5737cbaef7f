import type { ComponentChildren } from 'preact';
import './field.css';

interface FieldProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export const Field = ({ label, children }: FieldProps) => (
  <label class="field">
    <span class="field-label">{label}</span>
    {children}
  </label>
);
