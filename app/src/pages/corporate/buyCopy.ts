import { onlineSeats } from '@redwhiteandcode/contract/company/term.ts';

/** The copy of the page on which a company buys its first seats. */
export const buyCopy = {
  title: 'Buy seats for your company',
  meta: {
    description: `Buy ${onlineSeats.min} to ${onlineSeats.max} seats online, by card, bank debit, or invoice, and invite your people the same day.`,
    keywords: ['buy training seats', 'corporate AI training', 'team training plan'],
  },
  lead: 'Choose how many people you train. Your account opens with the payment, and you invite your people yourself.',
  seats: 'Number of employees',
  gate: {
    title: 'You need an account to buy',
    text: 'The person who buys becomes the owner of the company’s account, and can name more owners later.',
    signUp: 'Create an account',
    signIn: 'Sign in',
  },
  own: 'You already have a company here. To add or renew its seats, open its page.',
  ownLink: 'Open your company’s page',
} as const;
