import type { AdminList } from '@redwhiteandcode/app/parts/admin/AdminListPage.tsx';
import { ExportButton } from '@redwhiteandcode/app/parts/admin/ExportCsv.tsx';
import { newestFirst } from './admin.ts';

const ignore = (): void => undefined;

/** Returns a list with all rows on one page. */
export function listOf<Row>(rows: readonly Row[], column: string): AdminList<Row> {
  return {
    table: {
      ...newestFirst(rows, column),
      isLoading: false,
      isUpdating: false,
      error: undefined,
      onRetry: ignore,
    },
    pages: {
      hasPrevious: false,
      hasNext: false,
      onPrevious: ignore,
      onNext: ignore,
      rangeLabel: `1–${rows.length} of ${rows.length}`,
      pageSize: 25,
      onPageSizeChange: ignore,
    },
    place: { q: '', sort: { column, direction: 'descending' }, states: {}, limit: 25 },
    go: ignore,
    exportCsv: <ExportButton onExport={ignore} onCancel={ignore} />,
  };
}
