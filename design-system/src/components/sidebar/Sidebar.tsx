import type { ReactNode } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
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
  /** A count or a word after the label. */
  badge?: string | number | undefined;
  /** What the badge counts, for screen readers and the tooltip, such as 'waiting'. */
  badgeLabel?: string | undefined;
}

export interface SidebarGroup {
  /** The name of the group; without it, only a line separates the group from the previous one. */
  label?: string | undefined;
  items: readonly SidebarItem[];
}

export interface SidebarProps {
  /** The heading and the name of the navigation. */
  title: string;
  groups: readonly SidebarGroup[];
  /** The path of the page; its item or the nearest parent item is marked. */
  currentPath?: string | undefined;
  /** Shown at the end, such as the signed-in user; a function gets whether the sidebar is collapsed. */
  footer?: ReactNode | ((isCollapsed: boolean) => ReactNode);
  /** Shows only icons, with their labels as tooltips. @default false */
  isCollapsed?: boolean | undefined;
  /** Called by the button that collapses or expands the sidebar; without it, there is no button. */
  onToggle?: (() => void) | undefined;
  /** Called by the Close button over a narrow page, and when a link is followed; without it, there is no button. */
  onClose?: (() => void) | undefined;
}

/** The navigation of an area with many pages. SidebarLayout positions it and manages its state. */
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
        {items.map(({ label: name, href, icon, badge, badgeLabel = '' }) => (
          <li key={href}>
            <Tooltip
              content={badge === undefined ? name : `${name}, ${badge} ${badgeLabel}`.trim()}
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
                {badge !== undefined && (
                  <span className={badgeClass}>
                    {badge}
                    {badgeLabel && <VisuallyHidden> {badgeLabel}</VisuallyHidden>}
                  </span>
                )}
              </AppLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the address of the item that matches the path or is its nearest parent. */
function nearest(groups: readonly SidebarGroup[], path: string | undefined): string | undefined {
  return groups
    .flatMap((group) => group.items.map(({ href }) => href))
    .filter((href) => path === href || path?.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
