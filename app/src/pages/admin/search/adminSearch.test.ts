import { expect, test } from 'vitest';
import { type FoundRecords, isCertificateNumber, type SearchParts, searchSections } from './adminSearch.ts';

const icon = '<path/>';
const parts: SearchParts = {
  screens: [
    { label: 'Audit log', href: '/admin/audit-log', icon },
    { label: 'Layoff Applications', href: '/admin/layoff-applications', icon },
  ],
  icons: { certificates: icon, people: icon, courses: icon, orders: icon, applications: icon },
};
const nothing: FoundRecords = { certificates: [], people: [], courses: [], orders: [], applications: [] };
/** Returns the results of one kind. */
const resultsOf = (kind: 'screens' | keyof FoundRecords, text: string, found: Partial<FoundRecords> = {}) =>
  searchSections(text, { ...nothing, ...found }, parts).find(({ id }) => id === kind)?.items;

test.each([
  ['', ['Audit log', 'Layoff Applications']],
  ['LOG', ['Audit log']],
  ['appl lay', ['Layoff Applications']],
  ['layoff log', []],
])('the text %j finds the screens %j, whose names contain all of its words', (text, labels) => {
  expect(resultsOf('screens', text)?.map(({ label }) => label)).toEqual(labels);
});

test('a record opens its page, and its second line tells it from others with its name', () => {
  const found: FoundRecords = {
    certificates: [
      {
        certificate_number: 'RWC-2025-DEM0CERT',
        user_id: 'd',
        student_name: 'Sample Holder',
        course_title: 'Sample course',
      },
    ],
    people: [{ user_id: 'a b', full_name: 'Sample Learner', email: 'learner@example.com' }],
    courses: [{ id: 'sample', title: 'Sample course', track: 'Operations', level: 'Beginner' }],
    orders: [{ id: 'RWC-O-2026-1', payer_name: 'Sample Company', items: [{ title: 'Sample course' }] }],
    applications: [{ id: 'c', applicant_name: 'Sample Applicant', email: 'applicant@example.com' }],
  };
  const records = searchSections('sample', found, parts).flatMap(({ items }) => items);
  expect(records.map(({ id, label, description }) => [id, label, description])).toEqual([
    ['/admin/users/d', 'Certificate RWC-2025-DEM0CERT', 'Sample Holder, Sample course'],
    ['/admin/users/a%20b', 'Sample Learner', 'learner@example.com'],
    ['/admin/courses/sample', 'Sample course', 'Operations, Beginner'],
    ['/admin/orders/RWC-O-2026-1', 'RWC-O-2026-1', 'Sample Company, Sample course'],
    ['/admin/layoff-applications/c', 'Sample Applicant', 'applicant@example.com'],
  ]);
});

test.each([
  ['RWC-2025-DEM0CERT', true],
  ['  rwc-2o25-democert ', true],
  ['rwc2025dem0cert', true],
  ['RWC-202S-DEM0CERT', false],
  ['RWC-2025-DEM0CER', false],
  ['RWC-2025-DEM0CERTS', false],
  ['RWC-2025-DEMUCERT', false],
  ['RWC-O-2026-SAMP0DUE', false],
  ['certificate', false],
])('the text %j may be a certificate number: %j', (text, may) => {
  expect(isCertificateNumber(text)).toBe(may);
});

test('a person without a name is found by the email address only', () => {
  const people = [{ user_id: 'a', full_name: null, email: 'learner@example.com' }];
  expect(resultsOf('people', 'learner', { people })).toMatchObject([
    { label: 'learner@example.com', description: undefined },
  ]);
});
