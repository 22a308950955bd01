import type { ReactNode } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import {
  badge as badgeClass,
  footer as footerClass,
  group as groupClass,
  groupLabel,
  groups as groupsClass,
  header,
  item as itemClass,
  itemIcon,
  label as labelClass,
  sidebar,
  title as titleClass,
} from './Sidebar.css.ts';

export interface SidebarItem {
  label: string;
  href: string;
  icon: IconSource;
  /** After the label: how many wait, a word. */
  badge?: string | number | undefined;
}

export interface SidebarGroup {
  /** Names the group; without it a line alone parts it from the one before. */
  label?: string | undefined;
  items: readonly SidebarItem[];
}

export interface SidebarProps {
  /** Its heading, and the navigation's name. */
  title: string;
  groups: readonly SidebarGroup[];
  /** Path of the page: its item, or the nearest one above it, is marked. */
  currentPath?: string | undefined;
  /** At the end, as the signed-in person; a function knows whether it is collapsed. */
  footer?: ReactNode | ((isCollapsed: boolean) => ReactNode);
  /** Icons alone, with their labels as tooltips. @default false */
  isCollapsed?: boolean | undefined;
  /** Shows the button that collapses it. */
  onToggle?: (() => void) | undefined;
  /** Shows the button that closes it, over a narrow page; called when a link is followed, too. */
  onClose?: (() => void) | undefined;
}

/** The links of an area of many pages, one below the other; SidebarLayout places it and keeps its state. */
export function Sidebar(props: SidebarProps): ReactNode {
  const { title, groups, currentPath, footer, isCollapsed = false, onToggle, onClose } = props;
  const current = nearest(groups, currentPath);
  return (
    <aside
      className={sidebar}
      aria-label={title}
      data-collapsed={isCollapsed || undefined}
      data-component="Sidebar"
    >
      <div className={header}>
        <p className={titleClass}>{title}</p>
        {onToggle && (
          <Tooltip content={`${isCollapsed ? 'Expand' : 'Collapse'} (Ctrl+B)`} placement="end">
            <IconButton
              icon={icons.panelLeft}
              label="Sidebar"
              aria-expanded={!isCollapsed}
              aria-keyshortcuts="Control+B Meta+B"
              onPress={onToggle}
            />
          </Tooltip>
        )}
        {onClose && <IconButton icon={icons.x} label="Close" onPress={onClose} />}
      </div>
      <nav className={groupsClass} aria-label={title}>
        {groups.map((group, index) => (
          <Group
            key={group.label ?? index}
            {...group}
            current={current}
            currentPath={currentPath}
            isCollapsed={isCollapsed}
            onFollow={onClose}
          />
        ))}
      </nav>
      {footer && (
        <div className={footerClass}>{typeof footer === 'function' ? footer(isCollapsed) : footer}</div>
      )}
    </aside>
  );
}

interface GroupProps extends SidebarGroup {
  current: string | undefined;
  currentPath: string | undefined;
  isCollapsed: boolean;
  onFollow: (() => void) | undefined;
}

function Group({ label, items, current, currentPath, isCollapsed, onFollow }: GroupProps): ReactNode {
  return (
    <div className={groupClass}>
      {label !== undefined && <p className={groupLabel}>{label}</p>}
      <ul aria-label={label}>
        {items.map(({ label: name, href, icon, badge }) => (
          <li key={href}>
            <Tooltip
              content={badge === undefined ? name : `${name}, ${badge}`}
              placement="end"
              isDescription={false}
              isDisabled={!isCollapsed}
            >
              <AppLink
                href={href}
                className={itemClass}
                aria-current={href === current ? (href === currentPath ? 'page' : 'true') : undefined}
                onClick={onFollow && (() => onFollow())}
              >
                <span className={itemIcon} data-badge={badge === undefined ? undefined : true}>
                  <Icon icon={icon} />
                </span>
                <span className={labelClass}>{name}</span>
                {badge !== undefined && <span className={badgeClass}>{badge}</span>}
              </AppLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address of the item that the path is at or below; the longest one where several are. */
function nearest(groups: readonly SidebarGroup[], path: string | undefined): string | undefined {
  return groups
    .flatMap((group) => group.items.map(({ href }) => href))
    .filter((href) => path === href || path?.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
