import { type Feature, icons, type PricingPlan, type Step } from '@redwhiteandcode/design-system';

/** Layoff to Lift-Off in five steps. */
export const liftOffSteps: readonly Step[] = [
  { title: 'Apply', text: 'Tell us about the layoff. A proof document helps and is optional.' },
  { title: 'Start learning', text: 'Every course opens on approval, most often within 24 hours.' },
  { title: 'Earn a badge', text: 'Finish a course and get a certificate that anyone can verify.' },
  { title: 'Find the job', text: 'Use the job toolkit for your résumé, profile and interviews.' },
  {
    title: 'Ask to be reimbursed',
    text: 'Payment waits until you work again. Your new employer may cover it, if its plan does.',
  },
];

/** The support package's six parts. */
export const liftOffSupport: readonly Feature[] = [
  {
    icon: icons.graduationCap,
    title: 'Every course',
    text: 'The whole catalog, from beginner to executive.',
  },
  { icon: icons.badgeCheck, title: 'A verifiable badge', text: 'For your profile, with a number to check.' },
  { icon: icons.briefcase, title: 'Job toolkit', text: 'Templates for résumés, letters and interviews.' },
  { icon: icons.receiptText, title: 'Reimbursement package', text: 'Ready for your new employer’s HR.' },
  { icon: icons.lifeBuoy, title: 'Support by e-mail', text: 'People who answer within 24 hours.' },
  { icon: icons.shieldCheck, title: 'Nothing to pay now', text: 'Payment is deferred until re-employment.' },
];

/** What HR and learning teams get. */
export const employerBenefits: readonly Feature[] = [
  {
    icon: icons.users,
    title: 'Seats in bulk',
    text: 'From 10 to more than 1,000. HR gives each one to an employee.',
  },
  {
    icon: icons.receiptText,
    title: 'Paperwork included',
    text: 'Receipts, request forms and certificates for your records.',
  },
  {
    icon: icons.landmark,
    title: 'Fits a Section 127 plan',
    text: 'Employers may pay up to $5,250 a year tax-free, if the plan covers the course.',
  },
  {
    icon: icons.monitor,
    title: 'Admin dashboard',
    text: 'Who has a seat, how far they are, what is still open.',
  },
  {
    icon: icons.award,
    title: 'Certificates that hold',
    text: 'Each one has a number that anyone can verify.',
  },
  {
    icon: icons.lifeBuoy,
    title: 'A person to ask',
    text: 'For setup, seats and reports, in US business hours.',
  },
];

/** From the first call to the first lesson. */
export const employerSetup: readonly Step[] = [
  { title: 'Talk to us', text: 'Tell us about your team and the plan you have.' },
  { title: 'Choose seats', text: 'Pick a plan by number of employees.' },
  { title: 'Invite your people', text: 'Give seats by e-mail address. They start at once.' },
  { title: 'Follow progress', text: 'See completions and download the records.' },
];

const action = { label: 'Contact Sales', href: '/contact' };

/** The three plans. */
export const plans: readonly PricingPlan[] = [
  {
    id: 'team',
    name: 'Team',
    description: 'For one team that starts together.',
    minSeats: 10,
    maxSeats: 49,
    pricePerSeat: 199,
    features: ['All courses', 'Progress of each seat', 'Support by e-mail'],
    action,
  },
  {
    id: 'business',
    name: 'Business',
    description: 'For several teams, with a person to ask.',
    minSeats: 50,
    maxSeats: 249,
    pricePerSeat: 149,
    features: ['Everything in Team', 'Admin dashboard', 'Reimbursement packages in bulk', 'Quarterly report'],
    isMostPopular: true,
    action,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For the whole company.',
    minSeats: 250,
    features: ['Everything in Business', 'An agreement of your own', 'Volume discounts from 500 seats'],
    action,
  },
];
