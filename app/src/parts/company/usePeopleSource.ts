import type { PickSource } from '@redwhiteandcode/design-system';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionQuery } from '../../shell/api/useSessionQuery.ts';
import { pickedPerson } from './pickedPerson.ts';
import { useSearchWords } from './useSearchWords.ts';
import { usePages } from './usePages.ts';

/** Returns a searchable, paginated list of a company's people for a PickList. */
export function usePeopleSource(companyId: string): PickSource {
  const { q, text, setText } = useSearchWords();
  const { page, pagesOf } = usePages(q);
  const { data, error, isLoading } = useSessionQuery('GET /api/company/{companyId}/people', {
    path: { companyId },
    query: { ...(q !== '' && { q }), ...page },
  });
  return {
    items: (data?.items ?? []).map(pickedPerson),
    isLoading: isLoading && data === undefined,
    error: data === undefined && error ? errorMessageOf(error) : undefined,
    search: { label: 'Search by name or email', value: text, onChange: setText },
    pages: pagesOf(data?.next),
  };
}
