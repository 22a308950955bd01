/** The copy of the page with all courses. */
export const coursesCopy = {
  title: 'All Courses',
  heading: 'Find your course',
  lead: (catalog: number, featured: number) =>
    `${catalog} courses in the catalog and ${featured} short featured ones. Every price is shown before you sign up.`,
  description: (catalog: number, featured: number) =>
    `Search ${catalog + featured} AI courses by topic, level and track, and compare length and price. Employers may reimburse them under Section 127.`,
  keywords: ['AI courses', 'AI course catalog', 'AI training by level', 'Section 127'],
  priceNote: 'Employer may reimburse',
} as const;
