import type { PickSource } from '@redwhiteandcode/design-system';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { useSearchWords } from './useSearchWords.ts';
import { usePages } from './usePages.ts';

const peopleIn = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** Returns the groups of a company from which to choose, searched by name and page by page. */
export function useGroupSource(companyId: string): PickSource {
  const { q, text, setText } = useSearchWords();
  const { page, pagesOf } = usePages(q);
  const { data, error, isLoading } = useSessionQuery('GET /api/company/{companyId}/groups', {
    path: { companyId },
    query: { ...(q !== '' && { q }), ...page },
  });
  return {
    items: (data?.items ?? []).map(({ id, name, people }) => ({ id, label: name, detail: peopleIn(people) })),
    isLoading: isLoading && data === undefined,
    error: data === undefined && error ? errorMessageOf(error) : undefined,
    search: { label: 'Search by the start of a name', value: text, onChange: setText },
    pages: pagesOf(data?.next),
  };
}
