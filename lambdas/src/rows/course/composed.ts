import { createHash } from 'node:crypto';
import type { CourseText } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { Provenance } from '@redwhiteandcode/contract/catalog/operations.ts';
import type { LessonWithBlocks } from '@redwhiteandcode/contract/course/block-parts.ts';
import { lessonTexts } from './blocks.ts';
import { wordsIn } from './words.ts';

type Generated = Pick<CourseText, 'details' | 'modules'>;

/**
 * Returns the mark of a text: a short hash of its words, so that other tags, spaces and punctuation do not make it another
 * text.
 */
const markOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.flatMap(wordsIn).join(' ')).digest('base64url').slice(0, 8);

const lessonMark = (lesson: LessonWithBlocks): string => markOf(lessonTexts(lesson));

const detailsMark = ({ learning_outcomes, prerequisites, target_roles, modules }: Generated['details']) =>
  markOf([
    ...learning_outcomes,
    ...prerequisites,
    ...target_roles,
    ...modules.flatMap(({ week, title, topics, deliverables = [] }) => [
      week,
      title,
      ...topics,
      ...deliverables,
    ]),
  ]);

const isComposed = (provenance: Provenance | undefined): boolean =>
  provenance?.model === null && provenance.is_edited !== true;

/** Adds the marks of the text that templates composed without a model, and that nobody has edited yet, to those of a course. */
export function composedMarks(known: readonly string[], { details, modules }: Generated): string[] {
  const lessons = modules.flatMap((module) => module.lessons);
  return [
    ...new Set([
      ...known,
      ...(isComposed(details.provenance) ? [detailsMark(details)] : []),
      ...lessons.filter(({ provenance }) => isComposed(provenance)).map(lessonMark),
    ]),
  ];
}

/** What of a course's text is the text of templates: its details, and the titles of lessons. */
export function composedParts(
  { details, modules }: Generated,
  marks: readonly string[],
): { details: boolean; lessons: string[] } {
  const composed = new Set(marks);
  return {
    details: composed.has(detailsMark(details)),
    lessons: modules
      .flatMap(({ lessons }) => lessons)
      .filter((lesson) => composed.has(lessonMark(lesson)))
      .map(({ lesson_title }) => lesson_title),
  };
}

/** Returns a text whose origins say that it was edited only where it is not the text of templates again. */
export function withTrueOrigins<Text extends Generated>(text: Text, marks: readonly string[]): Text {
  const composed = new Set(marks);
  const originOf = <Part extends { provenance?: Provenance | undefined }>(part: Part, mark: string): Part => {
    if (!part.provenance || !composed.has(mark)) return part;
    const { is_edited: _, ...provenance } = part.provenance;
    return { ...part, provenance };
  };
  return {
    ...text,
    details: originOf(text.details, detailsMark(text.details)),
    modules: text.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => originOf(lesson, lessonMark(lesson))),
    })),
  };
}
