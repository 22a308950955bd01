import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { check, checkIcon, checks } from './course.css.ts';

interface CheckListProps {
  items: readonly string[];
  /** The class of the list, for another arrangement. @default one column */
  className?: string;
}

/** A list with a check mark before each item. */
export function CheckList({ items, className = checks }: CheckListProps): ReactNode {
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
