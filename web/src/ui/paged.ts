import { useSignal, type ReadonlySignal } from '@preact/signals';
import { ask, type Answer } from '../api/ask';
import type { TypedDocumentString } from '../api/documents';
import { useAsked } from './asked';

interface Page<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Not as many were looked through as would fill it. */
  readonly isBrokenOff?: boolean;
}

interface Paged<T, Row> {
  /** Of the first page; null until it is there. */
  readonly answer: ReadonlySignal<Answer<T> | null>;
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  /** Whether the last page was broken off. */
  readonly isBrokenOff: boolean;
  readonly more: () => Promise<void>;
  readonly again: () => void;
}

interface Further<T, Row> {
  readonly of: Answer<T> | null;
  readonly pages: readonly Page<Row>[];
}

/** A list page by page, the next on demand; begun anew where something else is asked for. */
export function usePaged<T, V extends { readonly after?: string | null | undefined }, Row>(
  document: TypedDocumentString<T, V>,
  variables: V,
  pageOf: (answer: T) => Page<Row>,
): Paged<T, Row> {
  const { answer, again } = useAsked(document, variables);
  const given = answer.value;
  // Those behind the first page of one answer are none of the next answer's.
  const further = useSignal<Further<T, Row>>({ of: null, pages: [] });
  const behind = (): readonly Page<Row>[] =>
    further.value.of === given ? further.value.pages : [];
  const pages = given?.ok === true ? [pageOf(given.value), ...behind()] : [];
  const end = pages.at(-1);
  const last = end?.pageInfo;
  const more = async (): Promise<void> => {
    const next = await ask(document, { ...variables, after: last?.endCursor ?? null });
    if (next.ok) further.value = { of: given, pages: [...behind(), pageOf(next.value)] };
  };
  return {
    ...{ answer, more, again },
    rows: pages.flatMap(({ edges }) => edges.map(({ node }) => node)),
    hasMore: last?.hasNextPage === true,
    isBrokenOff: end?.isBrokenOff === true,
  };
}
