/** The contact form's values, as typed. */
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

/** The fields' labels in display order. */
export const contactLabels: Readonly<Record<keyof ContactValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  employees: 'Number of employees',
  message: 'Message',
};
