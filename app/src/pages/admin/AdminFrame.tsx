import { AdminShell, Button, Icon, icons, type LiveStatusProps } from '@redwhiteandcode/design-system';
import type { AdminQueue } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { User } from '@redwhiteandcode/contract/identity/operations.ts';
import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { adminCopy } from '../../parts/admin/adminCopy.ts';
import { LiveConnection } from '../../parts/admin/AdminListPage.tsx';
import { SetAreaBar } from '../../shell/frame/SiteShell.tsx';
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

/** The button in the header that opens the search; Ctrl+K or Cmd+K opens it too. */
function AdminSearchButton({ onPress }: { onPress: () => void }): ReactNode {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    event.preventDefault();
    // A dialog may have unsaved input, so the search does not open over it.
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Button
      variant="neutral"
      iconStart={<Icon icon={icons.search} size="sm" />}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {adminCopy.search}
    </Button>
  );
}
