import * as z from 'zod';
import { day, wholeNumber } from '../api/fields.ts';
import { defineCompanyOperations, defineOperations, limitsPer } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { wholeNumberRule } from '../text/typed-numbers.ts';
import { assignmentLimits, assignmentMessages, dueProblem, dutyStates } from './assignment-rules.ts';
import { CompanyParams } from './operations.ts';
import { AssignedCourse } from './path-operations.ts';

const Id = z.string().min(1).max(100);

/** The subject of an assignment: a course or a path. */
const Subject = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('course'), course_id: Id }),
    z.object({ kind: z.literal('path'), path_id: Id }),
  ])
  .meta({ id: 'AssignmentSubject' });

/** The audience of an assignment: everyone with a seat, or the ids of groups or people. */
const Audience = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everyone') }),
    z.object({
      kind: z.literal('groups'),
      groups: z.array(Id).min(1, assignmentMessages.noGroup).max(assignmentLimits.groups),
    }),
    z.object({
      kind: z.literal('people'),
      people: z.array(Id).min(1, assignmentMessages.noPerson).max(assignmentLimits.people),
    }),
  ])
  .meta({ id: 'AssignmentAudience' });
export type AssignmentAudience = z.infer<typeof Audience>;

/** When an assignment is due: never, at the end of a day, or at the end of the day some days after a person got it. */
const Due = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.literal('on'),
      on: day((value) => (value === '' ? assignmentMessages.day : undefined)),
    }),
    z.object({
      kind: z.literal('after'),
      days: wholeNumber(
        wholeNumberRule({ min: 1, max: assignmentLimits.days, invalid: assignmentMessages.days }),
      ),
    }),
  ])
  .meta({ id: 'AssignmentDue' });

/** The rule of an assignment. A mandatory one is due at some time. */
const Rule = z.object({ subject: Subject, audience: Audience, due: Due, is_mandatory: z.boolean() });
export type AssignmentRule = z.infer<typeof Rule>;

const checkDue = (rule: AssignmentRule, context: z.RefinementCtx): void => {
  const message = dueProblem(rule);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['due'], message });
};
const AssignmentDraft = Rule.superRefine(checkDue).meta({ id: 'AssignmentDraft' });
const SavedAssignment = Rule.extend({ mark: z.string().min(1).max(100) })
  .superRefine(checkDue)
  .meta({ id: 'SavedAssignment' });

const NamedGroup = z.object({ id: z.string(), name: z.string() }).meta({ id: 'NamedGroup' });
const NamedPerson = z
  .object({ id: z.string(), email: z.string(), name: z.string().nullable() })
  .meta({ id: 'NamedPerson' });

/**
 * An assignment. `title` is that of the course or the name of the path. `groups` and `people` are those of the audience, with
 * their names; in a list, only the first three people. `assigned` counts the people who have it, `done` and `excused` those of them
 * who have finished or are excused. `is_working` says whether people are getting or losing it at the moment. `can_change`
 * says whether the caller may change or end it: a manager only if all groups are theirs.
 */
export const CompanyAssignment = Rule.extend({
  id: z.string(),
  title: z.string(),
  courses: z.array(AssignedCourse),
  groups: z.array(NamedGroup),
  people: z.array(NamedPerson),
  state: z.enum(['active', 'ended']),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  assigned: z.int().min(0),
  done: z.int().min(0),
  excused: z.int().min(0),
  is_working: z.boolean(),
  can_change: z.boolean(),
}).meta({ id: 'CompanyAssignment' });
export type CompanyAssignment = z.infer<typeof CompanyAssignment>;

const ChangedPerson = NamedPerson.extend({
  change: z.enum(['gets', 'gets_later', 'loses', 'due_changes']),
  due_before: z.iso.date().nullable(),
  due_after: z.iso.date().nullable(),
}).meta({ id: 'ChangedPerson' });

/**
 * What saving an assignment would change: `gets_later` are invited people, who get it when they accept. `keeps` stay as they
 * are. `people` lists the first people who change. `mark` identifies this result: the assignment can be saved only while it would
 * still do the same.
 */
export const AssignmentPreview = z
  .object({
    mark: z.string(),
    gets: z.int().min(0),
    gets_later: z.int().min(0),
    loses: z.int().min(0),
    due_changes: z.int().min(0),
    keeps: z.int().min(0),
    people: z.array(ChangedPerson),
  })
  .meta({ id: 'AssignmentPreview' });
export type AssignmentPreview = z.infer<typeof AssignmentPreview>;

const DutyFields = z.object({
  state: z.enum(dutyStates),
  due_on: z.iso.date().nullable(),
  assigned_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
  excused_at: z.iso.datetime().nullable(),
});
/** A course of a person's assignment, with the person's progress. */
const DutyCourse = AssignedCourse.extend({
  started_at: z.iso.datetime().nullable(),
  done_at: z.iso.datetime().nullable(),
}).meta({ id: 'DutyCourse' });

/** A person with an assignment. `courses_done` is the number of its completed courses. */
export const AssignedPerson = NamedPerson.extend({
  ...DutyFields.shape,
  courses_done: z.int().min(0),
}).meta({ id: 'AssignedPerson' });
export type AssignedPerson = z.infer<typeof AssignedPerson>;

