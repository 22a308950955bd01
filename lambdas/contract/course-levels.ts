/** The levels of courses. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced', 'Executive', 'All Levels'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** The tracks of courses. */
export const courseTracks = ['Technical', 'Leadership', 'Operations'] as const;
export type CourseTrack = (typeof courseTracks)[number];
