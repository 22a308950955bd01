import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { AreaShell, type AreaShellProps } from './AreaShell.tsx';

/** The admin area's frame: the menu 'Admin Panel' beside the page. */
export function AdminShell(props: Omit<AreaShellProps, 'title' | 'role' | 'picture'>): ReactNode {
  return (
    <AreaShell
      {...props}
      title="Admin Panel"
      picture={(label) => <Avatar name={props.userName} size="sm" label={label} />}
    />
  );
}
