import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { heading, headingIcon, item, itemIcon, items as itemsClass, list, pair } from './lists.css.ts';

interface CheckList {
  title: string;
  items: readonly string[];
}

export interface CheckListsProps {
  /** `coverage`: what a rule covers and what it does not; `sides`: what it says about the employer and the employee. */
  kind: keyof typeof looks;
  first: CheckList;
  second: CheckList;
}

/** The icon beside each list's title, the one beside its items, and their color; the title says the same in words. */
const looks = {
  coverage: [
    { icon: icons.circleCheck, mark: icons.check, tone: 'success' },
    { icon: icons.circleX, mark: icons.x, tone: 'danger' },
  ],
  sides: [
    { icon: icons.buildingComplex, mark: icons.check, tone: 'info' },
    { icon: icons.users, mark: icons.check, tone: 'info' },
  ],
} as const;

type Look = (typeof looks)[CheckListsProps['kind']][number];

/** Two titled lists side by side, distinguished by words and icons as well as color. */
export function CheckLists({ kind, first, second }: CheckListsProps): ReactNode {
  const [firstLook, secondLook] = looks[kind];
  return (
    <div className={pair} data-component="CheckLists">
      <TitledList {...first} {...firstLook} />
      <TitledList {...second} {...secondLook} />
    </div>
  );
}

function TitledList({ title, items, icon, mark, tone }: CheckList & Look): ReactNode {
  const headingId = useId();
  return (
    <Card>
      <div className={list}>
        <h3 id={headingId} className={heading}>
          <span className={headingIcon} data-tone={tone}>
            <Icon icon={icon} size="lg" />
          </span>
          {title}
        </h3>
        <ul className={itemsClass} aria-labelledby={headingId}>
          {items.map((words) => (
            <li key={words} className={item}>
              <span className={itemIcon} data-tone={tone}>
                <Icon icon={mark} />
              </span>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
