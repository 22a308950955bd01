import type { FormErrors } from '../../components/form/submitForm.ts';
import { isEmailAddress } from './emailAddress.ts';

/** What the form's fields hold, as they were typed. */
export type ContactValues = {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  employees: string;
  message: string;
};

export type ContactField = keyof ContactValues;

/** What is sent: trimmed, without the optional fields that were left empty. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone?: string;
  employees?: number;
  message: string;
}

/** The fields' labels, in the order in which they stand. */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  employees: 'Number of employees',
  message: 'Message',
};

const required = [
  ['firstName', 'Please enter your first name'],
  ['lastName', 'Please enter your last name'],
  ['company', 'Please enter your company'],
  ['message', 'Please enter a message'],
] as const;

/** What is wrong with the values, by field; nothing when they can be sent. */
export function checkContact(values: ContactValues): FormErrors<ContactField> | undefined {
  const fields: Partial<Record<ContactField, string>> = {};
  for (const [name, sentence] of required) if (values[name].trim() === '') fields[name] = sentence;
  if (!isEmailAddress(values.email.trim())) fields.email = 'Please enter a valid email address';
  const employees = values.employees.trim();
  if (employees !== '' && !/^[1-9]\d{0,6}$/.test(employees)) {
    fields.employees = 'Enter a whole number of at least 1';
  }
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

/** The message that checked values make. */
export function toContactMessage(values: ContactValues): ContactMessage {
  const { phone, employees, ...always } = values;
  const trimmed = Object.fromEntries(
    Object.entries(always).map(([name, text]) => [name, text.trim()]),
  ) as typeof always;
  return {
    ...trimmed,
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    ...(employees.trim() !== '' && { employees: Number(employees) }),
  };
}
