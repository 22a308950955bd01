import {
  AdminShell,
  AdminTablePage,
  type AdminTablePageProps,
  Button,
  Icon,
  icons,
  LiveStatus,
  Pagination,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { adminMenu } from './adminMenu.ts';
import { PageFrame } from './PageFrame.tsx';

const ignore = (): void => undefined;

/** A page of the admin area in its frame. */
export function AdminFrame({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return (
    <PageFrame viewer="admin" path={path} isBare>
      <AdminShell
        groups={adminMenu}
        currentPath={path}
        userName="Sample Admin"
        defaultCollapsed={false}
        insetBlockStart="4rem"
      >
        {children}
      </AdminShell>
    </PageFrame>
  );
}

interface AdminListProps extends Omit<AdminTablePageProps, 'search' | 'status' | 'actions'> {
  path: string;
  /** What the box searches. */
  search: string;
  /** How many rows there are, all on one page. */
  count: number;
  /** Opens the form of a new row: 'Add Course'. */
  add?: string | undefined;
  /** Rows change by themselves. @default true */
  isLive?: boolean | undefined;
}

/** A list of the admin area in its frame, with search, freshness, export and pages. */
export function AdminList({
  path,
  search,
  count,
  add,
  isLive = true,
  children,
  ...page
}: AdminListProps): ReactNode {
  return (
    <AdminFrame path={path}>
      <AdminTablePage
        {...page}
        search={{ value: '', onChange: ignore, placeholder: search }}
        status={isLive && <LiveStatus connection="live" />}
        actions={
          <>
            <Button variant="neutral" iconStart={<Icon icon={icons.download} size="sm" />}>
              Export CSV
            </Button>
            {add && <Button iconStart={<Icon icon={icons.plus} size="sm" />}>{add}</Button>}
          </>
        }
      >
        {children}
        <Pagination
          hasPrevious={false}
          hasNext={false}
          onPrevious={ignore}
          onNext={ignore}
          rangeLabel={`1–${count} of ${count}`}
          pageSize={25}
          onPageSizeChange={ignore}
        />
      </AdminTablePage>
    </AdminFrame>
  );
}
