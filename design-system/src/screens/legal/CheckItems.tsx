import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { heading, headingIcon, item, itemIcon, items as itemsClass, list } from './lists.css.ts';

export interface CheckItemsProps {
  title: string;
  items: readonly string[];
  /** Beside the title. */
  icon: IconSource;
  /** Beside each item. */
  itemIcon: IconSource;
  /** Colour of the icons; the title says it in words. */
  tone: 'info' | 'success' | 'danger';
  headingLevel: 2 | 3 | 4;
}

/** One card of a list: a title that says what the items have in common, and an icon with each. */
export function CheckItems(props: CheckItemsProps): ReactNode {
  const { title, items, icon, tone, headingLevel } = props;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card>
      <div className={list}>
        <Heading id={headingId} className={heading}>
          <span className={headingIcon} data-tone={tone}>
            <Icon icon={icon} size="lg" />
          </span>
          {title}
        </Heading>
        <ul className={itemsClass} aria-labelledby={headingId}>
          {items.map((words) => (
            <li key={words} className={item}>
              <span className={itemIcon} data-tone={tone}>
                <Icon icon={props.itemIcon} />
              </span>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
