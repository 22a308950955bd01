/** The levels that a course may have. */
export type CourseLevel = 'Beginner' | 'Intermediate' | 'Advanced' | 'Executive' | 'All Levels';

/** The tracks that a course may have. */
export type CourseTrack = 'Technical' | 'Leadership' | 'Operations';

/** A course as lists show it; names are the API's. */
export interface CourseSummary {
  id: string;
  title: string;
  description: string;
  /** Text, as '8 weeks'. */
  duration: string;
  /** Text, as '2,500+'. */
  students: string;
  level: CourseLevel;
  track: CourseTrack;
  /** The price, as dollar text. */
  deduction: string;
}

/** A featured course; `deduction` is the amount that is shown struck through. */
export interface FeaturedCourse {
  id: string;
  title: string;
  description: string;
  duration: string;
  price: string;
  deduction: string;
  level: CourseLevel;
  highlights: readonly string[];
}

/** One week of a curriculum. */
export interface CurriculumModule {
  /** Text, as 'Week 1' or 'Weeks 2-3'. */
  week: string;
  title: string;
  topics: readonly string[];
  deliverables?: readonly string[] | null | undefined;
}

/** What signed-in people see of a course. */
export interface CourseDetailsData {
  learning_outcomes: readonly string[];
  prerequisites: readonly string[];
  target_roles: readonly string[];
  modules: readonly CurriculumModule[];
  instructor_info: { name: string; credentials: string; bio: string } | null;
}
