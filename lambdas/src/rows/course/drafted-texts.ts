import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { BankQuestion } from '@redwhiteandcode/contract/assessment/bank.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import {
  joinedBlocks,
  type LessonWithBlocks,
  placedBlocks,
} from '@redwhiteandcode/contract/course/block-parts.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, getItems, type TransactItem } from '../../platform/table.ts';
import type { CourseModule } from './modules.ts';

/** The end of an id that a drafting gave to a block or a question: 12 random digits, and the number of the part. */
const markPattern = /-(d[0-9a-f]{12}-\d{1,3})$/;

/** Returns the mark of a part of a drafting, by the drafting's 12 random hexadecimal digits and the part's number. */
export const markOf = (random: string, part: number): string => `d${random}-${part}`;

/** Returns an id that says from which part of a drafting its block or question is. */
export const markedId = (id: string, mark: string): string => `${id}-${mark}`;

const markIn = (id: string): string | undefined => markPattern.exec(id)?.[1];

/** Returns a drafted lesson whose blocks have a mark in their ids. */
export const markedLesson = (lesson: LessonWithBlocks, mark: string): ReturnType<typeof joinedBlocks> =>
  joinedBlocks(placedBlocks(lesson).map((block) => ({ ...block, id: markedId(block.id, mark) })));

/** Returns a value with the properties of its objects in the order of their names, without undefined ones. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, ordered(each)]),
  );
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url');

/** Returns the hash of a lesson's text and blocks. Checking a lab does not change it. */
export const lessonHash = (lesson: LessonWithBlocks): string =>
  hashOf(placedBlocks(lesson).map((block) => ('checked' in block ? { ...block, checked: '' } : block)));

/** Returns the hash of what a question asks and explains. */
export const questionHash = ({ prompt, task, explanation, quote }: BankQuestion): string =>
  hashOf({ prompt, task, explanation, quote });

const DraftedItem = z.object({ mark: z.string(), hash: z.string(), provenance: Provenance });
type Drafted = z.infer<typeof DraftedItem>;

/** Makes the item that records a text as a model drafted it. It names no user, and stays. */
export const draftedItem = (drafted: Drafted): TransactItem => ({
  Put: { Item: { ...keys.draftedText(drafted.mark), ...drafted } },
});

/** Reads the records of the drafted texts whose marks are in these ids, by their marks. */
async function readDrafted(ids: readonly string[]): Promise<ReadonlyMap<string, Drafted>> {
  const marks = [...new Set(ids.flatMap((id) => markIn(id) ?? []))];
  const found = await getItems(
    marks.map((mark) => keys.draftedText(mark)),
    DraftedItem,
    { consistent: true },
  );
  return new Map(found.map((drafted) => [drafted.mark, drafted]));
}

const originOf = ({ provenance, hash }: Drafted, current: string): Provenance =>
  hash === current ? provenance : { ...provenance, is_edited: true };

type Details = CourseText['details'];
const DetailsItem = z.object({
  details: z.custom<Details>((value) => typeof value === 'object'),
  provenance: Provenance,
});

/** Makes the item that records the details of a course as a model drafted them. */
export const draftedDetailsItem = (
  courseId: string,
  details: Omit<Details, 'provenance'>,
  provenance: Provenance,
): TransactItem => ({ Put: { Item: { ...keys.draftedDetails(courseId), details, provenance } } });

/** Returns the parts of details that a model drafts. */
const plannedIn = ({ learning_outcomes, prerequisites, target_roles, modules }: Details) => ({
  learning_outcomes,
  prerequisites,
  target_roles,
  modules,
});

/** Returns the texts of details that a model drafts, apart from short ones such as 'Week 1'. */
const linesOf = (details: Details): string[] =>
  Object.values(plannedIn(details))
    .flat()
    .flatMap((each) =>
      typeof each === 'string' ? [each] : [each.title, ...each.topics, ...(each.deliverables ?? [])],
    );

async function withOrigin(courseId: string | undefined, details: Details): Promise<Details> {
  if (courseId === undefined || details.provenance || linesOf(details).length === 0) return details;
  const drafted = await getItem(keys.draftedDetails(courseId), DetailsItem);
  if (!drafted) return details;
  if (isDeepStrictEqual(plannedIn(drafted.details), plannedIn(details)))
    return { ...details, provenance: drafted.provenance };
  const lines = new Set(linesOf(drafted.details));
  return linesOf(details).some((line) => lines.has(line))
    ? { ...details, provenance: { ...drafted.provenance, is_edited: true } }
    : details;
}

/**
 * Returns a course's text in which each lesson that has none yet gets the origin that its blocks name, and the details the one
 * of their drafting; a course that is only created has no drafted details. What was changed since the model wrote it is edited.
 */
export async function withDraftedOrigins<Text extends Pick<CourseText, 'details' | 'modules'>>(
  courseId: string | undefined,
  text: Text,
): Promise<Text> {
  const idsOf = ({ provenance, blocks = [] }: CourseModule['lessons'][number]) =>
    provenance ? [] : blocks.map(({ id }) => id);
  const ids = text.modules.flatMap(({ lessons }) => lessons.flatMap(idsOf));
  const [drafted, details] = await Promise.all([readDrafted(ids), withOrigin(courseId, text.details)]);
  const modules = text.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => {
      const [first] = idsOf(lesson).flatMap((id) => drafted.get(markIn(id) ?? '') ?? []);
      return first ? { ...lesson, provenance: originOf(first, lessonHash(lesson)) } : lesson;
    }),
  }));
  return { ...text, details, modules };
}

/**
 * Returns a bank in which each question has its true origin: the one it was stored with, or the one that its id names. What
 * was changed since then is edited.
 */
export async function withQuestionOrigins(
  before: readonly BankQuestion[],
  sent: readonly BankQuestion[],
): Promise<BankQuestion[]> {
  const known = new Map(before.map((question) => [question.id, question]));
  const drafted = await readDrafted(sent.flatMap(({ id }) => (known.has(id) ? [] : [id])));
  return sent.map((question) => {
    const was = known.get(question.id);
    if (was?.provenance) {
      const isSame = questionHash(was) === questionHash(question);
      return { ...question, provenance: { ...was.provenance, ...(!isSame && { is_edited: true as const }) } };
    }
    const own = was ? undefined : drafted.get(markIn(question.id) ?? '');
    return own ? { ...question, provenance: originOf(own, questionHash(question)) } : question;
  });
}
