import type { TypedDocumentString } from './documents';

/** Asks one question of a server. Throws what the server says where it does not answer it. */
export async function ask<Answer, Variables>(
  server: string,
  document: TypedDocumentString<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const response = await fetch(`${server}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  const { data, errors } = (await response.json()) as {
    readonly data?: Answer | null;
    readonly errors?: readonly { readonly message: string }[];
  };
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('; '));
  if (data === undefined || data === null) throw new Error(`${server} answered nothing`);
  return data;
}
