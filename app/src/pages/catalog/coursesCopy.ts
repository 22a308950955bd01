/** The copy of the page with all courses. */
export const coursesCopy = {
  title: 'All Courses',
  heading: 'Find your course',
  lead: (catalog: number, featured: number) =>
    `All ${catalog + featured} courses: ${catalog} in the catalog and ${featured} featured. Compare levels, lengths and prices before you sign up.`,
  description:
    'Search all our AI courses by topic, level and track, and compare length and price. Employers may reimburse them under Section 127.',
  keywords: ['AI courses', 'AI course catalog', 'AI training by level', 'Section 127'],
  priceNote: 'Your employer may reimburse it',
} as const;
