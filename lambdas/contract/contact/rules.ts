import { emailRule } from '../text/email-rule.ts';
import { phoneRule } from '../text/phone-rule.ts';
import { check, type FormCheck } from '../text/rules.ts';
import { notInLine, notInLines, textRule } from '../text/text-rules.ts';
import { typedNumber, wholeNumberRule } from '../text/typed-numbers.ts';
import { cleaned } from '../text/typed-text.ts';

const line = (max: number) => ({ max, tooLong: `At most ${max} characters`, forbidden: notInLine });

/** The rules for the contact form's fields. */
export const contactRules = {
  firstName: textRule({ ...line(100), missing: 'Please enter your first name' }),
  lastName: textRule({ ...line(100), missing: 'Please enter your last name' }),
  /** The longest address that an email can be sent to (RFC 5321). */
  email: emailRule(254),
  company: textRule({ ...line(200), missing: 'Please enter your company' }),
  phone: phoneRule,
  employees: wholeNumberRule({ min: 1, max: 9_999_999, invalid: 'Enter a whole number of at least 1' }),
  message: textRule({
    missing: 'Please enter a message',
    max: 5000,
    tooLong: 'At most 5,000 characters',
    forbidden: notInLines,
    keepsPairs: true,
  }),
};

/** The form values of a contact message. */
export type ContactValues = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  /** A whole number, or empty. */
  employees: string;
  message: string;
};

const { employees, ...textRules } = contactRules;

/** Checks the contact form. */
export const checkContact: FormCheck<ContactValues> = (values) =>
  check<ContactValues>(
    {
      ...textRules,
      employees: (typed) => (cleaned(typed) === '' ? undefined : employees(typedNumber(typed))),
    },
    values,
  );

/** Converts checked form values to the API's request body, without optional values that were left empty. */
export const contactMessageOf = ({ employees: typed, phone, ...texts }: ContactValues) => ({
  ...texts,
  ...(cleaned(phone) !== '' && { phone }),
  ...(cleaned(typed) !== '' && { employees: typedNumber(typed) }),
});
