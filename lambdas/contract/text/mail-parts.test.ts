import { expect, it } from 'vitest';
import { decisionMail, mistypedNote } from '../liftoff/decision-mails.ts';
import { mailText } from './mail-parts.ts';

it('the text of an email has a paragraph for each part', () => {
  const text = mailText([
    'Hello.',
    { label: 'Read it', href: 'https://site.example/a', isMain: true },
    {
      facts: [
        ['Name', 'Ada'],
        ['Phone', '1'],
      ],
    },
    { quote: 'One line\nand another' },
  ]);
  expect(text).toBe(
    'Hello.\n\nRead it: https://site.example/a\n\nName: Ada\nPhone: 1\n\nOne line\nand another',
  );
});

const siteUrl = 'https://site.example';

it('an approval leads to the courses and to the application', () => {
  const { subject, parts } = decisionMail('approved', { reason: 'A reason', siteUrl });
  expect(subject).toMatch(/approved/);
  const text = mailText(parts);
  expect(text).toMatch(/^Your application to Layoff to Lift-Off has been approved\./);
  expect(text).toContain('Enrolling in them is free once your email address is confirmed.');
  expect(text).toContain('Choose a course: https://site.example/courses');
  expect(text).toContain('See your application: https://site.example/layoff-application');
  expect(text).not.toContain('A reason');
  expect(parts.at(-1)).toBe(mistypedNote);
  expect(parts).toContainEqual(expect.objectContaining({ label: 'Choose a course', isMain: true }));
});

it('a rejection contains the reason and the next steps', () => {
  const { subject, parts } = decisionMail('rejected', { reason: 'A reason', siteUrl });
  expect(subject).not.toMatch(/approved/);
  expect(subject).toMatch(/decision/);
  const text = mailText(parts);
  expect(text).toMatch(/^We could not approve your application to Layoff to Lift-Off\..*\n\nA reason\n\n/);
  expect(text).toContain('You may apply again at any time.');
  expect(text).toContain('See your application: https://site.example/layoff-application');
  expect(text).toContain('Contact us: https://site.example/contact');
  expect(parts.at(-1)).toBe(mistypedNote);
  expect(parts).toContainEqual(expect.objectContaining({ label: 'See your application', isMain: true }));
});
