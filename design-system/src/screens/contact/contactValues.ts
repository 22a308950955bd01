/** The contact form's values, as they were typed. */
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

/** The fields' labels, in the order in which they are shown. */
export const contactLabels: Readonly<Record<keyof ContactValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  employees: 'Number of employees',
  message: 'Message',
};
