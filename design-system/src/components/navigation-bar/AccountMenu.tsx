import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { menu, menuAnchor, menuItem, separator } from './NavigationBar.css.ts';
import { type NavigationLink, NavigationLinks } from './NavigationLinks.tsx';
import { useMenu } from './useMenu.ts';

export interface NavigationAccount {
  /** The label of the button. @default 'Account' */
  label?: string | undefined;
  links: readonly NavigationLink[];
  onSignOut: () => void;
}

/** A button that opens a menu with the signed-in user's links and 'Sign Out'. */
export function AccountMenu({ label = 'Account', links, onSignOut }: NavigationAccount): ReactNode {
  const { isOpen, toggle, close, leave, triggerRef, rootProps } = useMenu();
  const id = useId();
  const signOut = () => {
    leave();
    onSignOut();
  };
  return (
    <div className={menuAnchor} {...rootProps} data-component="AccountMenu">
      <Button
        ref={triggerRef}
        variant="neutral"
        iconEnd={<Icon icon={icons.chevronDown} size="sm" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={toggle}
      >
        {label}
      </Button>
      <div id={id} className={menu} hidden={!isOpen}>
        <NavigationLinks links={links} className={menuItem} onPress={close} />
        <div className={separator}>
          <SignOutButton onSignOut={signOut} />
        </div>
      </div>
    </div>
  );
}

/** The menu item 'Sign Out'. */
export function SignOutButton({ onSignOut }: Pick<NavigationAccount, 'onSignOut'>): ReactNode {
  return (
    <button type="button" className={menuItem} onClick={onSignOut}>
      Sign Out
    </button>
  );
}
