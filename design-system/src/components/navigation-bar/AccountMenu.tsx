import { type ReactNode, useId } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { menu, menuAnchor, menuItem, separator } from './NavigationBar.css.ts';
import { useMenu } from './useMenu.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationAccount {
  /** The account button's words. @default 'Account' */
  label?: string | undefined;
  links: readonly NavigationLink[];
  onSignOut: () => void;
}

/** The signed-in person's links and 'Sign Out', below a button. */
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
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <AppLink href={link.href} className={menuItem} onClick={close}>
                {link.label}
              </AppLink>
            </li>
          ))}
        </ul>
        <div className={separator}>
          <SignOutButton onSignOut={signOut} />
        </div>
      </div>
    </div>
  );
}

/** 'Sign Out' as a row of a menu. */
export function SignOutButton({ onSignOut }: Pick<NavigationAccount, 'onSignOut'>): ReactNode {
  return (
    <button type="button" className={menuItem} onClick={onSignOut}>
      Sign Out
    </button>
  );
}
