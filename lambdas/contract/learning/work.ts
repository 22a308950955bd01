import * as z from 'zod';
import { BlockId, PartId } from '../course/block-ids.ts';
import { characters } from '../api/fields.ts';
import { defineOperations } from '../api/operation.ts';
import { Page, PageQuery } from '../api/page.ts';
import { answerLength, answerLimits as limits } from './answer-limits.ts';
import { LessonPath } from './operations.ts';

/** A learner's answer in a block. A text is that of a number, a short text, an exercise, or a lab; `rows` are an exercise's table. */
export const Answer = z
  .discriminatedUnion('kind', [
    /** The chosen choices, the marked sentences, or all items in the learner's order. */
    z.object({ kind: z.literal('choices'), ids: z.array(PartId).max(limits.ids) }),
    /** The place of each placed item, by the item's id. */
    z.object({
      kind: z.literal('places'),
      places: z
        .record(PartId, PartId)
        .refine((places) => Object.keys(places).length <= limits.ids)
        .meta({ maxProperties: limits.ids }),
    }),
    z.object({ kind: z.literal('text'), text: characters(limits.text) }),
    z.object({
      kind: z.literal('rows'),
      rows: z.array(z.array(characters(limits.text)).max(limits.columns)).max(limits.rows),
    }),
  ])
  .meta({ id: 'Answer' });
export type Answer = z.infer<typeof Answer>;

/** What a learner has done in a block. */
const Work = z.object({
  /** Absent while only lines of the checklist are checked. */
  answer: Answer.optional(),
  /** Whether the answer was checked as it is, or the solution of the exercise or the lab was opened. */
  is_checked: z.boolean(),
  /** The places of the checked lines of an exercise's checklist, or of the tests that a lab's code passed, from 0. */
  ticked: z.array(z.int().min(0).max(99)).max(100),
});
export type Work = z.infer<typeof Work>;

/**
 * A change of a learner's work. It is based on `base_version`, 0 without one. `tab` identifies the browser tab, and `change`
 * counts its changes of the block. `age_ms` is the time since the learner made the change, in milliseconds: clocks of
 * devices differ, but their seconds are equally long.
 */
export const WorkChange = Work.extend({
  base_version: z.int().min(0),
  tab: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .max(40),
  change: z.int().min(1),
  age_ms: z.int().min(0),
})
  .refine(({ answer }) => answerLength(answer ?? {}) <= limits.text.max, { error: limits.text.invalid })
  .meta({ id: 'WorkChange' });
export type WorkChange = z.infer<typeof WorkChange>;

/** A learner's work in a block as it is stored. `earlier` is the number of kept versions that another change replaced. */
export const SavedWork = Work.extend({
  block_id: BlockId,
  version: z.int().min(1),
  saved_at: z.iso.datetime(),
  earlier: z.int().min(0).max(limits.earlier),
}).meta({ id: 'SavedWork' });
export type SavedWork = z.infer<typeof SavedWork>;

/** An earlier version of a learner's work, which a change in another tab or on another device replaced. */
const EarlierWork = Work.extend({ changed_at: z.iso.datetime() }).meta({ id: 'EarlierWork' });
export type EarlierWork = z.infer<typeof EarlierWork>;

const BlockPath = LessonPath.extend({ blockId: BlockId });

/** The operations on a learner's work in the blocks of lessons. */
export const workOperations = defineOperations('learning', {
  listWork: {
    route: 'GET /api/courses/{courseId}/answers/{module}/{lesson}',
    access: 'user',
    summary: 'List the user’s work in the blocks of a lesson',
    params: LessonPath,
    query: PageQuery,
    responses: { 200: Page('SavedWorkPage', SavedWork) },
  },
  saveWork: {
    route: 'PUT /api/courses/{courseId}/answers/{module}/{lesson}/{blockId}',
    access: 'user',
    summary:
      'Save the user’s work in a block. Of two changes based on the same version, the later one is kept, and the other ' +
      'becomes an earlier version; the response is the work that is kept. Saving a change twice saves it once',
    params: BlockPath,
    body: WorkChange,
    responses: { 200: SavedWork },
    errors: [403, 404],
  },
  listEarlierWork: {
    route: 'GET /api/courses/{courseId}/answers/{module}/{lesson}/{blockId}/earlier',
    access: 'user',
    summary: 'List the earlier versions of the user’s work in a block, newest first',
    params: BlockPath,
    responses: { 200: z.object({ items: z.array(EarlierWork) }).meta({ id: 'EarlierWorkList' }) },
  },
});
