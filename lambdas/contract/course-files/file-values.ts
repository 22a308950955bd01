import { CourseCard } from '../catalog/operations.ts';

/** What a block has if its file does not say it. A lab is unchecked. */
export const defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  check: { hint: '' },
  exercise: { columns: [] },
  python_lab: { checked: '', files: [] },
  sql_lab: { checked: '' },
};

/** The names of what the card of a course says. */
export const cardNames = Object.keys(CourseCard.shape) as (keyof CourseCard)[];
