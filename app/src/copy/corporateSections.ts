import { icons, type PricingPlan } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import { groupedDigits } from '@redwhiteandcode/lambdas/contract/grouped-digits.ts';
import { type SeatPlan, seatPlans, seatRange } from '@redwhiteandcode/lambdas/contract/plans.ts';

const about: Record<SeatPlan['id'], Pick<PricingPlan, 'description' | 'features' | 'action'>> = {
  team: {
    description: 'For one team that starts together.',
    features: [
      'Every course in the catalog',
      'Admin dashboard for all seats',
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
      'Help with setting up your seats',
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

/** The copy of the page for employers below the page header. */
export const corporateSections = {
  benefits: {
    eyebrow: 'Benefits',
    title: 'What your company gets',
    description: 'Training that people finish, and paperwork that HR does not have to chase.',
    items: [
      {
        icon: icons.users,
        title: 'Seats in bulk',
        text: 'Buy seats once and assign each to an employee by email address. When someone leaves, reassign the seat.',
      },
      {
        icon: icons.landmark,
        title: 'Room in a Section 127 plan',
        text: `Employers may pay up to ${limitText(latestAnnualLimit)} per employee and calendar year tax-free, if the plan covers the course.`,
      },
      {
        icon: icons.receiptText,
        title: 'Paperwork included',
        text: 'Itemized receipts, completion certificates and a record-retention checklist, in the format that HR and finance need.',
      },
      {
        icon: icons.monitor,
        title: 'Admin dashboard',
        text: 'Who has a seat, who has started, who has finished, and how many seats are left, in one place.',
      },
      {
        icon: icons.badgeCheck,
        title: 'Verifiable certificates',
        text: 'Each certificate has a number that you, an auditor or the next employer can verify in seconds.',
      },
      {
        icon: icons.layers,
        title: 'One catalog for all levels',
        text: 'From the first prompt to strategy for executives, in technical, leadership and operations tracks.',
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
        text: 'In a demo we look at your team, your goals and the education plan you have.',
      },
      {
        title: 'Choose your seats',
        text: 'The number of employees determines the plan. You can add seats later.',
      },
      {
        title: 'Invite your people',
        text: 'Assign seats by email address. Each person signs up and starts the same day.',
      },
      {
        title: 'Track and file',
        text: 'Track progress in the admin dashboard and keep receipts and certificates for your records.',
      },
    ],
  },
  dashboard: {
    eyebrow: 'Admin dashboard',
    title: 'One view of every seat',
    description:
      'Your administrator sees who is taking which course, and reassigns a seat when someone leaves.',
    points: [
      'Seats assigned and removed by email address',
      'An exact count of used and remaining seats',
      'Progress and completion of the courses you pay for',
    ],
  },
  plans: {
    eyebrow: 'Plans',
    title: 'Priced by employee',
    description: `For teams of ${seatRange.min} to ${most}+. Enter a number to see the plan and its total.`,
    note: `Prices are in US dollars and exclude taxes. Volume discounts for ${seatRange.discountFrom} or more seats.`,
    w9: 'Request our Form W-9',
  },
  closing: {
    title: 'See it with your own team',
    description: 'Bring your questions about seats, plans and records. We bring the demo.',
    links: [
      { label: 'Request a Demo', href: '/contact' },
      { label: 'Section 127 Guide', href: '/section-127-resources' },
    ],
  },
} as const;
