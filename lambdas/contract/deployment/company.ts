import { winterNameOf } from '../calendar/calendar.ts';
import { support } from './support.ts';

/** The business hours on weekdays, as text and as whole hours in a time zone. */
export interface BusinessHours {
  text: string;
  opens: number;
  closes: number;
  timeZone: string;
}

/** The company that runs the service and sells its courses. */
export interface Company {
  legalName: string;
  /** The lines of the postal address. */
  address: readonly string[];
  /** The Employer Identification Number. */
  ein: string;
  /** The telephone number of support. */
  phone: string;
  hours: BusinessHours;
  /** Whether no company is configured: the facts are then samples that say so. */
  isSample: boolean;
}

/** The variables that name the company: all of them or none. */
const companyVariables = ['SELLER_NAME', 'SELLER_EIN', 'SELLER_ADDRESS', 'SUPPORT_PHONE'] as const;

/** The facts if no company is configured. Each is marked as a sample. */
const sample = {
  legalName: 'Sample Company, Inc. (sample)',
  address: ['000 Sample Street', 'Sampletown, ST 00000 (sample)'],
  ein: '00-0000000 (sample)',
  phone: '+1 (555) 555-0100 (sample)',
};

/** Returns '9 AM', '12 PM' or '6 PM' for a whole hour. */
const clock = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

function readHours(text: string | undefined): BusinessHours {
  if (!text) return support.hours;
  const [, from, to, timeZone = ''] = /^(\d{1,2})-(\d{1,2}) (\S+)$/.exec(text) ?? [];
  const [opens, closes] = [Number(from), Number(to)];
  if (opens < closes && closes <= 24) {
    try {
      const zone = winterNameOf(timeZone);
      return { text: `Monday-Friday ${clock(opens)}-${clock(closes)} ${zone}`, opens, closes, timeZone };
    } catch {
      // The zone is unknown.
    }
  }
  throw new Error(
    `SUPPORT_HOURS must be whole hours and a time zone such as "9-18 America/New_York", not "${text}".`,
  );
}

/**
 * Reads the company from `SELLER_NAME`, `SELLER_EIN`, `SELLER_ADDRESS` (lines separated by `|`), `SUPPORT_PHONE` and
 * `SUPPORT_HOURS`. Returns a sample if no company is named. Throws an Error that names the variable if one is missing or
 * invalid.
 */
export function readCompany(variables: Readonly<Record<string, string | undefined>>): Company {
  const hours = readHours(variables['SUPPORT_HOURS']);
  const [legalName = '', ein = '', address = '', phone = ''] = companyVariables.map((name) =>
    variables[name]?.trim(),
  );
  if (!legalName && !ein && !address && !phone) return { ...sample, hours, isSample: true };
  const missing = companyVariables.filter((name) => !variables[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: set all of ${companyVariables.join(', ')}, or none.`,
    );
  }
  const lines = address.split('|').map((line) => line.trim());
  if (lines.length < 2 || lines.includes('')) {
    throw new Error(
      `SELLER_ADDRESS must be lines such as "1 Example Street|Springfield, IL 62701", not "${address}".`,
    );
  }
  if (!/^\d{2}-\d{7}$/.test(ein)) {
    throw new Error(`SELLER_EIN must be an EIN such as 12-3456789, not "${ein}".`);
  }
  if (!/^(\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/.test(phone)) {
    throw new Error(`SUPPORT_PHONE must be a US number such as +1 217 555 0100, not "${phone}".`);
  }
  return { legalName, address: lines, ein, phone, hours, isSample: false };
}

/** The account to which customers transfer money. */
export interface Bank {
  name: string;
  /** The ABA routing number. */
  routing: string;
  account: string;
}

const sampleBank: Bank = {
  name: 'Sample Bank (sample)',
  routing: '000000000 (sample)',
  account: '0000000000 (sample)',
};

/** Whether the checksum of nine digits is that of an ABA routing number. */
const isRouting = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;

/**
 * Reads the bank account for transfers from `SELLER_BANK`: the bank, its routing number and the account, separated by `|`.
 * Returns a sample if no company is named, and null if the company takes no transfers. Throws an Error if it is invalid.
 */
export function readBank(variables: Readonly<Record<string, string | undefined>>): Bank | null {
  const text = variables['SELLER_BANK']?.trim();
  if (!text) return variables['SELLER_NAME']?.trim() ? null : sampleBank;
  const [name = '', routing = '', account = '', ...more] = text.split('|').map((part) => part.trim());
  if (!name || !isRouting(routing) || !/^\d{4,17}$/.test(account) || more.length > 0) {
    throw new Error(
      'SELLER_BANK must be a bank, its routing number of nine digits and the account number, such as "Example Bank|011000015|0001234567".',
    );
  }
  return { name, routing, account };
}

/** Returns the company's name and address in one line. */
export const companyLine = ({ legalName, address }: Company): string => [legalName, ...address].join(', ');

/** Returns the sentence that links the brand to the company's legal name; undefined if they are the same. */
export function brandLine({ legalName }: Pick<Company, 'legalName'>): string | undefined {
  if (legalName === support.sender) return undefined;
  return `${support.sender} is a brand of ${legalName.replace(/\.$/, '')}.`;
}

/** Returns the `tel:` link to support, or undefined for a sample, which nobody can call. */
export const phoneLink = ({ phone, isSample }: Company): string | undefined =>
  isSample ? undefined : `tel:+1${phone.replace(/\D/g, '').slice(-10)}`;
