import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { button } from '../button/Button.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { ThemeSwitcher } from '../theme-switcher/ThemeSwitcher.tsx';
import { menu, menuAnchor, moon, sun } from './NavigationBar.css.ts';
import { useMenu } from './useMenu.ts';

/** An icon button that opens the ThemeSwitcher; CSS selects its icon by the theme. */
export function ThemeMenu(): ReactNode {
  const { isOpen, toggle, triggerRef, rootProps } = useMenu();
  const id = useId();
  return (
    <div className={menuAnchor} {...rootProps} data-component="ThemeMenu">
      <button
        ref={triggerRef}
        type="button"
        className={button({ variant: 'quiet', size: 'md', isIconOnly: true })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <VisuallyHidden>Theme</VisuallyHidden>
        <span className={sun}>
          <Icon icon={icons.sun} />
        </span>
        <span className={moon}>
          <Icon icon={icons.moon} />
        </span>
      </button>
      <div id={id} className={menu} hidden={!isOpen}>
        <ThemeSwitcher />
      </div>
    </div>
  );
}
