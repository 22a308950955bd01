import { icons, type PricingPlan } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { groupedDigits } from '@redwhiteandcode/contract/text/money.ts';
import { type SeatPlan, seatPlans, seatRange } from '@redwhiteandcode/contract/corporate/plans.ts';
import { formW9 } from '../../parts/orders/formW9Copy.ts';

const about: Record<SeatPlan['id'], Pick<PricingPlan, 'description' | 'features' | 'action'>> = {
  team: {
    description: 'For one team that starts together.',
    features: [
      'Every open course',
      'A monthly report on all seats',
      'Certificates that anyone can verify',
      'Receipts and records for HR',
    ],
    action: { label: 'Contact Sales', href: '/contact' },
  },
  business: {
    description: 'For several teams that learn at their own pace.',
    features: [
      'Everything in Team',
      'A lower price per employee',
      'Help setting up your seats',
      'Answers to HR’s questions about records',
    ],
    action: { label: 'Request a Demo', href: '/contact' },
  },
  enterprise: {
    description: 'For the whole company, on terms we agree on.',
    features: [
      'Everything in Business',
      'Custom pricing',
      `Volume discounts from ${seatRange.discountFrom} seats`,
      'A rollout planned with you',
    ],
    action: { label: 'Contact Sales', href: '/contact' },
  },
};

/** The plans as cards: prices and ranges come from the contract, texts from this file. */
export const pricingPlans: readonly PricingPlan[] = seatPlans.map((plan) => ({
  ...about[plan.id],
  id: plan.id,
  name: plan.name,
  minSeats: plan.minSeats,
  maxSeats: plan.maxSeats ?? undefined,
  pricePerSeat: plan.pricePerSeat ?? undefined,
  isMostPopular: plan.isMostPopular,
}));

const most = groupedDigits(seatRange.max);

/** The copy of the page for employers. */
export const corporateCopy = {
  meta: {
    description: `AI training for teams of ${seatRange.min} to ${most}+ employees: seats in bulk, a monthly progress report, certificates and the records for a Section 127 plan.`,
    keywords: [
      'corporate AI training',
      'employee AI courses',
      'Section 127 for employers',
      'educational assistance program',
      'bulk training seats',
    ],
  },
  hero: {
    eyebrow: 'For employers',
    title: 'Train your team in AI, through your education plan',
    description:
      'Seats for HR and learning teams: one catalog, a monthly report, and the records that HR keeps for a Section 127 plan.',
    links: [
      { label: 'Request a Demo', href: '/contact' },
      { label: 'See Plans', href: '/corporate#plans' },
    ],
    coursesLabel: 'expert courses, from beginner to executive level',
    access: { value: '24/7', label: 'access to every lesson, on any device' },
  },
  benefits: {
    eyebrow: 'Benefits',
    title: 'What your company gets',
    description: 'Training at each employee’s own pace, and paperwork that HR does not have to chase.',
    items: [
      {
        icon: icons.users,
        title: 'Seats in bulk',
        text: 'Buy seats once, and send us your employees’ email addresses. When someone leaves, we reassign the seat.',
      },
      {
        icon: icons.landmark,
        title: 'Section 127 tax benefit',
        text: `Employers may pay up to ${limitText(latestAnnualLimit)} per employee and calendar year tax-free, if the plan covers the course.`,
      },
      {
        icon: icons.receiptText,
        title: 'Paperwork included',
        text: 'Itemized receipts, completion certificates and a record-retention checklist, ready for HR and finance.',
      },
      {
        icon: icons.monitor,
        title: 'Monthly report',
        text: 'Who has a seat, who has started and who has finished: we email it to your contact on the first of each month.',
      },
      {
        icon: icons.badgeCheck,
        title: 'Verifiable certificates',
        text: 'Each certificate has a number that you, an auditor or the next employer can verify in seconds.',
      },
      {
        icon: icons.layers,
        title: 'One catalog for all levels',
        text: 'Technical, leadership, and operations tracks. New courses open as their lessons are published.',
      },
    ],
  },
  setup: {
    eyebrow: 'Four steps',
    title: 'How a team starts',
    description: 'From the first call to the first lesson.',
    items: [
      {
        title: 'Talk to us',
        text: 'In a demo, we look at your team, your goals and the education plan you have.',
      },
      {
        title: 'Choose your seats',
        text: 'The number of employees determines the plan. You can add seats later.',
      },
      {
        title: 'Invite your people',
        text: 'Send us their email addresses, and we assign the seats. Each person signs up with that address and can start the same day.',
      },
      {
        title: 'Track and file',
        text: 'Follow progress in the monthly report, and keep receipts and certificates for your records.',
      },
    ],
  },
  dashboard: {
    eyebrow: 'Monthly report',
    title: 'One view of every seat',
    description:
      'We manage your seats in our admin dashboard. On the first of each month, we email your contact a report, so nobody on your team needs another login.',
    points: [
      'Seats in use, and courses started and completed in the past month',
      'The start, progress, completion and certificate number of each course',
      'Only courses taken with a seat, by people who have confirmed their email address',
      'An updated list or a CSV file whenever you ask',
    ],
  },
  plans: {
    eyebrow: 'Plans',
    title: 'Priced per employee',
    description: `For teams of ${seatRange.min} to ${most}+. Enter a number to see the plan and its total.`,
    note: `Prices are in US dollars and exclude taxes. Volume discounts for ${seatRange.discountFrom} or more seats.`,
    w9: `Request our ${formW9}`,
  },
  planDocument: {
    section: {
      title: 'No educational assistance plan yet?',
      description:
        'A written plan must exist before a payment can be tax-free. Five answers give you a draft with a notice to employees and answers to their questions. Have counsel review it before you adopt it.',
    },
    start: 'Fill In a Plan Document',
    sample: 'The IRS publishes a sample plan as well:',
  },
  closing: {
    title: 'See it with your own team',
    description: 'Bring your questions about seats, plans and records to a demo.',
    links: [
      { label: 'Request a Demo', href: '/contact' },
      { label: 'Section 127 Guide', href: '/section-127-resources' },
    ],
  },
} as const;
