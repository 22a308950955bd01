/** The copy of the course page; texts from the specification are literal. */
export const courseCopy = {
  notFoundTitle: 'Course Not Found',
  notFoundDescription: 'There is no course at this address. It may have been renamed or retired.',
  browse: 'Browse Courses',
  loadFailure: 'Failed to load course information',
  detailsFailure: 'The course details could not be loaded',
  payment: {
    after: (price: string, due: string) =>
      `${price}, due by ${due}. Enrolling creates an order; nothing is charged until you pay.`,
    before: (price: string) => `${price}. You pay first. The lessons open when your payment is confirmed.`,
  },
  draftTitle: 'Draft, not reviewed',
  draftText:
    'This curriculum was generated, with the questions of its lessons, and nobody has checked it yet. The course opens for enrollment after our team has reviewed it.',
  enrolled: 'You are enrolled',
  enrolledDetail: 'The course is also on your dashboard.',
  enrollFailure: 'You could not be enrolled',
  lessonsLater: 'You are enrolled. You can start as soon as the lessons are published.',
  unready: 'You can enroll as soon as the lessons are published.',
  openCourses: 'See open courses',
  notify: 'Notify Me',
  usualPrice: (price: string) => `Usual price: ${price}.`,
  noDetailsTitle: 'Details are not written yet',
  noDetailsSignedOut: 'Sign in to generate the week-by-week curriculum of this course.',
  signIn: 'Sign In',
} as const;
