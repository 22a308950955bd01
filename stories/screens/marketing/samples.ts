import { type Feature, icons, type Stat, type Step } from '@redwhiteandcode/design-system';

/** Four steps of different lengths. */
export const steps: Step[] = [
  {
    title: 'Ask your employer',
    text: 'Many employers have an educational assistance plan. HR can tell you what yours covers.',
  },
  { title: 'Pick a course', text: 'Choose by level and track.' },
  {
    title: 'Learn and finish',
    text: 'Short lessons at your own pace, visible progress, and a certificate at the end.',
  },
  {
    title: 'Get reimbursed',
    text: 'Send your receipt and certificate to HR. If the plan covers the course, they may pay you back.',
  },
];

/** The six features of a package. */
export const features: Feature[] = [
  { icon: icons.graduationCap, title: 'All courses', text: 'Every sample course opens on approval.' },
  { icon: icons.badgeCheck, title: 'A verifiable badge', text: 'Anyone can check it by its number.' },
  {
    icon: icons.briefcase,
    title: 'Job toolkit',
    text: 'Templates for letters and interviews, with examples for three sample industries.',
  },
  { icon: icons.receiptText, title: 'Itemized receipt', text: 'Made for the HR department.' },
  { icon: icons.users, title: 'Study group', text: 'Learn with others who started in the same week.' },
  { icon: icons.shieldCheck, title: 'Nothing to pay', text: 'You owe nothing, now or after you find a job.' },
];

/** Statistics of a page. Their labels say that they are samples. */
export const stats: Stat[] = [
  { value: '$5,250', label: 'sample yearly limit' },
  { value: '14', label: 'sample courses' },
  { value: '100%', label: 'sample share' },
  { value: '30 days', label: 'sample time to reimbursement' },
];
