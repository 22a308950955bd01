import { company } from '../../shell/site/company.ts';

/** The copy of the about page's opening. */
export const aboutCopy = {
  meta: {
    description: `Our mission, our vision and our story: founded in ${company.founded} by three co-founders to make AI training something an employer may pay for, tax-free.`,
    keywords: ['about Red White and Code', 'AI training company', 'mission and values', 'leadership team'],
  },
  header: {
    eyebrow: 'About us',
    title: 'AI training that an employer can say yes to',
    lead: 'Red White and Code pairs practical AI courses with the paperwork that an employer’s education plan asks for, so learning doesn’t have to come out of a paycheck.',
  },
} as const;
