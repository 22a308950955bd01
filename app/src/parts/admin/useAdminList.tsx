import { type AdminListName, adminLists } from '@redwhiteandcode/contract/admin/list-descriptors.ts';
import type { RowCount } from '@redwhiteandcode/contract/api/page.ts';
import { type AdminKey, callSignedIn, type CompanyKey, type RequestOf } from '../../shell/api/client.ts';
import type { ItemOf } from '../../shell/api/listAll.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { useSessionKey } from '../../shell/api/useSessionQuery.ts';
import { useFailureToast } from '../../shell/api/useFailureToast.ts';
import { useCachedQuery } from '../../shell/api/useCachedQuery.ts';
import { type AdminList, type ListCopy } from './AdminListPage.tsx';
import { asAdmin } from './callAdmin.ts';
import { ExportCsv, type ExportKey, type ListGuard } from './ExportCsv.tsx';
import { firstPage, type ListShape, queryOf, rangeOf, useListPlace } from './listPlace.ts';

/** Operations that return a list of the admin area or of a company's rooms. */
type ListKey = {
  [K in AdminKey | CompanyKey]: ItemOf<K> extends never ? never : K;
}[AdminKey | CompanyKey];

interface ListOptions extends ListShape {
  /** The parameters of the operation's path. */
  path?: Record<string, string> | undefined;
  /** The number of rows, for a list that is not counted in its response. */
  total?: number | undefined;
  /** The operation that exports the list. */
  exports?: ExportKey | undefined;
  /** @default a missing role closes the admin area */
  guard?: ListGuard | undefined;
}

/** The operation that exports one of the contract's lists. */
const exportOf = (name: AdminListName): ExportKey | undefined =>
  name === 'generations' ? undefined : `GET /api/admin/${name}/export`;

interface ListPage {
  items: unknown[];
  next: string | null;
  count?: RowCount;
  start: number;
  /** The request that returned it. */
  of: string;
}

const noRows: never[] = [];
const noCount: RowCount = { rows: 0, is_exact: false, is_from_page: true };

/** Returns the page of one of the contract's admin lists that the address asks for. */
export function useAdminList<Name extends AdminListName>(
  name: Name,
  copy: ListCopy,
  options: Partial<Pick<ListShape, 'states'>> = {},
): AdminList<ItemOf<`GET /api/admin/${Name}`>> {
  const shape = { ...adminLists[name], exports: exportOf(name), ...options };
  return useListPage(`GET /api/admin/${name}`, copy, shape);
}

/**
 * Returns the page of a list that the address asks for. The server sorts, searches and filters. The previous page stays
 * until the next one is loaded.
 */
export function useListPage<K extends ListKey>(
  key: K,
  { failure, failureToast }: Pick<ListCopy, 'failure' | 'failureToast'>,
  { path, total, exports, guard = asAdmin, ...shape }: ListOptions,
): AdminList<ItemOf<K>> {
  const { place, pages, go, turnTo } = useListPlace(shape);
  const { cursor, start } = pages.at(-1) ?? firstPage;
  const query = { ...queryOf(place), limit: place.limit, ...(cursor !== undefined && { cursor }) };
  const request = { ...(path && { path }), query } as unknown as RequestOf<K>;
  const of = JSON.stringify(request);
  const { data, error, isLoading, mutate } = useCachedQuery<ListPage>(
    useSessionKey(key, request),
    async () => ({
      ...((await guard(() => callSignedIn<K>(key, request))) as Pick<ListPage, 'items' | 'next' | 'count'>),
      start,
      of,
    }),
    { keepPreviousData: true },
  );
  const isOther = data?.of !== of;
  const isFailing = error !== undefined && isOther && !isLoading;
  useFailureToast(
    isFailing && failureToast !== undefined,
    failureToast?.title ?? '',
    failureToast?.description ?? (isFailing ? errorMessageOf(error) : undefined),
  );
  const rows = (data?.items ?? noRows) as ItemOf<K>[];
  const next = isOther ? null : (data?.next ?? null);
  const { count, shown } = countOf(data, total);
  return {
    table: {
      rows,
      count: shown,
      // Search results have their own order.
      sortDescriptor: place.q ? undefined : place.sort,
      onSortChange: place.q ? undefined : (sort) => go({ sort }),
      isLoading: isLoading && data === undefined,
      isUpdating: isLoading && data !== undefined,
      error: isFailing ? failure : undefined,
      onRetry: () => void mutate(),
    },
    pages:
      rows.length === 0 && pages.length === 1
        ? undefined
        : {
            hasPrevious: pages.length > 1,
            hasNext: next !== null,
            onPrevious: () => turnTo(pages.slice(0, -1)),
            onNext: () => next !== null && turnTo([...pages, { cursor: next, start: start + rows.length }]),
            rangeLabel: rangeOf(data?.start ?? 0, rows.length, count),
            pageSize: place.limit,
            onPageSizeChange: (limit) => go({ limit }),
          },
    place,
    go,
    exportCsv: exports && <ExportCsv operation={exports} path={path} query={queryOf(place)} guard={guard} />,
  };
}

/** Returns the number of rows if it is known, and the number to show: that one, or the rows that were counted as '50+'. */
function countOf(
  page: ListPage | undefined,
  total: number | undefined,
): { count?: number | undefined; shown?: number | `${number}+` | undefined } {
  if (page === undefined) return { shown: total };
  const { start, items, next, count: { rows, is_exact, is_from_page } = noCount } = page;
  const seen = start + items.length;
  if (next === null) return { count: seen, shown: seen };
  // A new row is in the list a moment before it is counted.
  const counted = Math.max(seen, is_from_page ? start + rows : rows);
  const count = is_exact ? counted : total;
  return { count, shown: count ?? `${counted}+` };
}
