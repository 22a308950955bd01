import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { newTab } from './Link.css.ts';

/** An icon and hidden text that say that a link opens in a new tab. */
export function NewTab(): ReactNode {
  return (
    <span className={newTab}>
      <Icon icon={icons.externalLink} size="sm" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </span>
  );
}
