import { expect, test } from 'vitest';
import { searchSections } from './adminSearch.ts';

const nothing = { people: [], courses: [] };
const labelsFor = (text: string) => searchSections(text, nothing)[0]?.items.map(({ label }) => label);

test.each([
  ['lay', ['Layoff Applications']],
  ['ACCOUNTS corporate', ['Corporate Accounts']],
  ['RE', ['Refunds', 'Reimbursements']],
  ['nobody', []],
])('the search for %j finds the screens %j', (text, labels) => {
  expect(labelsFor(text)).toEqual(labels);
});

test('the search without a text finds all screens of the menu', () => {
  expect(labelsFor('')).toContain('Overview');
  expect(labelsFor('')).toContain('Audit log');
});

test('a person without a name is shown by their email address, and each result’s id is its address', () => {
  const people = [
    { user_id: 'a b', full_name: null, email: 'nameless@example.com' },
    { user_id: 'c', full_name: 'Sample Learner', email: 'learner@example.com' },
  ];
  const courses = [{ id: 'ai-literacy-101', title: 'AI Literacy', track: 'Core', level: 'Beginner' }];
  const [, found, taught] = searchSections('a', { people, courses });
  expect(found?.items).toMatchObject([
    { id: '/admin/users/a%20b', label: 'nameless@example.com', description: undefined },
    { id: '/admin/users/c', label: 'Sample Learner', description: 'learner@example.com' },
  ]);
  expect(taught?.items).toMatchObject([{ id: '/admin/courses/ai-literacy-101', label: 'AI Literacy' }]);
});
