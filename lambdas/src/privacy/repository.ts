import * as z from 'zod';
import { addressHash } from '../platform/address-hash.ts';
import { aboutCompany } from '../platform/audit.ts';
import { fingerprint } from '../platform/caller-limits.ts';
import { allMails, indexes, type Key, keys } from '../platform/keys.ts';
import { type Listing, listAll } from '../platform/table.ts';
import { codesOf } from '../platform/two-step.ts';
import type { Person } from './person.ts';
import { type AuditText, isAbout, isOf, namesAddress, type Row, textsIn } from './rules.ts';

const RowItem = z.looseObject({ pk: z.string(), sk: z.string() });

/** Reads all rows of a listing. */
export const readRows = (listing: Listing): Promise<Row[]> => listAll(listing, RowItem);

/** Finds a person's rows of one kind. */
export type Find = (person: Person) => Promise<Row[]>;

/** Finds rows in a partition of the person's ID. */
export const own =
  (partition: 'ACCOUNT#' | 'COMPANY_ROLE#' | 'USER#', prefix: string): Find =>
  ({ user_id }) =>
    readRows({ pk: `${partition}${user_id}`, prefix, consistent: true });

/** Finds rows by the index of their owner. */
export const ofOwner =
  (partition: (userId: string) => { gsi2pk: string }): Find =>
  ({ user_id }) =>
    readRows({ index: 'gsi2', pk: partition(user_id).gsi2pk });

/**
 * Finds rows that only name an email address. They belong to its owner, so the person must have proven to be that, and was
 * it at the row's `time`.
 */
export const ofAddress =
  (time: string, listing: (hash: string) => Listing): Find =>
  async ({ addresses }) => {
    const found = addresses.map(async (address) => {
      const rows = await readRows(listing(addressHash(address.email)));
      return rows.filter((row) => isOf(address, String(row[time])));
    });
    return (await Promise.all(found)).flat();
  };

/** Finds the rows of the person's toolkits with this beginning of the sort key. */
export const ofToolkits =
  (prefix: string): Find =>
  async (person) => {
    const toolkits = await ofOwner((id) => indexes.toolkits('', id, ''))(person);
    const rows = toolkits.map(({ pk }) => readRows({ pk, prefix, consistent: true }));
    return (await Promise.all(rows)).flat();
  };

/** Finds the signed badges of the person's certificates. */
export const badges: Find = async (person) => {
  const certificates = await ofOwner((id) => indexes.certificates('', id, ''))(person);
  const rows = certificates.map(({ pk }) => readRows({ pk, prefix: 'BADGE', consistent: true }));
  return (await Promise.all(rows)).flat();
};

/** Finds the blocks that the person's reports of errors are about. */
export const reportedBlocks: Find = async (person) => {
  const reports = await ofOwner((id) => indexes.reports('', id, ''))(person);
  const rows = reports.map(({ pk }) => readRows({ pk, prefix: 'BLOCK', consistent: true }));
  return (await Promise.all(rows)).flat();
};

/** Finds the rows about sign-ins and second steps under the keyed hashes of the address and the user. */
export const ofSignIns =
  (partition: (hash: string) => string, prefix: string): Find =>
  async ({ email, user_id }) => {
    const hashes = [email, codesOf(user_id)].map(fingerprint);
    const rows = hashes.map((hash) => readRows({ pk: partition(hash), prefix, consistent: true }));
    return (await Promise.all(rows)).flat();
  };

/** Finds the holds of the person's former addresses. */
export const heldAddresses: Find = async ({ user_id, addresses }) => {
  const holds = addresses.map(({ email }) => readRows({ pk: keys.heldAddress(addressHash(email)).pk }));
  return (await Promise.all(holds)).flat().filter((row) => row.user_id === user_id);
};

/** Finds the choices of the person's proven address about optional emails. */
export const mailboxes: Find = async ({ addresses }) => {
  const current = addresses.filter(({ until }) => until === undefined);
  const rows = current.map(({ email }) => readRows({ pk: keys.mailbox(addressHash(email)).pk }));
  return (await Promise.all(rows)).flat();
};

/** Finds the sockets that the person has opened. */
export const connections: Find = async ({ user_id }) =>
  (await readRows({ pk: keys.connection('').pk, consistent: true })).filter((row) => row.user_id === user_id);

/** Finds the generations that the person has started. */
export const generations: Find = async ({ user_id }) =>
  (await readRows({ index: 'gsi1', pk: indexes.generations('', '', '').gsi1pk })).filter(
    ({ started_by }) => started_by === user_id,
  );

