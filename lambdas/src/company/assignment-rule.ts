import type { AssignmentRule } from '@redwhiteandcode/contract/company/assignment-operations.ts';
import { assignmentMessages } from '@redwhiteandcode/contract/company/assignment-rules.ts';
import type { CompanyRoleRow } from '../platform/company-roles.ts';
import { fieldProblem } from '../platform/http-problem.ts';
import { readPeopleById } from '../rows/person/read.ts';
import type { AssignmentRow } from './assignment-row.ts';
import { readCourseTitles, readPath } from './path-row.ts';
import { missingGroups } from './repository.ts';
import { scopeOf } from './scope.ts';

/** The attributes of an assignment that store its rule. */
export type StoredRule = Pick<
  AssignmentRow,
  'path_id' | 'title' | 'course_ids' | 'audience' | 'due' | 'is_mandatory'
>;

/** Returns the courses that are assigned. Throws an HttpProblem 422 if there is no such path, or no such published course. */
async function subjectOf(
  companyId: string,
  { subject }: AssignmentRule,
  before: AssignmentRow | undefined,
): Promise<Pick<AssignmentRow, 'path_id' | 'title' | 'course_ids'>> {
  if (subject.kind === 'path') {
    const path = await readPath(companyId, subject.path_id);
    if (!path) throw fieldProblem(422, 'body.subject', assignmentMessages.noSuchPath);
    return { path_id: path.id, title: path.name, course_ids: path.course_ids };
  }
  const { course_id } = subject;
  const course = (await readCourseTitles([course_id])).get(course_id);
  const isKept = before?.path_id === undefined && before?.course_ids[0] === course_id;
  if (!course || (course.status !== 'published' && !isKept))
    throw fieldProblem(422, 'body.subject', assignmentMessages.noSuchCourse);
  return { path_id: undefined, title: course.title, course_ids: [course_id] };
}

/** Throws an HttpProblem 422 if somebody with a role may not assign to an audience, or if it names what is not in the company. */
async function requireAudience(role: CompanyRoleRow, { audience }: AssignmentRule): Promise<void> {
  const refuse = (message: string) => fieldProblem(422, 'body.audience', message);
  const scope = scopeOf(role);
  if (scope !== 'all') {
    const isOwn = audience.kind === 'groups' && audience.groups.every((group) => scope.includes(group));
    if (!isOwn) throw refuse(assignmentMessages.ownGroups);
  }
  if (audience.kind === 'groups') {
    const missing = await missingGroups(role.company_id, audience.groups);
    if (missing.length > 0) throw refuse(assignmentMessages.noSuchGroup);
  }
  if (audience.kind === 'people') {
    const found = await readPeopleById(role.company_id, audience.people);
    if (found.length < new Set(audience.people).size) throw refuse(assignmentMessages.noSuchPerson);
  }
}

/** Returns a rule without repetitions in its audience. */
function withoutRepetitions({ audience }: AssignmentRule): AssignmentRule['audience'] {
  if (audience.kind === 'groups') return { ...audience, groups: [...new Set(audience.groups)] };
  return audience.kind === 'people' ? { ...audience, people: [...new Set(audience.people)] } : audience;
}

/** Checks the rule of an assignment. Throws an HttpProblem 422 for one that the caller cannot save. */
export async function checkedRule(
  role: CompanyRoleRow,
  rule: AssignmentRule,
  before?: AssignmentRow,
): Promise<StoredRule> {
  const [subject] = await Promise.all([
    subjectOf(role.company_id, rule, before),
    requireAudience(role, rule),
  ]);
  return {
    ...subject,
    audience: withoutRepetitions(rule),
    due: rule.due,
    is_mandatory: rule.is_mandatory,
  };
}
