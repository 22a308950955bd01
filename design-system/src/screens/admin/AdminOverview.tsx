import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Card } from '../../components/card/Card.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { overdue, queue } from './AdminTablePage.css.ts';
import { OrderTotals, type OrderSums, Totals } from './Totals.tsx';
import { TwoLines } from './adminTable.tsx';

const cards = [
  { key: 'total_users', label: 'Total Users' },
  { key: 'total_courses', label: 'Total Courses' },
  { key: 'active_enrollments', label: 'Active Enrollments' },
  { key: 'total_enrollments', label: 'Total Enrollments' },
  { key: 'total_admins', label: 'Total Admins' },
] as const;

/** Items that wait for an admin, such as applications to review. */
interface WaitingQueue {
  id: string;
  /** 'Layoff applications' */
  title: string;
  count: number;
  /** How long the oldest has waited: 'Oldest: 6 hours'. */
  age?: string | undefined;
  /** Whether the oldest has waited too long. @default false */
  isOverdue?: boolean | undefined;
  href: string;
}

export interface AdminOverviewProps {
  /** Left out while loading. */
  totals?: (OrderSums & Record<(typeof cards)[number]['key'], number>) | undefined;
  queues?: readonly WaitingQueue[] | undefined;
  /** Why loading failed. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The start page of the admin area: the queues that need an admin, the totals, and the sums of all orders. */
export function AdminOverview({ totals, queues, error, onRetry }: AdminOverviewProps): ReactNode {
  return (
    <Stack gap={32}>
      <Stack gap={4}>
        <Heading level={1}>Admin Dashboard</Heading>
        <Text tone="muted">Items that need your attention, and the platform’s totals</Text>
      </Stack>
      {error ? (
        <ErrorState title={error} onRetry={onRetry} />
      ) : (
        <>
          <Card as="section" aria-labelledby="waiting">
            <Stack gap={8}>
              <Heading level={2} size="sm" id="waiting">
                Needs your attention
              </Heading>
              {queues ? <Queues queues={queues} /> : <Skeleton lines={3} />}
            </Stack>
          </Card>
          <Totals
            items={cards.map(({ key, label }) => ({ label, value: totals?.[key].toLocaleString('en-US') }))}
          />
          <OrderTotals totals={totals} />
        </>
      )}
    </Stack>
  );
}

function Queues({ queues }: { queues: readonly WaitingQueue[] }): ReactNode {
  if (queues.every(({ count }) => count === 0)) return <Text tone="muted">All caught up</Text>;
  return (
    <ul>
      {queues.map(({ id, title, count, age, isOverdue = false, href }) => (
        <li key={id} className={queue}>
          <TwoLines
            first={`${title}: ${count.toLocaleString('en-US')}`}
            more={count > 0 ? <Age age={age} isOverdue={isOverdue} /> : 'All caught up'}
          />
          <ButtonLink href={href} variant="neutral" size="sm">
            Open {title.toLowerCase()}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Age({ age, isOverdue }: { age: string | undefined; isOverdue: boolean }): ReactNode {
  if (!isOverdue) return age;
  return (
    <span className={overdue}>
      <Icon icon={icons.triangleExclamationPoint} size="sm" />
      <span>
        <strong>Overdue</strong>
        {age !== undefined && `. ${age}`}
      </span>
    </span>
  );
}
