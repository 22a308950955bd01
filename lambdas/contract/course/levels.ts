/** The levels of courses. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced', 'Executive', 'All Levels'] as const;

/** The levels without 'All Levels', from the lowest to the highest. */
export const rankedLevels = courseLevels.filter((level) => level !== 'All Levels');

/** The tracks of courses. */
export const courseTracks = ['Technical', 'Leadership', 'Operations'] as const;
export type CourseTrack = (typeof courseTracks)[number];
