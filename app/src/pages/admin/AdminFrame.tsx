import { AdminShell, type LiveStatusProps } from '@redwhiteandcode/design-system';
import type { AdminQueue } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ReactNode, use, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { adminCopy } from '../../parts/admin/adminCopy.ts';
import { LiveConnection } from '../../parts/admin/LiveConnection.ts';
import { SetAreaBar } from '../../shell/frame/SiteShell.tsx';
import { AdminSearchButton } from './AdminSearchButton.tsx';
import { adminMenu } from '../../parts/admin/menu.ts';

export interface AdminFrameProps {
  admin: Pick<User, 'full_name' | 'email'>;
  currentPath: string;
  /** The number of waiting items of each queue, for the menu. */
  queues?: readonly AdminQueue[] | undefined;
  /** How changes reach the lists on the page. */
  connection: LiveStatusProps['connection'];
  /** Opens the search. */
  onSearch: () => void;
  children: ReactNode;
}

/** The frame of the admin area's pages: the menu beside the page, and the search button in the header. */
export function AdminFrame({
  admin,
  currentPath,
  queues,
  connection,
  onSearch,
  children,
}: AdminFrameProps): ReactNode {
  useAdminBar(onSearch);
  const groups = useMemo(() => adminMenu(queues), [queues]);
  return (
    <LiveConnection value={connection}>
      <AdminShell
        groups={groups}
        currentPath={currentPath}
        userName={admin.full_name ?? admin.email}
        insetBlockStart="4rem"
      >
        {children}
      </AdminShell>
    </LiveConnection>
  );
}

/** Replaces the site's links in the header by the admin area's search and account menu, while the area is on the page. */
function useAdminBar(onSearch: () => void): void {
  const setBar = use(SetAreaBar);
  const search = useEffectEvent(onSearch);
  useLayoutEffect(() => {
    setBar({
      accountLinks: adminCopy.accountLinks,
      tools: <AdminSearchButton onPress={() => search()} />,
    });
    return () => setBar(undefined);
  }, [setBar]);
}
