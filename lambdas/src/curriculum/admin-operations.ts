import type {
  curriculumAdminOperations,
  DraftedText,
  WantedDrafting,
} from '@redwhiteandcode/contract/curriculum/admin-operations.ts';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import { problemTypes } from '@redwhiteandcode/contract/api/problem-types.ts';
import { auditItem } from '../platform/audit.ts';
import type { Implementation } from '../platform/handler.ts';
import { HttpProblem, orNotFound } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { modelSettings } from '../platform/model/model-settings.ts';
import { reservationItem } from '../platform/model/token-budget.ts';
import { retry } from '../platform/retry.ts';
import { logSecurityEvent } from '../platform/security-log.ts';
import { readCourse } from '../rows/course/read.ts';
import { readText } from '../rows/course/read-text.ts';
import { cardOf } from '../rows/course/row.ts';
import {
  createDrafting,
  deleteDrafting,
  type DraftedPart,
  readDrafting,
  readParts,
  resumeOverdue,
} from './drafting-repository.ts';
import { type DraftingRow, newDrafting, toDrafting } from './drafting-rules.ts';
import { generationSettings } from './generation-settings.ts';
import type { Outline } from './generator.ts';
import { closed } from './operations.ts';
import { detailsOf, factsOf } from './rules.ts';

const noDrafting = 'There is no such draft.';
const running = () =>
  new HttpProblem(409, 'A draft of this course is being written already. Cancel it first.');

/** Returns the model that is set up. Throws an HttpProblem if there is none: templates draft nothing. */
function modelOrProblem(): string {
  const { gemini } = modelSettings();
  if (gemini) return gemini.model;
  throw new HttpProblem(409, 'No model is set up on this platform, so it cannot draft.', {
    type: problemTypes.noModel,
  });
}

/** Returns the title of the module whose questions are wanted. Throws an HttpProblem if it has no lessons. */
function titleOfModule({ modules }: CourseText, wanted: WantedDrafting): string | undefined {
  if (wanted.kind !== 'bank') return undefined;
  const module = modules.find(({ module_number }) => module_number === wanted.module_number);
  if (!module || module.lessons.length === 0)
    throw new HttpProblem(409, 'This module has no saved lessons to ask about. Save the course first.');
  return module.module_title;
}

/** Returns the details and modules of what was written. */
function textOf({ id, kind, outline }: DraftingRow, parts: readonly DraftedPart[]): DraftedText {
  const lessons = parts.flatMap((part) => ('lesson' in part ? [part] : []));
  const modules = (outline?.modules ?? []).flatMap(({ title }, at) => {
    const own = lessons.filter(({ module }) => module === at).map(({ lesson }) => lesson);
    return own.length > 0 ? [{ module_title: title, lessons: own }] : [];
  });
  const questions = parts.flatMap((part) => ('questions' in part ? part.questions : []));
  return { id, details: kind === 'course' && outline ? plannedDetails(outline) : null, modules, questions };
}

function plannedDetails(outline: Outline): DraftedText['details'] {
  const { provenance: _, ...details } = detailsOf(outline, { generator: 'gemini', model: null, date: '' });
  return details;
}

/** Implements the operations of `/api/admin/courses/{courseId}/drafting`. */
export const curriculumAdmin: Implementation<typeof curriculumAdminOperations> = {
  async startDrafting({ params: { courseId }, body: { wanted }, userId }) {
    const course = orNotFound(await readCourse(courseId, { consistent: true }), 'There is no such course.');
    const model = modelOrProblem();
    const { text } = await readText(course);
    const now = Date.now();
    const row = newDrafting({
      userId,
      facts: factsOf({ ...course, ...cardOf(text) }),
      wanted,
      moduleTitle: titleOfModule(text, wanted),
      model,
      limits: generationSettings().generation,
      now,
    });
    const reservation = reservationItem(row.budget_day, row.reserved_tokens);
    if (!reservation) throw closed(now);
    const audit = auditItem(userId, 'Had a model draft course content', text.title);
    const refusal = await createDrafting(row, { reservation, audit });
    if (refusal) throw refusal === 'running' ? running() : closed(now);
    logSecurityEvent('generationStarted');
    return { status: 202, body: toDrafting(row) };
  },

  async getDrafting({ params: { courseId }, userId }) {
    const row = await readDrafting(keys.drafting(userId, courseId));
    const current = row && (await resumeOverdue(row));
    const model = modelSettings().gemini?.model ?? null;
    return { status: 200, body: { model, drafting: current ? toDrafting(current) : null } };
  },

  async getDraftedText({ params: { courseId }, userId }) {
    const row = await readDrafting(keys.drafting(userId, courseId));
    const finished = orNotFound(row?.status === 'finished' ? row : undefined, noDrafting);
    return { status: 200, body: textOf(finished, await readParts(finished)) };
  },

  async deleteDrafting({ params: { courseId }, userId }) {
    await retry(5, 'A drafting changed during every attempt to delete it', async () => {
      const row = orNotFound(await readDrafting(keys.drafting(userId, courseId)), noDrafting);
      return (await deleteDrafting(row)) || undefined;
    });
    return { status: 204 };
  },
};
