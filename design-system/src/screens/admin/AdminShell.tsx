import type { ReactNode } from 'react';
import { AreaShell, type AreaShellProps } from './AreaShell.tsx';

/** The admin area's frame: the menu 'Admin Panel' beside the page. */
export function AdminShell(props: Omit<AreaShellProps, 'title' | 'role'>): ReactNode {
  return <AreaShell {...props} title="Admin Panel" />;
}