/** Reads the rows of every course whose sort key starts with a prefix. */
async function readOfCourses(prefix: string): Promise<Row[]> {
  const courses = await readRows({ index: 'gsi2', pk: indexes.courses('', '', '').gsi2pk });
  return (await Promise.all(courses.map(({ pk }) => readRows({ pk, prefix })))).flat();
}

/** Reads the courses' revisions. */
export const readRevisions = (): Promise<Row[]> => readOfCourses(keys.revisionPrefix);

/** Reads the courses' assessments. */
export const readAssessments = (): Promise<Row[]> => readOfCourses(keys.assessment('').sk);

const isAboutPerson = (row: Row, person: Person): boolean => isAbout(row as Row & AuditText, person);

/** Finds the ids of the companies that the person has, or had, to do with: as one of their people, or with a role. */
async function companiesOf({ user_id, addresses }: Person): Promise<string[]> {
  const hashes = addresses.map(({ email }) => addressHash(email));
  const listings: Listing[] = [
    { pk: keys.companyRole(user_id).pk, consistent: true },
    ...hashes.flatMap((hash): Listing[] => [
      { index: 'gsi1', pk: indexes.people(hash, '', '', '').gsi1pk },
      { index: 'gsi1', pk: indexes.roleInvitations(hash, '').gsi1pk },
    ]),
  ];
  const rows = (await Promise.all(listings.map(readRows))).flat();
  return [...new Set(rows.map(({ company_id }) => String(company_id)))];
}

/** Finds rows of the people of companies that the person is, by the prefix of their keys. */
const ofCompanyPeople =
  (keyOf: (companyId: string, personId: string) => Key): Find =>
  async (person) => {
    const people = await ofAddress('invited_at', (hash) => ({
      index: 'gsi1',
      pk: indexes.people(hash, '', '', '').gsi1pk,
    }))(person);
    const rows = people.map(({ company_id, id }) => {
      const { pk, sk: prefix } = keyOf(String(company_id), String(id));
      return readRows({ pk, prefix, consistent: true });
    });
    return (await Promise.all(rows)).flat();
  };

/** Finds the person's duties from companies. */
export const duties = ofCompanyPeople((company, person) => keys.companyDuty(company, person));

/** Finds the days on which companies opened the person's page. */
export const viewsOfPerson = ofCompanyPeople((company, person) => keys.personView(company, person));

/** Finds the same days, and those on which the person opened the pages of others. */
export const viewsNaming: Find = async (person) => {
  const { gsi1pk: pk } = indexes.personViews(person.user_id, '', '');
  const [seen, made] = await Promise.all([viewsOfPerson(person), readRows({ index: 'gsi1', pk })]);
  // A user with a role may have opened their own page.
  return [...seen, ...made.filter(({ sk }) => !seen.some((view) => view.sk === sk))];
};

/** Finds the audit entries about the person, also in the logs of their companies. */
export const auditAbout: Find = async (person) => {
  const companies = await companiesOf(person);
  const names = [
    person.user_id,
    ...person.addresses.map(({ email }) => addressHash(email)),
    ...companies.map(aboutCompany),
  ];
  const found = names.map((name) => indexes.audit('', '', name).gsi2pk ?? '');
  const rows = (await Promise.all(found.map((pk) => readRows({ index: 'gsi2', pk })))).flat();
  return rows.filter((row) => isAboutPerson(row, person));
};

/** Finds the audit entries that name the person, as the admin or in any text. */
export const auditNaming: Find = async (person) => {
  const rows = await readRows({ index: 'gsi1', pk: indexes.audit('', '').gsi1pk });
  return rows.filter((row) => row.actor_id === person.user_id || isAboutPerson(row, person));
};

/** Returns whether the person has made changes as an admin. */
export const hasActed = async (person: Person): Promise<boolean> =>
  (await auditNaming(person)).some(({ actor_id }) => actor_id === person.user_id);

/**
 * Finds the unsent emails to the person, and those that name them by ID or address. Former addresses count for given-up ones
 * only: the others are about to be sent, perhaps to someone who has the address now.
 */
export const mailsNaming: Find = async ({ user_id, email, addresses }) => {
  const named = async (pk: string, emails: readonly string[]) =>
    (await readRows({ index: 'gsi1', pk })).filter(
      ({ mail }) =>
        textsIn(mail).some(
          (text) => text.includes(user_id) || emails.some((one) => namesAddress(text, one)),
        ) || (mail as { to: string }).to === email,
    );
  const current = addresses.filter(({ until }) => until === undefined);
  const emailsOf = (list: typeof addresses) => list.map((address) => address.email);
  const found = allMails.flatMap((waiting) => [
    named(waiting, emailsOf(current)),
    named(`${waiting}#GIVEN_UP`, emailsOf(addresses)),
  ]);
  return (await Promise.all(found)).flat();
};
