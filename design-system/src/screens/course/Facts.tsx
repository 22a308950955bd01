import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { fact, facts } from './course.css.ts';

/** A short fact with its icon. */
export interface Fact {
  icon: IconSource;
  text: string;
}

/** The facts of a course in a line. */
export function Facts({ items }: { items: readonly Fact[] }): ReactNode {
  return (
    <ul className={facts}>
      {items.map(({ icon, text }) => (
        <li key={text} className={fact}>
          <Icon icon={icon} size="sm" />
          {text}
        </li>
      ))}
    </ul>
  );
}
