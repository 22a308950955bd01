import { icons, type IconSource, type Leader, type Stat } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { reimbursementTime } from '@redwhiteandcode/contract/reimbursement/time.ts';
import { company, leaderCard } from '../../shell/site/company.ts';

/** The icons of the founders who are only named by role. */
const roleIcons = new Map<string, IconSource>([
  ['executive', icons.briefcase],
  ['learning', icons.graduationCap],
  ['technology', icons.squareCode],
]);

/** The cards of all founders. */
export const leaders: readonly Leader[] = company.founders.map((founder) =>
  leaderCard(founder, roleIcons.get(founder.id)),
);

/** The copy of the about page. */
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
  purpose: {
    eyebrow: 'Mission and vision',
    title: 'Why we are here',
    items: [
      {
        icon: icons.graduationCap,
        title: 'Mission',
        text: 'To give every working American a fair chance to learn AI, with the help that tax law already lets an employer give.',
      },
      {
        icon: icons.eye,
        title: 'Vision',
        text: 'A country where learning a new tool at work takes curiosity and a few evenings, not savings.',
      },
    ],
  },
  story: {
    eyebrow: 'Our story',
    title: `Founded in ${company.founded} by three co-founders`,
    description: 'Two things did not fit together. We set out to connect them.',
    columns: [
      {
        title: 'The need',
        text: 'AI changed what many jobs ask for faster than most people could afford to learn it. Good courses cost thousands of dollars, and the people who would gain the most are often those who can least afford to pay in advance.',
      },
      {
        title: 'The benefit that goes unused',
        text: 'Section 127 of the tax code lets employers pay for education tax-free, up to a yearly limit and under a written plan. But a plan helps only people who know about it and can give HR what it needs.',
      },
      {
        title: 'What we built',
        text: 'Courses with clear prices, receipts that list every item, certificates anyone can verify, and a package for HR: everything you need to request reimbursement.',
      },
    ],
  },
  leadership: {
    eyebrow: 'Leadership',
    title: 'Who leads the company',
    description: 'Three founders are responsible for what we teach, how we build it and what we promise.',
  },
  values: {
    eyebrow: 'Core values',
    title: 'What we value',
    items: [
      {
        icon: icons.award,
        title: 'Excellence',
        text: 'A lesson is good when a learner can use it at work on Monday. We cut what only sounds clever.',
      },
      {
        icon: icons.shieldCheck,
        title: 'Integrity',
        text: 'We say what is generated, what is illustrative and what an employer’s plan may refuse, next to the claim and not in a footnote.',
      },
      {
        icon: icons.rocket,
        title: 'Innovation',
        text: 'The field moves every month. We update courses as tools change, and use those tools ourselves, in the open.',
      },
    ],
  },
  company: { title: 'Company information' },
  curriculum: {
    eyebrow: 'AI-powered curriculum',
    title: 'Written with AI, and labeled',
    description:
      'Course curricula and instructor profiles are AI-generated. That keeps courses current, and you should know it before you enroll.',
    points: [
      'AI-generated content is labeled wherever it appears',
      'The model receives nothing about the people who take a course',
      'Enrollment figures and testimonials are illustrative, and labeled so',
    ],
    action: 'AI Transparency',
  },
  stats: {
    eyebrow: 'In numbers',
    title: 'At a glance',
    items: (courseCount: number): readonly Stat[] => [
      {
        value: limitText(latestAnnualLimit),
        label: 'max annual benefit, if the employer’s plan covers the course',
      },
      { value: String(courseCount), label: 'AI courses, from beginner to executive level' },
      { value: '100%', label: 'of courses come with a Section 127 reimbursement package' },
      { value: `${reimbursementTime.days} days`, label: 'average reimbursement time (illustrative)' },
    ],
    note: `The reimbursement time is illustrative: ${reimbursementTime.text}. A package supports a request; only the plan and the employer decide whether a course is covered.`,
  },
  closing: {
    title: 'Learn with us',
    description: 'Look through the catalog, or ask us what fits you or your team.',
    links: [
      { label: 'Browse Courses', href: '/courses' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
} as const;
