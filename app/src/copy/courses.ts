/** The copy of the page with all courses. */
export const coursesCopy = {
  title: 'All Courses',
  heading: 'Find your course',
  lead: (count: number) =>
    `The ${count} courses of the catalog, and our short featured courses. Compare levels, lengths and prices before you sign up.`,
  description: (count: number) =>
    `Search the ${count} AI courses of the catalog and our featured courses by topic, level and track, and compare length and price. Employers may reimburse them under Section 127.`,
  keywords: ['AI courses', 'AI course catalog', 'AI training by level', 'Section 127'],
  priceNote: 'Employer may reimburse',
} as const;
