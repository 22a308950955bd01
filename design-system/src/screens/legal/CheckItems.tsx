import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import { heading, headingIcon, item, itemIcon, items as itemsClass, list, pair } from './lists.css.ts';

interface CheckItemsProps {
  title: string;
  items: readonly string[];
  /** Beside the title. */
  icon: IconSource;
  /** Beside each item. */
  itemIcon: IconSource;
  /** Color of the icons; the title says the same in words. */
  tone: 'info' | 'success' | 'danger';
  headingLevel: 2 | 3 | 4;
}

export interface CheckItemsPairProps extends Pick<CheckItemsProps, 'headingLevel'> {
  /** The value of `data-component`. */
  component: string;
  /** The first list and the second. */
  lists: readonly [CheckList, CheckList];
}

type CheckList = Omit<CheckItemsProps, 'headingLevel'>;

/** Two lists side by side. */
export function CheckItemsPair({ component, lists, headingLevel }: CheckItemsPairProps): ReactNode {
  return (
    <div className={pair} data-component={component}>
      {lists.map((list) => (
        <CheckItems key={list.title} {...list} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

/** A card with a titled list and an icon for each item. */
function CheckItems(props: CheckItemsProps): ReactNode {
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
