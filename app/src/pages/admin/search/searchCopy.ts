/** The copy of the search over the admin area. */
export const adminSearchCopy = {
  title: 'Find a person, course, order, application, certificate or screen',
  screens: 'Screens',
  certificates: 'Certificates',
  certificate: (number: string) => `Certificate ${number}`,
  people: 'People',
  courses: 'Courses',
  orders: 'Orders',
  applications: 'Layoff Applications',
  failure: 'Some results could not be loaded',
} as const;
