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
  PersonAssignmentsTable,
  type PersonAssignmentsTableProps,
  PersonStateBadge,
  RecordFacts,
  Stack,
} from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type { PersonAssignment } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { dutyStateWords } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import type { CompanyGroup } from '@redwhiteandcode/contract/company/group-operations.ts';
import type { CompanyPerson } from '@redwhiteandcode/contract/company/people-operations.ts';
import { takeBackWords } from '@redwhiteandcode/contract/company/seat-ends.ts';
import { Fragment, type ReactNode } from 'react';
import { assignmentsHref, groupsHref, peopleHref } from '../../../parts/company/addresses.ts';
import { companyPeopleCopy as copy } from './companyPeopleCopy.ts';

export interface CompanyPersonPageProps {
  companyId: string;
  person: CompanyPerson;
  /** The groups of the person that the reader may see. */
  groups?: readonly CompanyGroup[] | undefined;
  /** The assignments of the person. */
  assignments: Omit<PersonAssignmentsTableProps, 'rows'> & { items: readonly PersonAssignment[] };
  /** Does something with the person; undefined if the caller may not. */
  onAction?: ((action: PersonAction) => void) | undefined;
}

const day = (time: string | null): string | null => time && dateOf('history', time);

/** A person of a company: the facts, what can be done, and the assignments. */
export function CompanyPersonPage({
  companyId,
  person,
  groups = [],
  assignments: { items, ...assignments },
  onAction,
}: CompanyPersonPageProps): ReactNode {
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
                ...(groups.length > 0
                  ? ([
                      [facts.groups, <GroupLinks key="groups" companyId={companyId} groups={groups} />],
                    ] as const)
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
        <PersonAssignmentsTable
          {...assignments}
          rows={items.map(({ assignment_id, ...assignment }) => ({
            ...assignment,
            id: assignment_id,
            stateLabel: dutyStateWords[assignment.state],
            href: assignmentsHref(companyId, assignment_id),
          }))}
        />
      </AdminTablePage>
    </Stack>
  );
}

/** The groups of a person, each as a link to its page. */
function GroupLinks({
  companyId,
  groups,
}: {
  companyId: string;
  groups: readonly CompanyGroup[];
}): ReactNode {
  return groups.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link href={groupsHref(companyId, id)}>{name}</Link>
    </Fragment>
  ));
}
