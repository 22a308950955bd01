import type { RowKey as Key } from '@redwhiteandcode/contract/api/table.ts';
import { shardNumber } from './shard-number.ts';

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
  /** Rows of a job's work. Without a number, the prefix of all. */
  companyChunk: (companyId: string, jobId: string, number?: number): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `CHUNK#${jobId}#${number === undefined ? '' : String(number).padStart(5, '0')}`,
  }),
  /** The ids of a company's assignments that are not ended. */
  activeAssignments: (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'ACTIVE_ASSIGNMENTS' }),
  /** An assignment of a company. Without an id, the prefix of all. */
  companyAssignment: (companyId: string, assignmentId = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `ASSIGNMENT#${assignmentId}`,
  }),
  /** A person's part in an assignment. Without an assignment, the prefix of all of the person. */
  companyDuty: (companyId: string, personId: string, assignmentId = ''): Key => ({
    pk: `COMPANY_DUTY#${companyId}`,
    sk: `${personId}#${assignmentId}`,
  }),
  /** A domain of a company. Without a domain, the prefix of all. */
  companyDomain: (companyId: string, domain = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `DOMAIN#${domain}`,
  }),
  /** Names the company for which a domain is proven, so that no other one proves it. */
  companyDomainClaim: (domain: string): Key => ({ pk: `COMPANY_DOMAIN#${domain}`, sk: 'CLAIM' }),
  /** A group of a company's people. Without an id, the prefix of all. */
  companyGroup: (companyId: string, groupId = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `GROUP#${groupId}`,
  }),
  /** A person in a group. Without a person, the prefix of all. */
  companyGroupMember: (companyId: string, groupId: string, personId = ''): Key => ({
    pk: `COMPANY_GROUP#${companyId}`,
    sk: `${groupId}#${personId}`,
  }),
  /** Names a group by its folded name, so that no other one gets it. */
  companyGroupName: (companyId: string, name: string): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `GROUP_NAME#${name}`,
  }),
  /** Long work for a company, which is done in steps. */
  companyJob: (companyId: string, jobId = ''): Key => ({ pk: `COMPANY#${companyId}`, sk: `JOB#${jobId}` }),
  /** The invitation that a link opens, by the hash of the link's token. */
  companyLink: (hash: string): Key => ({ pk: `COMPANY_LINK#${hash}`, sk: 'LINK' }),
  /** A company's list of courses. Without an id, the prefix of all. */
  companyPath: (companyId: string, pathId = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `PATH#${pathId}`,
  }),
  /** The domain whose join link a token opens, by the hash of the token. */
  companyJoinLink: (hash: string): Key => ({ pk: `COMPANY_LINK#${hash}`, sk: 'JOIN' }),
  /** A person of a company, with or without a seat. Without an id, the prefix of all. */
  person: (companyId: string, personId = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `PERSON#${personId}`,
  }),
  /** A day on which a user with a role opened a person's page. Without a day, the prefix of all. */
  personView: (companyId: string, personId: string, day = '', userId = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: day === '' ? `VIEW#${personId}#` : `VIEW#${personId}#${day}#${userId}`,
  }),
  /** What a company decides about itself, and the number of its owners. */
  companyProfile: (id: string): Key => ({ pk: `COMPANY#${id}`, sk: 'PROFILE' }),
  /** A company's latest report by email. Only the function that sends reports writes it. */
  companyReport: (companyId: string): Key => ({ pk: `COMPANY_REPORT#${companyId}`, sk: 'REPORT' }),
  /** Names a company's unpaid order of seats, so that there is at most one. */
  openCompanyOrder: (companyId: string): Key => ({ pk: `COMPANY_ORDER#${companyId}`, sk: 'OPEN' }),
  /** A user's role in a company. Only `company` writes it, as IAM ensures. Without a company, the prefix of all. */
  companyRole: (userId: string, companyId = ''): Key => ({
    pk: `COMPANY_ROLE#${userId}`,
    sk: `COMPANY#${companyId}`,
  }),
  /** An invitation to a role in a company, of which an address has at most one. Without an id, the prefix of all. */
  roleInvitation: (companyId: string, id = ''): Key => ({
    pk: `COMPANY#${companyId}`,
    sk: `ROLE_INVITATION#${id}`,
  }),
} as const;

/** The partitions of the links that a schedule moves on. */
const linkPartitions = 8;
const linkPartition = (number: number): string => `COMPANY_LINKS#${number % linkPartitions}`;

/** The partitions of `gsi1` with the links that a schedule moves on. */
export const allCompanyLinks: readonly string[] = Array.from({ length: linkPartitions }, (_, at) =>
  linkPartition(at),
);

