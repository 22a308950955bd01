/** The copy of the search over the admin area. */
export const adminSearchCopy = {
  title: 'Find a person, course or screen',
  screens: 'Screens',
  people: 'People',
  courses: 'Courses',
  failure: 'People and courses could not be searched',
} as const;
