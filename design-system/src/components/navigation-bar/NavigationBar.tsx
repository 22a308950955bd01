import { type ReactNode, useEffect, useId, useState } from 'react';
import { AppLink } from '../../link/LinkProvider.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { ThemeSwitcher } from '../theme-switcher/ThemeSwitcher.tsx';
import { AccountMenu, type NavigationAccount, SignOutButton } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import {
  bar,
  header,
  home,
  item,
  menuItem,
  narrow,
  panel,
  panelActions,
  separator,
  spacer,
  wide,
  wideOnly,
} from './NavigationBar.css.ts';
import { type NavigationLink, NavigationLinks } from './NavigationLinks.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useMenu } from './useMenu.ts';
import * as icons from '../icon/icons.ts';

export interface NavigationBarProps {
  /** Without links, as in an area with a sidebar, the bar is as wide as the page. */
  links: readonly NavigationLink[];
  /** The signed-in user's menu; without it, the guest links are shown. */
  account?: NavigationAccount | undefined;
  /** The links for visitors; the last one is a button. @default Sign In and Get Started, to /auth */
  guestLinks?: readonly NavigationLink[] | undefined;
  /** Renders the PageMenu of a long page: in place of the first link, and as a list in the mobile menu. */
  pageMenu?: ((props: { isList?: boolean; onPress?: () => void }) => ReactNode) | undefined;
  /** The path of the page, to mark its link. */
  currentPath?: string | undefined;
  /** @default '/' */
  homeHref?: string | undefined;
  /** Shown at every width before the theme and the account, such as a search button. */
  tools?: ReactNode;
}

/** The fixed bar at the top: logo, links, account or guest links, theme. Escape closes a menu and returns focus. */
export function NavigationBar(props: NavigationBarProps): ReactNode {
  const { links, pageMenu, account, guestLinks = guests, currentPath, homeHref = '/', tools } = props;
  const isScrolled = useScrolled(20);
  const { isOpen, toggle, close, leave, triggerRef, rootProps } = useMenu();
  const panelId = useId();
  const signOut = () => {
    leave();
    account?.onSignOut();
  };
  return (
    <>
      <header className={header} data-component="NavigationBar" data-scrolled={isScrolled}>
        <div {...rootProps}>
          <nav className={bar} aria-label="Main">
            <AppLink href={homeHref} className={home} aria-label="Red White and Code, home">
              <Logo />
            </AppLink>
            {pageMenu && <div className={wide}>{pageMenu({})}</div>}
            <NavigationLinks
              links={pageMenu ? links.slice(1) : links}
              className={item}
              listClass={wide}
              currentPath={currentPath}
            />
            {tools}
            <div className={wide}>
              <div className={wideOnly}>
                <ThemeMenu />
              </div>
              {account ? <AccountMenu {...account} /> : <GuestLinks links={guestLinks} />}
            </div>
            <div className={narrow}>
              <IconButton
                ref={triggerRef}
                icon={isOpen ? icons.x : icons.menu}
                label="Menu"
                size="lg"
                aria-expanded={isOpen}
                aria-controls={panelId}
                onPress={toggle}
              />
            </div>
          </nav>
          <div id={panelId} className={panel} hidden={!isOpen} data-part="mobile-menu">
            <NavigationLinks
              links={[...links, ...(account?.links ?? [])]}
              className={menuItem}
              currentPath={currentPath}
              onPress={close}
            />
            {pageMenu?.({ isList: true, onPress: close })}
            {account && (
              <div className={separator}>
                <SignOutButton onSignOut={signOut} />
              </div>
            )}
            <div className={panelActions}>
              {!account && <GuestLinks links={guestLinks} isFullWidth onPress={close} />}
              <ThemeSwitcher />
            </div>
          </div>
        </div>
      </header>
      <div className={spacer} />
    </>
  );
}

const guests: readonly NavigationLink[] = [
  { label: 'Sign In', href: '/auth' },
  { label: 'Get Started', href: '/auth?mode=signup' },
];

interface GuestLinksProps {
  links: readonly NavigationLink[];
  isFullWidth?: boolean;
  onPress?: () => void;
}

function GuestLinks({ links, isFullWidth = false, onPress }: GuestLinksProps): ReactNode {
  return links.map((link, index) => {
    const isLast = index === links.length - 1;
    if (!isLast && !isFullWidth) {
      return (
        <AppLink key={link.label} href={link.href} className={item}>
          {link.label}
        </AppLink>
      );
    }
    return (
      <ButtonLink
        key={link.label}
        href={link.href}
        variant={isLast ? 'primary' : 'neutral'}
        isFullWidth={isFullWidth}
        onPress={onPress}
      >
        {link.label}
      </ButtonLink>
    );
  });
}

/** Returns whether the page is scrolled by more than `threshold` px; false on the server. */
function useScrolled(threshold: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(scrollY > threshold);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [threshold]);
  return isScrolled;
}
