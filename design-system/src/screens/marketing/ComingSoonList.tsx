import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { cardGrid } from './cardGrid.css.ts';
import { description, foot, item as itemClass } from './ComingSoonList.css.ts';

export interface ComingSoonItem {
  id: string;
  title: string;
  description: string;
  /** 'Q2 2027', 'Delayed: get notified', or 'Available Now'. */
  status: string;
  /** The course's address, once it is available. */
  href?: string | undefined;
}

export interface ComingSoonListProps {
  items: readonly ComingSoonItem[];
  /** Returns `GetNotified` or `OwnRequest` for an item that is not available. */
  notify: (item: ComingSoonItem) => ReactNode;
}

/** Upcoming courses and their dates, with 'Get Notified' until they are available. */
export function ComingSoonList({ items, notify }: ComingSoonListProps): ReactNode {
  return (
    <div className={cardGrid} data-component="ComingSoonList">
      <Grid as="ul" minColumnWidth={320} phoneRow="Upcoming courses">
        {items.map((item) => (
          <li key={item.id}>
            <Card>
              <div className={itemClass}>
                <div>
                  <Launch item={item} />
                </div>
                <Heading level={3} size="sm">
                  {item.title}
                </Heading>
                <p className={description}>{item.description}</p>
                <div className={foot}>
                  {item.href === undefined ? (
                    notify(item)
                  ) : (
                    <ButtonLink href={item.href} aria-label={`View Course: ${item.title}`}>
                      View Course
                    </ButtonLink>
                  )}
                </div>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </div>
  );
}

function Launch({ item }: { item: ComingSoonItem }): ReactNode {
  if (item.href !== undefined) return <StatusBadge tone="success">{item.status}</StatusBadge>;
  return (
    <StatusBadge tone="neutral" icon={icons.clock}>
      {item.status}
    </StatusBadge>
  );
}