/** The partitions of the duties of which a schedule reminds, over which the people of a company are spread. */
const dutyPartitions = 8;
const dutyPartition = (number: number): string => `COMPANY_DUTIES#${number}`;

/** The partitions of `gsi1` with the duties of which a schedule reminds. */
export const allCompanyDuties: readonly string[] = Array.from({ length: dutyPartitions }, (_, at) =>
  dutyPartition(at),
);

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
  /** The domains that are proven by a record, by the time at which a schedule checks it again. */
  domainChecks: (nextAt: string, companyId: string, domain: string) => ({
    gsi1pk: 'COMPANY_DOMAINS',
    gsi1sk: `${nextAt}#${companyId}#${domain}`,
  }),
  /** The domains that a user has asked us to approve. */
  domainRequests: (userId: string, companyId: string, domain: string) => ({
    gsi2pk: `DOMAIN_REQUESTS_OF#${userId}`,
    gsi2sk: `${companyId}#${domain}`,
  }),
  /** The jobs of a company by date, and those of all companies that run, by the time at which a schedule continues them. */
  companyJobs: (createdAt: string, companyId: string, jobId: string, due?: string) => ({
    ...(due !== undefined && { gsi1pk: 'COMPANY_JOBS', gsi1sk: `${due}#${jobId}` }),
    gsi2pk: `JOBS#${companyId}`,
    gsi2sk: `${createdAt}#${jobId}`,
  }),
  /** The assignments of a company by date: those that are not ended, and those that are. */
  companyAssignments: (companyId: string, state: 'active' | 'ended', createdAt: string, id: string) => ({
    gsi2pk: `ASSIGNMENTS#${companyId}#${state}`,
    gsi2sk: `${createdAt}#${id}`,
  }),
  /** The duties of an assignment by due day, and those of all companies by the time at which a schedule reminds of them. */
  companyDuties: (
    {
      assignment_id,
      person_id,
      due_on,
    }: { assignment_id: string; person_id: string; due_on?: string | undefined },
    nextAt?: string,
  ) => ({
    gsi1pk: nextAt === undefined ? undefined : dutyPartition(shardNumber(person_id, dutyPartitions)),
    gsi1sk: nextAt === undefined ? undefined : `${nextAt}#${person_id}#${assignment_id}`,
    gsi2pk: `DUTIES#${assignment_id}`,
    // Duties without a due day come last.
    gsi2sk: `${due_on ?? 'never'}#${person_id}`,
  }),
  /** The links by the time at which a schedule moves them on. `hash` is hexadecimal. */
  companyLinks: (nextAt: string, hash: string) => ({
    gsi1pk: linkPartition(Number.parseInt(hash.slice(0, 2), 16)),
    gsi1sk: `${nextAt}#${hash}`,
  }),
  /** The persons of all companies with an email address, by its hash, and those of one company by date. */
  people: (hash: string, companyId: string, invitedAt: string, personId: string) => ({
    gsi1pk: `PEOPLE_OF#${hash}`,
    gsi1sk: personId,
    gsi2pk: `PEOPLE#${companyId}`,
    gsi2sk: `${invitedAt}#${personId}`,
  }),
  /** The pages of people that a user with a role opened. */
  personViews: (userId: string, day: string, personId: string) => ({
    gsi1pk: `PERSON_VIEWS_BY#${userId}`,
    gsi1sk: `${day}#${personId}`,
  }),
  /** The invitations of an email address to roles, by its hash. */
  roleInvitations: (hash: string, id: string) => ({ gsi1pk: `ROLE_INVITATIONS_OF#${hash}`, gsi1sk: id }),
  /** The paths of a company by date. */
  companyPaths: (companyId: string, createdAt: string, id: string) => ({
    gsi2pk: `PATHS#${companyId}`,
    gsi2sk: `${createdAt}#${id}`,
  }),
  /** The accounts with a paid next term, by the day on which it starts. */
  renewals: (startsOn: string, id: string) => ({ gsi2pk: 'RENEWALS', gsi2sk: `${startsOn}#${id}` }),
  /** The accounts with a term and no paid next one, by the day of the next reminder to renew. */
  termReminders: (day: string, id: string) => ({ gsi2pk: 'TERM_REMINDERS', gsi2sk: `${day}#${id}` }),
  /** The people with a role in a company, by date. */
  companyRoles: (since: string, companyId: string, userId: string) => ({
    gsi1pk: `COMPANY_ROLES#${companyId}`,
    gsi1sk: `${since}#${userId}`,
  }),
} as const;
