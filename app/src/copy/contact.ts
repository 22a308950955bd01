import { supportEmail } from './support.ts';

/** The copy of the contact page; texts from the specification are literal. */
export const contactCopy = {
  title: 'Contact us',
  lead: 'For a demo, a question about seats, or anything the help center does not answer.',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  ein: 'EIN',
  hours: 'Business hours',
  responseTime: 'Response time',
  responseTimeText: 'Within 24 business hours',
  localHours: 'Business hours in your time',
  quickAnswer: 'Looking for a quick answer?',
  quickAnswerLink: 'Search the help center',
  sent: { title: 'Message sent successfully!', description: "We'll respond within 24 business hours." },
  failed: {
    title: 'Failed to send message',
    description: `Please try again or email us directly at ${supportEmail}`,
  },
} as const;
