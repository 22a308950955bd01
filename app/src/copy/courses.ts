/** The copy of the page with all courses. */
export const coursesCopy = {
  title: 'All Courses',
  heading: 'Find your course',
  lead: (count: number) =>
    `All ${count} catalog courses and our featured courses. Compare levels, lengths and prices before you sign up.`,
  description: (count: number) =>
    `Search ${count} catalog courses in AI and our featured courses by topic, level and track, and compare length and price. Employers may reimburse them under Section 127.`,
  keywords: ['AI courses', 'AI course catalog', 'AI training by level', 'Section 127'],
  priceNote: 'Your employer may reimburse it',
} as const;
