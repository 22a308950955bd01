/**
 * What an application to Layoff to Lift-Off must be, and the sentences for what it is not. The API's schemas read it,
 * and a test holds the form's own words to it; it imports nothing, so that the browser loads no schema library.
 */
export const applicationRules = {
  name: { min: 2, max: 100, tooShort: 'Name must be at least 2 characters' },
  /** Something, an at sign, a host with a dot: one address that a mail can be sent to, without a name or a list. */
  email: {
    max: 255,
    pattern: /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@.<>,;:"]+$/,
    invalid: 'Invalid email address',
  },
  phone: { max: 50 },
  company: { min: 2, max: 200, tooShort: 'Company name required' },
  role: { min: 2, max: 200, tooShort: 'Role required' },
  layoffDate: {
    invalid: 'Valid date required',
    future: 'The layoff date cannot be in the future',
    /** The way on is to write to us (`/contact`). */
    tooLongAgo: 'The layoff must be within the past 12 months',
  },
  linkedinUrl: { max: 2048, invalid: 'Invalid LinkedIn URL' },
  searchStatus: { missing: 'Please select your status' },
  industry: { max: 200 },
  /** Why an application is rejected: an admin writes it, in as many lines as it takes. */
  reason: {
    max: 1000,
    missing: 'Give the reason; the applicant will read it',
    tooLong: 'Use at most 1,000 characters',
    hidden: /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u,
  },
  tooLong: (most: number): string => `Use at most ${most} characters`,
  /** Nothing that rules how the text around it is shown, no half of a sign; and something to see, where there is text. */
  hidden: /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u,
  visible: /[^\p{C}\p{Z}]/u,
  unreadable: 'Please remove the control characters',
} as const;

/** A proof's kinds with the extensions that their files have, the usual one first. */
export const proofTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'],
  'image/png': ['png'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type ProofType = keyof typeof proofTypes;

/** A proof's limits and the document's sentences. */
export const proofRules = {
  /** Bytes: 5 MB. */
  max: 5 * 1024 * 1024,
  wrongType: 'Please upload a PDF or image file (JPG, PNG)',
  tooLarge: 'File size must be less than 5MB',
  failed: 'Failed to upload verification document. Please try again.',
  /** Seconds in which an upload must begin. */
  uploadSeconds: 300,
  /** Seconds after which an admin's link to a proof is dead. */
  linkSeconds: 300,
  /** Where uploads lie until an application takes them over. */
  incoming: 'incoming/',
  /** Days after which an upload that no application took over is deleted. */
  incomingDays: 1,
} as const;

/** What is wrong with the reason of a rejection, once it is trimmed; undefined when nothing is. */
export function rejectionReasonProblem(typed: string): string | undefined {
  const { reason, visible, unreadable } = applicationRules;
  const text = typed.trim();
  if (!visible.test(text)) return reason.missing;
  if (reason.hidden.test(text)) return unreadable;
  return text.length > reason.max ? reason.tooLong : undefined;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const hour = 3_600_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * What is wrong with a layoff date at a moment (milliseconds since 1970). Somewhere it may be tomorrow already, or still
 * yesterday: the person's own day decides, and the API does not know it.
 */
export function layoffDateProblem(text: string, now: number): string | undefined {
  const { invalid, future, tooLongAgo } = applicationRules.layoffDate;
  if (!isCalendarDay(text)) return invalid;
  if (text > dayAt(now + 14 * hour)) return future;
  const earliest = dayAt(now - 12 * hour);
  const yearBefore = `${String(Number(earliest.slice(0, 4)) - 1).padStart(4, '0')}${earliest.slice(4)}`;
  return text < yearBefore ? tooLongAgo : undefined;
}
