import { company } from './company.ts';

/** Words that the about page opens with. */
export const aboutCopy = {
  meta: {
    description: `Our mission, our vision and our story: founded in ${company.founded} by three co-founders to make AI training something an employer may pay for, tax-free.`,
    keywords: ['about Red White & Code', 'AI training company', 'mission and values', 'leadership team'],
  },
  header: {
    eyebrow: 'About us',
    title: 'AI training that an employer can say yes to',
    lead: 'Red White & Code pairs practical AI courses with the paperwork that an employer’s education plan asks for, so that learning need not come out of a paycheck.',
  },
} as const;
