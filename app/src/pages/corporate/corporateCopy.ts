import { icons, type PricingPlan } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { groupedDigits } from '@redwhiteandcode/contract/text/money.ts';
import { type SeatPlan, seatPlans, seatRange } from '@redwhiteandcode/contract/corporate/plans.ts';
import { termCopy } from '@redwhiteandcode/contract/company/term.ts';
import { buyHref } from '../../parts/company/addresses.ts';
import { formW9 } from '../../parts/orders/formW9Copy.ts';

/** Returns the link that buys a number of seats. */
const buyLink = (seats: number): PricingPlan['action'] => ({
  label: `Buy ${groupedDigits(seats)} Seats`,
  href: `${buyHref}?seats=${seats}`,
});

/** Returns the link for a number of seats: it buys them, or asks for an offer if there is no price. */
export const actionFor = (seats: number, { pricePerSeat, action }: PricingPlan): PricingPlan['action'] =>
  pricePerSeat === undefined ? action : buyLink(seats);

const about: Record<SeatPlan['id'], Pick<PricingPlan, 'description' | 'features' | 'action'>> = {
  team: {
    description: 'For one team that starts together.',
    features: [
      'Every open course',
      'A monthly report on all seats',
      'Certificates that anyone can verify',
      'Receipts and records for HR',
    ],
    action: { label: 'Buy Team Seats', href: `${buyHref}?seats=10` },
  },
  business: {
    description: 'For several teams that learn at their own pace.',
    features: [
      'Everything in Team',
      'A lower price per employee',
      'Help setting up your seats',
      'Answers to HR’s questions about records',
    ],
    action: { label: 'Buy Business Seats', href: `${buyHref}?seats=50` },
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
      { label: 'See Plans and Buy', href: '/corporate#plans' },
      { label: 'Request a Demo', href: '/contact' },
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
        text: 'Buy seats online, and give them to your employees yourself. When someone leaves, take the seat back and give it to the next person.',
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
    description: 'From the first seat to the first lesson, without a call.',
    items: [
      {
        title: 'Choose your seats',
        text: 'The number of employees determines the plan. You can add seats later.',
      },
      {
        title: 'Pay your way',
        text: 'By card, by bank debit, or by invoice with your purchase order number. With a card, your account opens at once.',
      },
      {
        title: 'Invite your people',
        text: 'Give seats to their email addresses on your company’s page. Each person signs up with that address and can start the same day.',
      },
      {
        title: 'Track and file',
        text: 'Follow progress in the monthly report, and keep receipts and certificates for your records.',
      },
    ],
  },
  dashboard: {
    eyebrow: 'Your company’s page',
    title: 'One view of every seat',
    description:
      'Whoever buys becomes the owner of your company’s page, with its seats, people, orders, and receipts. On the first of each month, we email your contact a report.',
    points: [
      'Seats in use, and courses started and completed in the past month',
      'The start, progress, completion and certificate number of each course',
      'Only courses taken with a seat, by people who have confirmed their email address',
      'Invoices and receipts to download whenever you need them',
    ],
  },
  plans: {
    eyebrow: 'Plans',
    title: 'Priced per employee',
    description: `For teams of ${seatRange.min} to ${most}+. Enter a number to see the plan and its total.`,
    note: `Prices are in US dollars and exclude taxes. ${termCopy.months} ${termCopy.refund} ${termCopy.renewal} Volume discounts for ${seatRange.discountFrom} or more seats.`,
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
    description: 'Start with ten seats today, or bring your questions about plans and records to a demo.',
    links: [
      { label: 'Buy Seats', href: buyHref },
      { label: 'Request a Demo', href: '/contact' },
    ],
  },
} as const;
