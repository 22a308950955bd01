import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { cardGrid } from '../marketing/cardGrid.css.ts';
import { description, foot, item as itemClass } from './ComingSoonList.css.ts';
import { GetNotified, type GetNotifiedProps, type Notify } from './GetNotified.tsx';

export interface ComingSoonItem {
  id: string;
  title: string;
  description: string;
  /** 'Q2 2027', 'Delayed: get notified', or 'Available Now'. */
  status: string;
  /** The course's address, once it is available. */
  href?: string | undefined;
  /** Whether the visitor is already on its list. @default false */
  isNotified?: boolean | undefined;
}

export interface ComingSoonListProps {
  items: readonly ComingSoonItem[];
  /** Validates an email address before it is sent. */
  validate: GetNotifiedProps['validate'];
  /** Adds an email address to an item's list; an error is shown at the field, or above it if it is the form's. */
  onNotify: Notify;
  /** Fills in the email address of a signed-in user. */
  defaultEmail?: string | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Upcoming courses and their dates, with 'Get Notified' until they are available. */
export function ComingSoonList({
  items,
  validate,
  onNotify,
  defaultEmail,
  headingLevel = 3,
}: ComingSoonListProps): ReactNode {
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
                <Heading level={headingLevel} size="sm">
                  {item.title}
                </Heading>
                <p className={description}>{item.description}</p>
                <div className={foot}>
                  {item.href === undefined ? (
                    <GetNotified
                      item={item}
                      validate={validate}
                      onNotify={onNotify}
                      defaultEmail={defaultEmail}
                    />
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
