import type { RowKey as Key } from '@redwhiteandcode/contract/api/table.ts';

/**
 * The keys of companies' rows. One company has a partition for each group of functions that write to it, because IAM sees only
 * the partition key (docs/decisions/company-partitions.md).
 */
export const companyKeys = {
  corporateAccount: (id: string): Key => ({ pk: `CORPORATE#${id}`, sk: 'ACCOUNT' }),
  corporateSeat: (accountId: string, seatId: string): Key => ({
    pk: `CORPORATE#${accountId}`,
    sk: `SEAT#${seatId}`,
  }),
  /** Names a company's person by the hash of the email address. */
  companyAddress: (companyId: string, hash: string): Key => ({
    pk: `COMPANY_ADDRESS#${companyId}`,
    sk: hash,
  }),
  /** A person of a company, with or without a seat. Without an id, the prefix of all. */
  person: (companyId: string, personId = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `PERSON#${personId}`,
  }),
  /** What a company decides about itself, and the number of its owners. */
  companyProfile: (id: string): Key => ({ pk: `COMPANY#${id}`, sk: 'PROFILE' }),
  /** A user's role in a company. Only `company` writes it, as IAM ensures. Without a company, the prefix of all. */
  companyRole: (userId: string, companyId = ''): Key => ({
    pk: `COMPANY_ROLE#${userId}`,
    sk: `COMPANY#${companyId}`,
  }),
} as const;

/** The index attributes of companies' rows. */
export const companyIndexes = {
  corporateAccounts: (createdAt: string, id: string) => ({
    gsi1pk: 'CORPORATE',
    gsi1sk: `${createdAt}#${id}`,
  }),
  /** The seats of an account by date, and those of an email address, whose hash is `holder`. */
  corporateSeats: (givenAt: string, accountId: string, id: string, holder: string) => ({
    gsi1pk: `SEATS_OF#${holder}`,
    gsi1sk: `${accountId}#${id}`,
    gsi2pk: `SEATS#${accountId}`,
    gsi2sk: `${givenAt}#${id}`,
  }),
  /** The persons of all companies with an email address, by its hash. */
  people: (hash: string, personId: string) => ({ gsi1pk: `PEOPLE_OF#${hash}`, gsi1sk: personId }),
  /** The people with a role in a company, by date. */
  companyRoles: (since: string, companyId: string, userId: string) => ({
    gsi1pk: `COMPANY_ROLES#${companyId}`,
    gsi1sk: `${since}#${userId}`,
  }),
} as const;
