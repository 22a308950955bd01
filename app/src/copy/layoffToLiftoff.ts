/** The copy of the header of the Layoff to Lift-Off page. */
export const liftOffCopy = {
  meta: {
    description:
      'Laid off within the past 12 months? Learn AI now, free, with payment deferred until you work again: every course, a verifiable badge and a job toolkit.',
    keywords: [
      'free AI training after layoff',
      'laid off workers program',
      'career change AI courses',
      'deferred payment training',
    ],
  },
  hero: {
    eyebrow: 'Layoff to Lift-Off',
    title: 'Laid off? Learn now, pay when you work again.',
    description:
      'A free program for people laid off within the past 12 months: every course, a badge and a job toolkit, with payment deferred until re-employment.',
    links: [
      { label: 'Apply Now', href: '/layoff-application' },
      { label: 'How It Works', href: '/layoff-to-liftoff#how-it-works' },
    ],
  },
} as const;
