import {
  AdminTablePage,
  Breadcrumbs,
  Button,
  Card,
  Inline,
  Link,
  mailto,
  type PersonAction,
  personActionLabel,
  personActions,
  PersonStateBadge,
  RecordFacts,
  Stack,
} from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import { takeBackWords } from '@redwhiteandcode/contract/company/seat-ends.ts';
import type { ReactNode } from 'react';
import { peopleHref } from '../../../parts/company/addresses.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';

export interface CompanyPersonPageProps {
  companyId: string;
  person: CompanyPerson;
  /** Does something with the person; undefined for somebody who may not. */
  onAction?: ((action: PersonAction) => void) | undefined;
}

const day = (time: string | null): string | null => time && dateOf('history', time);

/** A person of a company: the facts, and what can be done. */
export function CompanyPersonPage({ companyId, person, onAction }: CompanyPersonPageProps): ReactNode {
  const { facts } = copy;
  const name = person.name ?? person.email;
  const isOpen = person.has_seat && person.state !== 'accepted';
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: copy.title, href: peopleHref(companyId) }, { label: name }]} />
      <AdminTablePage title={name} subtitle={copy.record.title}>
        <Card>
          <Stack gap={16}>
            <RecordFacts
              items={[
                [
                  facts.email,
                  <Link key="email" href={mailto(person.email)}>
                    {person.email}
                  </Link>,
                  'wide',
                ],
                [facts.state, <PersonStateBadge key="state" state={person.state} />],
                [facts.seat, person.has_seat ? 'Yes' : 'No'],
                [person.joined_by_link ? facts.joined : facts.invited, day(person.invited_at)],
                ...(isOpen ? ([[facts.ends, day(person.invitation_ends_at)]] as const) : []),
                ...(person.accepted_at && !person.joined_by_link
                  ? ([[facts.accepted, day(person.accepted_at)]] as const)
                  : []),
                ...(person.removed_at ? ([[facts.removed, day(person.removed_at)]] as const) : []),
                ...(person.removed_because
                  ? ([[facts.reason, takeBackWords[person.removed_because]]] as const)
                  : []),
                ...(person.manager ? ([[facts.manager, person.manager]] as const) : []),
              ]}
            />
            {onAction && (
              <Inline gap={8}>
                {personActions(person).map((action) => (
                  <Button key={action} variant="neutral" size="sm" onPress={() => onAction(action)}>
                    {personActionLabel(action, person)}
                  </Button>
                ))}
              </Inline>
            )}
          </Stack>
        </Card>
      </AdminTablePage>
    </Stack>
  );
}
