import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu';
import { Popover, type Placement } from 'react-aria-components/Popover';
import { AppLink, type LinkComponentProps } from '../../link/LinkProvider.tsx';
import { zIndex } from '../../theme/media.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { NewTab } from '../link/NewTab.tsx';
import type { OverlayTrigger } from '../popover/overlayTrigger.ts';
import { type OverlayOpenProps, useOverlayTrigger } from '../popover/useOverlayTrigger.ts';
import {
  description as descriptionClass,
  item as itemClass,
  itemIcon,
  label as labelClass,
  list,
  panel,
  section,
  sectionTitle,
} from './Menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** Shown before the label; a `danger` item should have one. */
  icon?: IconSource | undefined;
  /** A second, smaller line. */
  description?: string | undefined;
  /** Makes the item a link, rendered by the app's link component. */
  href?: string | undefined;
  /** Only with `href`. */
  target?: '_blank' | undefined;
  /** `danger` is for a destructive action, which needs a verb and an icon. @default 'default' */
  tone?: 'default' | 'danger' | undefined;
  /** Shows the item but skips it. @default false */
  isDisabled?: boolean | undefined;
  /** Called when the item is selected. */
  onAction?: (() => void) | undefined;
}

export interface MenuSection {
  id: string;
  /** The name of the group; without it, only a line separates the group from the previous one. */
  title?: string | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps extends OverlayOpenProps {
  /** The Button or IconButton that opens the menu and names it. */
  trigger: OverlayTrigger;
  /** Items, sections, or both. */
  items: readonly (MenuItem | MenuSection)[];
  /** Called with the id of the selected item, after the item's own `onAction`. */
  onAction?: ((id: string) => void) | undefined;
  /** Where the menu opens; it flips if there is not enough room. @default 'bottom start' */
  placement?: Placement | undefined;
}

/** A button that opens a list of actions and links. */
export function Menu({
  trigger,
  items,
  onAction,
  placement = 'bottom start',
  ...openProps
}: MenuProps): ReactNode {
  const { isOpen, setOpen, triggerRef, triggerId, overlayRef, overlayId, attach } = useOverlayTrigger(
    openProps,
    'menu',
  );
  const [entry, setEntry] = useState<'first' | 'last'>('first');
  const openAt = (place: 'first' | 'last') => {
    setEntry(place);
    setOpen(true);
  };
  const focus = { autoFocus: entry };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <>
      {attach(trigger, { onKeyDown, onPress: () => openAt('first') })}
      <Popover
        ref={overlayRef}
        className={panel}
        style={{ zIndex: zIndex.popover }}
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        placement={placement}
        offset={4}
        isOpen={isOpen}
        onOpenChange={setOpen}
        aria-labelledby={triggerId}
      >
        <AriaMenu
          id={overlayId}
          className={list}
          aria-labelledby={triggerId}
          {...focus}
          onClose={() => setOpen(false)}
          onAction={(key) => onAction?.(String(key))}
          data-component="Menu"
        >
          {items.map(renderEntry)}
        </AriaMenu>
      </Popover>
    </>
  );
}

function renderEntry(entry: MenuItem | MenuSection): ReactElement {
  if (!('items' in entry)) return renderItem(entry);
  return (
    <AriaMenuSection key={entry.id} id={entry.id} className={section} aria-label={entry.title ?? entry.id}>
      {entry.title && <Header className={sectionTitle}>{entry.title}</Header>}
      {entry.items.map(renderItem)}
    </AriaMenuSection>
  );
}

// A function instead of a component, because React Aria's collection reads the items from the elements.
function renderItem({
  id,
  label,
  icon,
  description,
  tone = 'default',
  isDisabled = false,
  ...rest
}: MenuItem): ReactElement {
  const { href, target, onAction } = rest;
  return (
    <AriaMenuItem
      key={id}
      id={id}
      className={itemClass}
      textValue={label}
      isDisabled={isDisabled}
      render={renderElement}
      data-tone={tone}
      {...(href !== undefined && { href })}
      {...(target !== undefined && { target, rel: 'noopener noreferrer' })}
      {...(onAction !== undefined && { onAction })}
    >
      {icon !== undefined && (
        <span className={itemIcon}>
          <Icon icon={icon} size="sm" />
        </span>
      )}
      <span className={labelClass}>
        {label}
        {target && <NewTab />}
      </span>
      {description !== undefined && <span className={descriptionClass}>{description}</span>}
    </AriaMenuItem>
  );
}

type ElementProps = Parameters<NonNullable<Parameters<typeof AriaMenuItem>[0]['render']>>[0];

/** Renders an item with an address as the app's link, so that a press navigates as everywhere else. */
function renderElement(props: ElementProps): ReactElement {
  return 'href' in props ? <AppLink {...(props as LinkComponentProps)} /> : <div {...props} />;
}
