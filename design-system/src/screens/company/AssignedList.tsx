import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { Link } from '../../components/link/Link.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { courses as coursesClass, line, words } from './AssignedList.css.ts';
import { MandatoryBadge } from './AssignmentsTable.tsx';
import { type DutyState, DutyStateBadge } from './DutyState.tsx';

/** An assignment from a company to a learner. */
export interface AssignedItem {
  id: string;
  title: string;
  company: string;
  state: DutyState;
  stateLabel: string;
  /** When it is due, in a few words; undefined if it never is. */
  due?: string | undefined;
  is_mandatory: boolean;
  /** The courses of a path in order; empty for a single course. */
  courses: readonly { id: string; title: string; isDone: boolean; href: string }[];
  /** The course to go on with; undefined if there is none left. */
  next?: { label: string; href: string } | undefined;
}

export interface AssignedListProps {
  title: string;
  /** The open assignments, in the order in which they are due. */
  open: readonly AssignedItem[];
  /** The assignments that are done or excused. */
  closed: readonly AssignedItem[];
}

/** A learner's assignments from companies, each with a link that continues it. */
export function AssignedList({ title, open, closed }: AssignedListProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} data-component="AssignedList">
      <Stack gap={24}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {open.length > 0 && <Items items={open} />}
        {closed.length > 0 && (
          <Disclosure title={`Done or excused (${closed.length})`}>
            <Items items={closed} />
          </Disclosure>
        )}
      </Stack>
    </section>
  );
}

function Items({ items }: { items: readonly AssignedItem[] }): ReactNode {
  return (
    <Stack as="ul" gap={12}>
      {items.map((item) => (
        <li key={item.id}>
          <Item {...item} />
        </li>
      ))}
    </Stack>
  );
}

function Item({
  title,
  company,
  state,
  stateLabel,
  due,
  is_mandatory,
  courses,
  next,
}: AssignedItem): ReactNode {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id}>
      <div className={line}>
        <div className={words}>
          <Inline>
            <DutyStateBadge state={state} label={stateLabel} />
            <MandatoryBadge isMandatory={is_mandatory} />
          </Inline>
          <Heading level={3} size="sm" id={id}>
            {title}
          </Heading>
          <Text tone="muted">{due === undefined ? `From ${company}` : `From ${company}. ${due}.`}</Text>
          {courses.length > 0 && (
            <ol className={coursesClass}>
              {courses.map((course) => (
                <li key={course.id}>
                  <Link href={course.href}>{course.title}</Link>
                  {course.isDone && ' (done)'}
                </li>
              ))}
            </ol>
          )}
        </div>
        {next && (
          <ButtonLink href={next.href} aria-describedby={id}>
            {next.label}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
