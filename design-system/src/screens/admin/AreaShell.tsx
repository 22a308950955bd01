import type { ReactNode } from 'react';
import { SidebarLayout, type SidebarLayoutProps } from '../../components/sidebar/SidebarLayout.tsx';
import { main, person, personName, personRole } from './AreaShell.css.ts';

export interface AreaShellProps
  extends Pick<SidebarLayoutProps, 'title' | 'groups' | 'defaultCollapsed' | 'insetBlockStart'> {
  /** Path of the page, which marks the current item of the menu. */
  currentPath: string;
  /** The signed-in person, at the end of the menu. */
  userName: string;
  /** The person's role in the area, below the name. */
  role?: string | undefined;
  /** Renders the picture of the person; with a label if the picture replaces the name. */
  picture: (label: string | undefined) => ReactNode;
  children: ReactNode;
}

/** The frame of an area with many pages: its menu beside the page. */
export function AreaShell({ userName, role, picture, children, ...layout }: AreaShellProps): ReactNode {
  return (
    <SidebarLayout
      {...layout}
      footer={(isCollapsed) => (
        <span className={person}>
          {picture(isCollapsed ? [userName, role].filter(Boolean).join(', ') : undefined)}
          {!isCollapsed && (
            <span className={personName}>
              {userName}
              {role !== undefined && <span className={personRole}>{role}</span>}
            </span>
          )}
        </span>
      )}
    >
      <AreaMain>{children}</AreaMain>
    </SidebarLayout>
  );
}

/** The main content of an area's page, the target of the skip link; by itself while the menu is not known. */
export function AreaMain({ children }: Pick<AreaShellProps, 'children'>): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={main}>
      {children}
    </main>
  );
}
