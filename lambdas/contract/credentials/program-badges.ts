/** A badge of Layoff to Lift-Off. Raise `revision` with each change of the texts: signed badges name it. */
export interface ProgramBadge {
  id: ProgramBadgeId;
  revision: number;
  title: string;
  description: string;
  /** What must be done for it. */
  narrative: string;
}

/** The ID of a badge of Layoff to Lift-Off. */
export type ProgramBadgeId = 'liftoff-participant' | 'liftoff-first-course';

/** The badges of Layoff to Lift-Off, which are certificates of the kind `program`. */
export const programBadges: Readonly<Record<ProgramBadgeId, ProgramBadge>> = {
  'liftoff-participant': {
    id: 'liftoff-participant',
    revision: 2,
    title: 'Layoff to Lift-Off Participant',
    description:
      'Takes part in Layoff to Lift-Off, a program of free AI courses for people who were laid off. It shows participation, not a completed course.',
    narrative: 'Applied to Layoff to Lift-Off and was approved.',
  },
  'liftoff-first-course': {
    id: 'liftoff-first-course',
    revision: 2,
    title: 'Layoff to Lift-Off: First Course',
    description: 'Completed a first AI course as a participant in Layoff to Lift-Off.',
    narrative:
      'Took part in Layoff to Lift-Off and completed every lesson of at least one course. A separate certificate names the course.',
  },
};

/** Returns a badge of the program by its ID. */
export const programBadgeOf = (id: string): ProgramBadge | undefined =>
  Object.hasOwn(programBadges, id) ? programBadges[id as ProgramBadgeId] : undefined;
