import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { RecordState } from '../../../parts/admin/RecordState.tsx';
import { recordStatus, useRefetch } from '../../../parts/admin/useAdminQuery.ts';
import { importHref } from '../../../parts/company/addresses.ts';
import { companyMeta } from '../../../parts/company/companyMeta.ts';
import { useCompany, useRefusal } from '../../../parts/company/useCompany.ts';
import type { SessionKey } from '../../../shell/api/client.ts';
import { useSessionList, useSessionQuery } from '../../../shell/api/useSessionQuery.ts';
import { saveFile } from '../../../shell/downloads/saveFile.ts';
import { importCopy as copy } from './importCopy.ts';
import type { ImportResultPageProps } from './ImportResultPage.tsx';
import { outcomesCsv } from './importRows.ts';
import { NewImport } from './NewImport.tsx';
import type { Route } from './+types/importRoute.ts';

// Shown once an import was started.
const ImportResultPage = lazy(async () => ({
  default: (await import('./ImportResultPage.tsx')).ImportResultPage,
}));

export const meta = ({ params }: Route.MetaArgs) => companyMeta(copy, importHref(params.companyId));

export default function ImportRoute(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const importId = search.get('import');
  return importId === null ? (
    <Start onStart={(id) => setSearch({ import: id })} />
  ) : (
    <Suspense fallback={null}>
      <Result key={importId} importId={importId} />
    </Suspense>
  );
}

/** The latest imports and a new one. */
function Start({ onStart }: { onStart: (id: string) => void }): ReactNode {
  const company = useCompany();
  const { data, error } = useSessionQuery('GET /api/company/{companyId}/imports', {
    path: { companyId: company.id },
    query: { limit: 5 },
  });
  useRefusal(error);
  return <NewImport company={company} recent={data?.items ?? []} onStart={onStart} />;
}

/** The time between two looks at an import that runs, in milliseconds. */
const interval = 1000;

/** What an import changes. */
const affected: readonly SessionKey[] = [
  'GET /api/company/{companyId}',
  'GET /api/company/{companyId}/people',
  'GET /api/company/{companyId}/imports',
];

/** An import, whose progress is read until it is over. */
function Result({ importId }: { importId: string }): ReactNode {
  const { id: companyId } = useCompany();
  const path = { companyId, importId };
  const query = useSessionQuery('GET /api/company/{companyId}/imports/{importId}', { path });
  const { data, mutate, isValidating } = query;
  const refetch = useRefetch(affected);
  const isRunning = data?.state === 'running';
  const isOver = data !== undefined && !isRunning;
  useEffect(() => {
    if (!isRunning || isValidating) return;
    const timer = setTimeout(() => void mutate(), interval);
    return () => clearTimeout(timer);
  }, [isRunning, isValidating, mutate]);
  const refetchAffected = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (isOver) refetchAffected();
  }, [isOver]);
  const status = recordStatus(query);
  if (!data || status.state === 'missing')
    return <RecordState status={status} copy={copy.record} listHref={importHref(companyId)} />;
  return isOver ? (
    <Over found={data} companyId={companyId} />
  ) : (
    <ImportResultPage companyId={companyId} found={data} rows={undefined} onDownload={() => {}} />
  );
}

type Found = ImportResultPageProps['found'];

/** An import that is over, with its rows. */
function Over({ found, companyId }: { found: Found; companyId: string }): ReactNode {
  const { data } = useSessionList('GET /api/company/{companyId}/imports/{importId}/rows', {
    path: { companyId, importId: found.id },
  });
  const rows = data?.toSorted((one, other) => (one.record ?? Infinity) - (other.record ?? Infinity));
  return (
    <ImportResultPage
      companyId={companyId}
      found={found}
      rows={rows}
      onDownload={() => rows && saveFile(new Blob([outcomesCsv(rows)], { type: 'text/csv' }), copy.fileName)}
    />
  );
}
