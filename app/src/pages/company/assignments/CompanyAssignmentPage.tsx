import {
  AdminTablePage,
  Alert,
  AssignedPeopleTable,
  type AssignedPeopleTableProps,
  Breadcrumbs,
  ButtonLink,
  Card,
  ConfirmedAction,
  MandatoryBadge,
  Pagination,
  RecordFacts,
  Select,
  Stack,
} from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import type {
  AssignedPerson,
  CompanyAssignment,
} from '@redwhiteandcode/contract/company/assignment-operations.ts';
import {
  type DutyState,
  dutyStates,
  dutyStateWords,
} from '@redwhiteandcode/contract/company/assignment-rules.ts';
import type { ReactNode } from 'react';
import { assignmentsHref, peopleHref } from '../../../parts/company/addresses.ts';
import { audienceText, dueText } from '../../../parts/company/assignmentWords.ts';
import type { ListPages } from '../../../parts/company/usePages.ts';
import { assignmentsCopy as copy } from './assignmentsCopy.ts';

export interface CompanyAssignmentPageProps
  extends Pick<AssignedPeopleTableProps, 'isLoading' | 'isUpdating' | 'error' | 'onRetry' | 'onExcuse'> {
  companyId: string;
  assignment: CompanyAssignment;
  people: readonly AssignedPerson[];
  pages?: ListPages | undefined;
  /** The state by which the people are filtered; '' for none. */
  state: DutyState | '';
  onStateChange: (state: DutyState | '') => void;
  /** Ends the assignment. Rejects with a message on failure. Undefined if the caller may not. */
  onEnd?: (() => Promise<void>) | undefined;
}

/** An assignment of a company: its rule, and how far its people are. */
export function CompanyAssignmentPage({
  companyId,
  assignment,
  people,
  pages,
  state,
  onStateChange,
  onEnd,
  ...table
}: CompanyAssignmentPageProps): ReactNode {
  const { id, title, courses } = assignment;
  const isPath = assignment.subject.kind === 'path';
  return (
    <Stack gap={16}>
      <Breadcrumbs items={[{ label: copy.title, href: assignmentsHref(companyId) }, { label: title }]} />
      <AdminTablePage
        title={title}
        subtitle={copy.record.title}
        filters={<StateFilter state={state} onStateChange={onStateChange} />}
        actions={
          onEnd && (
            <>
              <ButtonLink href={`${assignmentsHref(companyId, id)}/edit`} variant="neutral">
                {copy.edit.button}
              </ButtonLink>
              <ConfirmedAction
                label={copy.end.confirm}
                title={copy.end.question}
                description={copy.end.text}
                isDestructive
                action={onEnd}
              />
            </>
          )
        }
        cards={<Rule assignment={assignment} />}
      >
        {assignment.is_working && (
          <Alert tone="info" live="status">
            {copy.working}
          </Alert>
        )}
        <AssignedPeopleTable
          {...table}
          isFiltered={state !== ''}
          rows={people.map((person) => ({
            ...person,
            stateLabel: dutyStateWords[person.state],
            href: peopleHref(companyId, person.id),
            ...(isPath && { progress: copy.courseOf(person.courses_done, courses.length) }),
          }))}
        />
        {pages && <Pagination {...pages} />}
      </AdminTablePage>
    </Stack>
  );
}

const allStates = [
  { value: '', label: copy.personState.all },
  ...dutyStates.toReversed().map((value) => ({ value, label: dutyStateWords[value] })),
];

function StateFilter({
  state,
  onStateChange,
}: Pick<CompanyAssignmentPageProps, 'state' | 'onStateChange'>): ReactNode {
  return (
    <Select
      label={copy.personState.label}
      options={allStates}
      value={state}
      onChange={(chosen) => onStateChange(dutyStates.find((one) => one === chosen) ?? '')}
    />
  );
}

/** The facts of an assignment: its courses, its audience, and its due date. */
function Rule({ assignment }: { assignment: CompanyAssignment }): ReactNode {
  const { facts } = copy;
  const { courses, due, is_mandatory, assigned, done, excused, created_at, ended_at } = assignment;
  return (
    <Card>
      <RecordFacts
        items={[
          [facts.for, audienceText(assignment), 'wide'],
          [facts.due, dueText(due)],
          [facts.kind, <MandatoryBadge key="kind" isMandatory={is_mandatory} />],
          [facts.done, copy.doneOf(done, assigned)],
          ...(excused > 0 ? ([[facts.excused, excused.toLocaleString('en-US')]] as const) : []),
          [facts.created, dateOf('history', created_at)],
          ...(ended_at === null ? [] : ([[facts.ended, dateOf('history', ended_at)]] as const)),
          ...(assignment.subject.kind === 'path'
            ? ([[facts.courses, courses.map((course) => course.title).join(', '), 'wide']] as const)
            : []),
        ]}
      />
    </Card>
  );
}
