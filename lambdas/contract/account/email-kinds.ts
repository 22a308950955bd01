/** A kind of email as the account page lists it. */
interface EmailKind {
  title: string;
  /** Who gets it, and when. */
  text: string;
}

/**
 * The kinds of email that people can turn off, the most important first: of two a week, an earlier kind is sent before a later
 * one. Each is sent with `optionalMailItems`.
 */
export const optionalEmails = {
  'company-report': {
    title: 'Reports of your company',
    text: 'The numbers of your company’s training, weekly or monthly, for its owners and viewers, and for the contact of its account.',
  },
} as const satisfies Record<string, EmailKind>;

/** A kind of email that people can turn off. */
export type OptionalEmail = keyof typeof optionalEmails;

/** The names of the optional emails, the most important first. */
export const optionalEmailNames = Object.keys(optionalEmails) as [OptionalEmail, ...OptionalEmail[]];

/** The kinds of email that are always sent, because people must act on them or need them as proof. */
export const mustActEmails = {
  account: {
    title: 'Your account',
    text: 'New sign-ins, links that you ask for, and changes of your address, your password, and your second step.',
  },
  invitation: {
    title: 'Invitations',
    text: 'Invitations to a seat or a role in a company, each with one reminder.',
  },
  assignment: {
    title: 'Assignments',
    text: 'Courses that your company assigns to you, with reminders before and after they are due.',
  },
  order: { title: 'Orders', text: 'Orders, payments, refunds, and renewals of seats.' },
  learning: {
    title: 'Courses and requests',
    text: 'Enrollments, results, certificates, applications, requests to your employer with their reminders, and what a launch that you asked about has become.',
  },
} as const satisfies Record<string, EmailKind>;

/** The most optional emails that an address gets in a week, which begins on Monday at the place of business. */
export const optionalEmailsPerWeek = 2;
