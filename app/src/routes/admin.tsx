import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { AdminArea } from '../admin/AdminArea.tsx';
import { RequireAdmin } from '../admin/RequireAdmin.tsx';
import { PageFailure } from '../frame/failure.tsx';
import { PageMain } from '../pages/frame/PageMain.tsx';

/** The admin area: its gate, its menu, the page. */
export default function AdminRoute(): ReactNode {
  return <RequireAdmin>{(admin) => <AdminArea admin={admin} />}</RequireAdmin>;
}

/** An area that broke as a whole; a page of it that broke has the menu beside it. */
export function ErrorBoundary(): ReactNode {
  return (
    <PageMain>
      <PageFailure error={useRouteError()} />
    </PageMain>
  );
}
