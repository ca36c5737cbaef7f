import type { ButtonHTMLAttributes } from 'preact';
import './button.css';

type Kind = 'plain' | 'main' | 'quiet';

type ButtonProps = ButtonHTMLAttributes & { readonly kind?: Kind };

export const Button = ({ kind = 'plain', class: more, ...rest }: ButtonProps) => (
  <button type="button" {...rest} class={`button button-${kind} ${String(more ?? '')}`} />
);
