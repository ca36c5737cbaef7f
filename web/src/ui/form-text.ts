export type FormText = (name: string) => string;

/** What stands in the fields of a form that was sent; null where it was no form. */
export function formText(event: SubmitEvent): FormText | null {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLFormElement)) return null;
  const form = new FormData(event.currentTarget);
  return (name) => String(form.get(name) ?? '');
}
