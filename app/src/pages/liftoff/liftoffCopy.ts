/** The copy of the header of the Layoff to Lift-Off page. */
export const liftOffCopy = {
  meta: {
    description:
      'Laid off within the past 12 months? Learn AI for free: every course, a verifiable badge and a job toolkit. You owe nothing, now or after you find a job.',
    keywords: [
      'free AI training after layoff',
      'laid off workers program',
      'career change AI courses',
      'free training between jobs',
    ],
  },
  hero: {
    eyebrow: 'Layoff to Lift-Off',
    title: 'Laid off? Learn now, at no cost.',
    description:
      'A free program for people laid off within the past 12 months: every course, a badge and a job toolkit. You owe nothing, now or after re-employment.',
    links: [
      { label: 'Apply Now', href: '/layoff-application' },
      { label: 'How It Works', href: '/layoff-to-liftoff#how-it-works' },
    ],
  },
} as const;
