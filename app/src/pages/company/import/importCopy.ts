import { importDays } from '@redwhiteandcode/contract/company/import-rules.ts';
import { invitationTerms } from '@redwhiteandcode/contract/company/invitation-rules.ts';
import { takeBackReasons, takeBackWords } from '@redwhiteandcode/contract/company/seat-ends.ts';

const grouped = (count: number): string => count.toLocaleString('en-US');
const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** The copy of the page that imports a list of people. */
export const importCopy = {
  title: 'Import people',
  description: 'Invite many people at once.',
  people: 'People',
  subtitle: {
    source: 'Nothing is sent or changed until you have seen what becomes of each row.',
    review: 'Nothing is sent or changed yet. This is what would become of each row.',
    running: 'You can leave this page. The import goes on.',
    done: `This page keeps the result for ${importDays} days.`,
  },
  unread: { label: 'Not read', confirm: 'Please confirm', stale: 'Not checked yet' },
  guessed: (example: string) =>
    `The file does not say how its letters are stored. Check that “${example}” looks right. If it does not, save the file as “CSV UTF-8”.`,
  column: {
    email: 'Which column has the email addresses?',
    name: 'Which column has the names?',
    group: 'Which column has the groups?',
    manager: 'Which column has the managers?',
    status: 'Which column says who works for you?',
  },
  columnOf: (at: number, header: string) => `Column ${at + 1}${header === '' ? '' : `: ${header}`}`,
  seats: (free: number) => `${counted(free, 'seat is', 'seats are')} free.`,
  newGroups: (names: readonly string[]) =>
    `${names.length === 1 ? 'This group is' : 'These groups are'} created: ${names.join(', ')}.`,
  domains: (domains: readonly string[]) =>
    domains.length === 0
      ? 'No owner has a proven address at a domain of your company, so allow other domains to invite anyone.'
      : `Without it, only addresses at ${domains.join(', ')} are invited.`,
  anyDomain: 'Also invite addresses at other domains',
  replace: 'Replace the list',
  replaceNote: 'Takes back the seat of everyone who is not in this list. You see the names first.',
  check: 'Check again',
  restart: 'Choose another list',
  changed: 'The list has changed since it was checked.',
  nothing: 'Applying this list changes nothing.',
  apply: (invited: number, removed: number) =>
    removed === 0
      ? `Invite ${counted(invited, 'person', 'people')}`
      : invited === 0
        ? `Take back ${counted(removed, 'seat', 'seats')}`
        : `Invite ${grouped(invited)}, take back ${counted(removed, 'seat', 'seats')}`,
  applyNote: `Each new person gets a seat and an email with a link that works for ${invitationTerms.days} days.`,
  sure: {
    title: (removed: number) => `Take back ${counted(removed, 'seat', 'seats')}?`,
    text: 'The courses of these people close at once. They keep progress and certificates.',
    confirm: 'Apply the list',
  },
  reasonMissing: 'Choose a reason',
  reasons: takeBackReasons.map((value) => ({ value, label: takeBackWords[value] })),
  progress: 'Rows done',
  ofRows: (done: number, all: number) => `${grouped(done)} of ${grouped(all)}`,
  result: {
    done: (invited: number, removed: number) =>
      [
        `${counted(invited, 'person was', 'people were')} invited.`,
        ...(removed > 0 ? [`${counted(removed, 'seat was', 'seats were')} taken back.`] : []),
      ].join(' '),
    failed: 'The import stopped before its end',
    failedText: 'The rows below say what was done. Import the list again to go on: nobody is invited twice.',
    mails: 'The emails are sent in the next minutes.',
  },
  download: 'Download CSV',
  fileName: 'import.csv',
  toPeople: 'See all people',
  recent: 'Recent imports',
  recentOf: (rows: number) => counted(rows, 'row', 'rows'),
  record: {
    title: 'Import',
    failure: 'Failed to load the import',
    missing: 'Import not found',
    missingDescription: `Imports are kept for ${importDays} days, and a manager sees their own.`,
    back: 'Import people',
  },
} as const;
