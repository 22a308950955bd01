import type { ReactNode } from 'react';
import * as icons from '../../components/icon/icons.ts';
import { CheckItemsPair } from './CheckItems.tsx';

export interface CoveredListProps {
  covered: readonly string[];
  notCovered: readonly string[];
  /** @default 'Covered' */
  coveredTitle?: string | undefined;
  /** @default 'Not covered' */
  notCoveredTitle?: string | undefined;
  /** Level of the two titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** What is covered and what is not, distinguished by words and icons as well as color. */
export function CoveredList({
  covered,
  notCovered,
  coveredTitle = 'Covered',
  notCoveredTitle = 'Not covered',
  headingLevel = 3,
}: CoveredListProps): ReactNode {
  return (
    <CheckItemsPair
      component="CoveredList"
      headingLevel={headingLevel}
      lists={[
        {
          title: coveredTitle,
          items: covered,
          icon: icons.circleCheck,
          itemIcon: icons.check,
          tone: 'success',
        },
        { title: notCoveredTitle, items: notCovered, icon: icons.circleX, itemIcon: icons.x, tone: 'danger' },
      ]}
    />
  );
}