/** An assignment of one person, with its courses. */
export const PersonAssignment = DutyFields.extend({
  assignment_id: z.string(),
  title: z.string(),
  is_mandatory: z.boolean(),
  courses: z.array(DutyCourse),
}).meta({ id: 'PersonAssignment' });
export type PersonAssignment = z.infer<typeof PersonAssignment>;

/** An assignment of the caller from a company. The due day ends in `time_zone`. */
export const OwnAssignment = PersonAssignment.extend({
  company_id: z.string(),
  company_name: z.string(),
  time_zone: z.string(),
}).meta({ id: 'OwnAssignment' });
export type OwnAssignment = z.infer<typeof OwnAssignment>;

const assignments = '/api/company/{companyId}/assignments';
const managers = { roles: ['owner', 'manager'] } as const;
const everyone = { roles: ['owner', 'manager', 'viewer'] } as const;
const AssignmentParams = CompanyParams.extend({ assignmentId: Id });
const AssigneeParams = AssignmentParams.extend({ personId: Id });

/**
 * The operations on the assignments of a company. A manager assigns only to their own groups, and sees only the people of these
 * and the assignments to everyone or to these.
 */
export const companyAssignmentOperations = {
  ...defineCompanyOperations('company', {
    listCompanyAssignments: {
      ...everyone,
      route: `GET ${assignments}`,
      summary: 'List the assignments of a company, the latest first; a page may have fewer than asked for',
      params: CompanyParams,
      query: PageQuery.extend({ state: z.enum(['active', 'ended']).default('active') }),
      responses: { 200: Page('CompanyAssignmentPage', CompanyAssignment) },
    },
    getCompanyAssignment: {
      ...everyone,
      route: `GET ${assignments}/{assignmentId}`,
      summary: 'Get an assignment of a company',
      params: AssignmentParams,
      responses: { 200: CompanyAssignment },
    },
    previewAssignment: {
      ...managers,
      route: `POST ${assignments}/preview`,
      summary: 'Say who would get an assignment, without changing anything',
      params: CompanyParams,
      body: AssignmentDraft,
      responses: { 200: AssignmentPreview },
      errors: [409, 422],
      limits: limitsPer(3600, { user: 300 }),
    },
    createAssignment: {
      ...managers,
      route: `POST ${assignments}`,
      summary: 'Assign what was previewed; people get it in steps after the response',
      params: CompanyParams,
      body: SavedAssignment,
      idempotent: true,
      responses: { 201: CompanyAssignment },
      errors: [409, 422],
      limits: limitsPer(3600, { user: 120 }),
    },
    previewAssignmentChange: {
      ...managers,
      route: `POST ${assignments}/{assignmentId}/preview`,
      summary:
        'Say who would get, lose, or have on another day a changed assignment, without changing anything',
      params: AssignmentParams,
      body: AssignmentDraft,
      responses: { 200: AssignmentPreview },
      errors: [409, 422],
      limits: limitsPer(3600, { user: 300 }),
    },
    changeAssignment: {
      ...managers,
      route: `PUT ${assignments}/{assignmentId}`,
      summary: 'Change an assignment as it was previewed; people get or lose it in steps after the response',
      params: AssignmentParams,
      body: SavedAssignment,
      responses: { 200: CompanyAssignment },
      errors: [409, 422],
      limits: limitsPer(3600, { user: 120 }),
    },
    endAssignment: {
      ...managers,
      route: `DELETE ${assignments}/{assignmentId}`,
      summary: 'End an assignment, which people who have not finished lose; ending it again changes nothing',
      params: AssignmentParams,
      responses: { 204: null },
      errors: [409],
    },
    listAssignmentPeople: {
      ...everyone,
      route: `GET ${assignments}/{assignmentId}/people`,
      summary:
        'List the people who have an assignment, the first due day first; a page may have fewer rows than asked for',
      params: AssignmentParams,
      query: PageQuery.extend({ state: z.enum(dutyStates).optional() }),
      responses: { 200: Page('AssignedPersonPage', AssignedPerson) },
    },
    excuseFromAssignment: {
      ...managers,
      route: `PUT ${assignments}/{assignmentId}/people/{personId}/excuse`,
      summary: 'Excuse somebody from an assignment; excusing them again changes nothing',
      params: AssigneeParams,
      responses: { 200: AssignedPerson },
      errors: [409],
    },
    withdrawExcuse: {
      ...managers,
      route: `DELETE ${assignments}/{assignmentId}/people/{personId}/excuse`,
      summary: 'Withdraw the excuse of somebody from an assignment; withdrawing it again changes nothing',
      params: AssigneeParams,
      responses: { 200: AssignedPerson },
      errors: [409],
    },
    listPersonAssignments: {
      ...everyone,
      route: 'GET /api/company/{companyId}/people/{personId}/assignments',
      summary: 'List the assignments of a person of a company',
      params: CompanyParams.extend({ personId: Id }),
      query: PageQuery,
      responses: { 200: Page('PersonAssignmentPage', PersonAssignment) },
    },
  }),
  ...defineOperations('company', {
    listOwnAssignments: {
      route: 'GET /api/me/assignments',
      access: 'user',
      summary: 'List what companies have assigned to the caller and not ended',
      responses: {
        200: z.object({ items: z.array(OwnAssignment) }).meta({ id: 'OwnAssignments' }),
      },
    },
  }),
};
