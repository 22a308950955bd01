/**
 * What the fields of the contact form must be, and the sentences for what they are not. The API's schema and the
 * browser's form both read it; it imports nothing, so that the browser loads no schema library.
 */
export const contactRules = {
  firstName: { max: 100, missing: 'Please enter your first name', tooLong: 'At most 100 characters' },
  lastName: { max: 100, missing: 'Please enter your last name', tooLong: 'At most 100 characters' },
  /** The longest address that mail can be sent to (RFC 5321). */
  email: { max: 254, invalid: 'Please enter a valid email address' },
  company: { max: 200, missing: 'Please enter your company', tooLong: 'At most 200 characters' },
  phone: { max: 40, tooLong: 'At most 40 characters' },
  employees: { min: 1, max: 9_999_999, invalid: 'Enter a whole number of at least 1' },
  message: { max: 5000, missing: 'Please enter a message', tooLong: 'At most 5,000 characters' },
  /** Something has to be seen in a text. */
  visible: /[^\p{C}\p{Z}]/u,
  /** What a field of one line must not hold: line breaks, and what turns the direction of the text around it. */
  unreadableInLine: /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u,
  /** What the message must not hold: control characters but tabs and line breaks. */
  unreadable: /(?![\t\n\r])[\p{Cc}\p{Cs}]/u,
  unreadableMessage: 'Please remove the control characters',
} as const;

/** The fields of a contact message that are text, as they were typed. */
export type ContactText = 'firstName' | 'lastName' | 'company' | 'phone' | 'message';

/**
 * What is wrong with a text of the contact form, once it is trimmed; undefined when nothing is. An empty `phone` is as
 * good as none.
 */
export function contactTextProblem(name: ContactText, typed: string): string | undefined {
  const rule = contactRules[name];
  const text = typed.trim();
  const unreadable = name === 'message' ? contactRules.unreadable : contactRules.unreadableInLine;
  if ('missing' in rule && (text === '' || !contactRules.visible.test(text))) return rule.missing;
  if (unreadable.test(text)) return contactRules.unreadableMessage;
  return text.length > rule.max ? rule.tooLong : undefined;
}
