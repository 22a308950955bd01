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
  /** Text: '2,500+'. */
  students: string;
  level: CourseLevel;
  track: CourseTrack;
  /** The price as text: '$2,950'. */
  deduction: string;
}

/** A featured course; `deduction` is the amount shown struck through. */
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
  /** Text: 'Week 1' or 'Weeks 2-3'. */
  week: string;
  title: string;
  topics: readonly string[];
  deliverables?: readonly string[] | null | undefined;
}

/** The details of a course that signed-in users see. */
export interface CourseDetailsData {
  learning_outcomes: readonly string[];
  prerequisites: readonly string[];
  target_roles: readonly string[];
  modules: readonly CurriculumModule[];
  instructor_info: { name: string; credentials: string; bio: string } | null;
}
