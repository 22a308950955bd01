import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { check, checkIcon, checks, fact, facts } from './course.css.ts';

/** A short fact with its icon. */
export interface Fact {
  icon: IconSource;
  text: string;
}

/** Facts of a course in a line. */
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

/** A list with a check mark before each item. */
export function CheckList({
  items,
  className = checks,
}: {
  items: readonly string[];
  className?: string;
}): ReactNode {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={check}>
          <span className={checkIcon}>
            <Icon icon={icons.check} />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
