import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { item, listLabel, menuAnchor, menuItem, separator, startMenu } from './NavigationBar.css.ts';
import { type NavigationLink, NavigationLinks } from './NavigationLinks.tsx';
import { useMenu } from './useMenu.ts';

export interface PageMenuProps {
  /** The sections of the page, in document order. */
  links: readonly NavigationLink[];
  /** Shows the links as a list under the label, for the mobile menu. @default false */
  isList?: boolean | undefined;
  /** Called when a link of the list is followed. */
  onPress?: (() => void) | undefined;
  /** The label of the button or the list: 'Home', 'On This Page'. */
  label: string;
}

/** The links to the sections of the current page, for the NavigationBar: a button that opens a menu, or a list. */
export function PageMenu({ links, isList = false, onPress, label }: PageMenuProps): ReactNode {
  const { isOpen, toggle, close, triggerRef, rootProps } = useMenu();
  const id = useId();
  if (isList) {
    return (
      <div className={separator} data-component="PageMenu">
        <p className={listLabel}>{label}</p>
        <NavigationLinks links={links} className={menuItem} onPress={onPress} />
      </div>
    );
  }
  return (
    <div className={menuAnchor} {...rootProps} data-component="PageMenu">
      <button
        ref={triggerRef}
        type="button"
        className={item}
        aria-current="page"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
        <Icon icon={icons.chevronDown} size="sm" />
      </button>
      <div id={id} className={startMenu} hidden={!isOpen}>
        <NavigationLinks links={links} className={menuItem} onPress={close} />
      </div>
    </div>
  );
}
