import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import type { SidebarGroup } from '../../components/sidebar/Sidebar.tsx';
import { SidebarLayout, type SidebarLayoutProps } from '../../components/sidebar/SidebarLayout.tsx';
import { main, person, personName } from './AdminShell.css.ts';

export interface AdminShellProps extends Pick<SidebarLayoutProps, 'defaultCollapsed' | 'insetBlockStart'> {
  groups: readonly SidebarGroup[];
  /** Path of the page, which marks the current item of the menu. */
  currentPath: string;
  /** The signed-in admin, at the end of the menu. */
  userName: string;
  children: ReactNode;
}

/** The admin area's frame: the menu 'Admin Panel' beside the page. */
export function AdminShell({
  groups,
  currentPath,
  userName,
  children,
  ...layout
}: AdminShellProps): ReactNode {
  return (
    <SidebarLayout
      {...layout}
      title="Admin Panel"
      groups={groups}
      currentPath={currentPath}
      footer={(isCollapsed) => (
        <span className={person}>
          <Avatar name={userName} size="sm" {...(isCollapsed && { label: userName })} />
          {!isCollapsed && <span className={personName}>{userName}</span>}
        </span>
      )}
    >
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
    </SidebarLayout>
  );
}
