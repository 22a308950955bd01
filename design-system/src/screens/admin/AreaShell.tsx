import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import type { SidebarGroup } from '../../components/sidebar/Sidebar.tsx';
import { SidebarLayout, type SidebarLayoutProps } from '../../components/sidebar/SidebarLayout.tsx';
import { main, person, personName, personRole } from './AreaShell.css.ts';

export interface AreaShellProps extends Pick<SidebarLayoutProps, 'defaultCollapsed' | 'insetBlockStart'> {
  /** The name of the area and of its menu. */
  title: string;
  groups: readonly SidebarGroup[];
  /** Path of the page, which marks the current item of the menu. */
  currentPath: string;
  /** The signed-in person, at the end of the menu. */
  userName: string;
  /** The person's role in the area, below the name. */
  role?: string | undefined;
  children: ReactNode;
}

/** The frame of an area with many pages: its menu beside the page. */
export function AreaShell({ userName, role, children, ...layout }: AreaShellProps): ReactNode {
  const label = role === undefined ? userName : `${userName}, ${role}`;
  return (
    <SidebarLayout
      {...layout}
      footer={(isCollapsed) => (
        <span className={person}>
          <Avatar name={userName} size="sm" {...(isCollapsed && { label })} />
          {!isCollapsed && (
            <span className={personName}>
              {userName}
              {role !== undefined && <span className={personRole}>{role}</span>}
            </span>
          )}
        </span>
      )}
    >
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
    </SidebarLayout>
  );
}
