/** The levels of courses. */
export type CourseLevel = 'Beginner' | 'Intermediate' | 'Advanced' | 'Executive' | 'All Levels';

/** The tracks of courses. */
export type CourseTrack = 'Technical' | 'Leadership' | 'Operations';

/** A course in lists; the field names are the API's. */
export interface CourseSummary {
  id: string;
  title: string;
  description: string;
  /** Text: '8 weeks'. */
  duration: string;
  /** The estimated hours of study, with exercises; null if unknown. */
  hours: number | null;
  /** Left out while unknown. */
  lesson_count?: number | undefined;
  /** Text: '2,500+'. */
  students: string;
  /** The number of enrollments as text, once it is large enough; it replaces `students`, which is illustrative. */
  learners?: string | null | undefined;
  level: CourseLevel;
  track: CourseTrack;
  /** The price as text: '$2,950'. */
  deduction: string;
  /** A price that the course had until a date, shown struck through. */
  list_price: { cents: number; charged_until: string } | null;
  /** The months for which a certificate of the course is valid; null if it does not expire. */
  certificate_months: number | null;
  /** The questions of an attempt at the graded assessment; null without one, left out while unknown. */
  assessment?: { questions: number } | null | undefined;
}

/** A featured course. */
export interface FeaturedCourse extends CourseSummary {
  highlights: readonly string[];
}

const counted = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** Returns what the course says about its certificate: 'Certificate included', with its validity if it expires. */
export const certificateNote = ({
  certificate_months: months,
}: Pick<CourseSummary, 'certificate_months'>): string =>
  months === null ? 'Certificate included' : `Certificate included, valid for ${counted(months, 'month')}`;

/** Returns the length of a course: '8 weeks · about 9 hours', or '8 weeks' if its hours are unknown. */
export const courseLength = ({ duration, hours }: Pick<CourseSummary, 'duration' | 'hours'>): string =>
  hours === null ? duration : `${duration} · about ${counted(hours, 'hour')}`;

/**
 * Returns the state of a course: '15 lessons, about 9 hours', 'Opens soon' if it has no lessons yet, and undefined while the
 * number of lessons is unknown.
 */
export function courseState({
  lesson_count,
  hours,
}: Pick<CourseSummary, 'lesson_count' | 'hours'>): string | undefined {
  if (lesson_count === undefined) return undefined;
  if (lesson_count === 0) return 'Opens soon';
  const lessons = counted(lesson_count, 'lesson');
  return hours === null ? lessons : `${lessons}, about ${counted(hours, 'hour')}`;
}

/** The levels to filter by, easiest first. */
export const filterLevels: readonly CourseLevel[] = ['Beginner', 'Intermediate', 'Advanced', 'Executive'];

/** The tracks to filter by. */
export const filterTracks: readonly CourseTrack[] = ['Technical', 'Leadership', 'Operations'];

/** The details of a course that signed-in users see. */
export interface CourseDetailsData {
  learning_outcomes: readonly string[];
  prerequisites: readonly string[];
  target_roles: readonly string[];
  modules: readonly {
    /** Text: 'Week 1' or 'Weeks 2-3'. */
    week: string;
    title: string;
    topics: readonly string[];
    deliverables?: readonly string[] | null | undefined;
  }[];
  instructor_info: { name: string; credentials: string; bio: string } | null;
}
