import { hostOf, isFreeMail } from '../text/free-mail.ts';

/** Returns the mailbox of an address: without a tag ('name+tag@host') and in lower case. */
const mailboxOf = (address: string): string => {
  const [name = ''] = address.slice(0, address.lastIndexOf('@')).toLowerCase().split('+');
  return `${name}@${hostOf(address)}`;
};

/**
 * Whether an HR address can be the employer's: it is none of the learner's addresses, and not at a free mail host. A denial
 * counts as written only through the link that we emailed to such an address.
 */
export const isEmployersAddress = (hrEmail: string, learnersAddresses: readonly string[]): boolean =>
  !isFreeMail(hrEmail) && !learnersAddresses.some((own) => mailboxOf(own) === mailboxOf(hrEmail));
