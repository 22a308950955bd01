import type { ContactTopic } from '@redwhiteandcode/contract/contact/topics.ts';
import { formW9 } from '../orders/formW9Copy.ts';
import { supportEmail } from '../help/supportCopy.ts';

/** The copy of the contact page; texts from the specification are literal. */
export const contactCopy = {
  title: 'Contact us',
  lead: 'Request a demo, ask about seats, or ask anything that the help center does not cover.',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  ein: 'EIN',
  hours: 'Business hours',
  responseTime: 'Response time',
  responseTimeText: 'Within 24 business hours',
  localHours: 'Business hours in your time',
  w9: 'Does your accounting department need a W-\u20609?',
  w9Link: `Request our ${formW9}`,
  quickAnswer: 'Looking for a quick answer?',
  quickAnswerLink: 'Search the help center',
  sent: { title: 'Message sent successfully!', description: "We'll respond within 24 business hours." },
  failed: {
    title: 'Failed to send message',
    description: `Please try again or email us directly at ${supportEmail}`,
  },
} as const;

/** The note above the form and the message in it, by topic. */
export const topicCopy: Readonly<Record<ContactTopic, { note: string; message: string }>> = {
  w9: {
    note: `You are requesting our IRS ${formW9}. We’ll email the signed form to the address that you enter here.`,
    message: 'Please send us your IRS Form W-9 for our vendor records.',
  },
};
