import { describe, expect, it } from 'vitest';
import {
  applicationOf,
  applicationRules,
  applicationValuesOf,
  type ApplicationValues,
  checkApplication,
  layoffDateRule,
} from './application-rules.ts';
import { proofRules } from '../uploads/proof-rules.ts';
import { todayAnywhere } from '../calendar/calendar.ts';
import { NewLayoffApplication } from './operations.ts';
import { NewProofUpload } from '../uploads/proof-upload.ts';

const day = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const good = {
  applicant_name: 'Sample Applicant',
  email: 'applicant@example.com',
  previous_company: 'Sample Company',
  previous_role: 'Analyst',
  layoff_date: daysAgo(30),
  current_job_search_status: 'interviewing',
};

const values: ApplicationValues = { ...good, phone: '', linkedin_url: '', target_industry: '' };

describe('an application', () => {
  it('is valid without the optional fields', () => {
    expect(checkApplication(values, daysAgo(0))).toBeUndefined();
    expect(NewLayoffApplication.parse(applicationOf(values))).toEqual(values);
  });

  it('starts with what was sent before', () => {
    const sent = { ...values, phone: null, linkedin_url: 'https://www.linkedin.com/in/sample' };
    expect(applicationValuesOf(sent)).toEqual({ ...sent, phone: '' });
  });

  it.each([
    ['applicant_name', ' A ', 'Name must be at least 2 characters'],
    ['applicant_name', '\u200b\u200b', 'Name must be at least 2 characters'],
    ['applicant_name', 'a\r\nBcc: x', 'Please remove the control characters'],
    ['applicant_name', 'x'.repeat(101), 'Use at most 100 characters'],
    ['email', 'applicant', 'Invalid email address'],
    ['email', 'a@example.com,b@example.com', 'Invalid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Invalid email address'],
    ['previous_company', '', 'Company name required'],
    ['previous_company', 'x'.repeat(201), 'Use at most 200 characters'],
    ['previous_role', 'x', 'Role required'],
    ['previous_role', 'x'.repeat(201), 'Use at most 200 characters'],
    ['layoff_date', '2025-02-30', 'Valid date required'],
    ['layoff_date', daysAgo(-2), 'The layoff date cannot be in the future'],
    ['layoff_date', daysAgo(400), 'The layoff must be within the past 12 months'],
    ['linkedin_url', 'linkedin', 'Invalid LinkedIn URL'],
    ['linkedin_url', 'javascript:alert(1)', 'Invalid LinkedIn URL'],
    ['current_job_search_status', '', 'Please select your status'],
    ['current_job_search_status', 'employed', 'Please select your status'],
    ['target_industry', 'x'.repeat(201), 'Use at most 200 characters'],
  ])('with the %s %j is refused: %s', { tags: ['application-rules'] }, (name, value, message) => {
    const { error } = NewLayoffApplication.safeParse({ ...good, [name]: value });
    expect(error?.issues).toMatchObject([{ path: [name], message }]);
    expect(checkApplication({ ...values, [name]: value }, daysAgo(0))).toEqual({ [name]: message });
  });

  it.each(['actively_searching', 'casually_looking', 'interviewing', 'just_started'])(
    'accepts the job search status %s',
    { tags: ['job-search-statuses'] },
    (current_job_search_status) => {
      const sent = { ...good, current_job_search_status, linkedin_url: '', phone: null };
      expect(NewLayoffApplication.parse(sent)).toEqual(sent);
    },
  );
});

describe('the layoff date', { tags: ['liftoff-eligibility'] }, () => {
  const rule = layoffDateRule(todayAnywhere(Date.parse('2025-06-15T12:00:00Z')));
  it.each([
    ['2025-06-15', undefined],
    // In the earliest time zone it is already the 16th.
    ['2025-06-16', undefined],
    ['2025-06-17', 'The layoff date cannot be in the future'],
    ['2024-06-15', undefined],
    ['2024-06-14', 'The layoff must be within the past 12 months'],
    ['0001-01-01', 'Valid date required'],
    ['2001-01-01', 'The layoff must be within the past 12 months'],
    ['2025-02-29', 'Valid date required'],
    ['2025-13-01', 'Valid date required'],
    ['2025-6-1', 'Valid date required'],
    ['+002025-06-01', 'Valid date required'],
    ['yesterday', 'Valid date required'],
    ['', 'Valid date required'],
  ])('%j gets the message %j', (day, message) => {
    expect(rule(day)).toBe(message);
  });

  it('is checked against the applicant’s own date in the form', () => {
    const check = (layoff_date: string) => checkApplication({ ...values, layoff_date }, '2025-06-15');
    expect(check('2024-06-15')).toBeUndefined();
    expect(check('2025-06-16')).toEqual({ layoff_date: 'The layoff date cannot be in the future' });
  });

  it('may be as early as March 1 of the previous year when today is February 29', () => {
    const leap = layoffDateRule({ from: '2024-02-29', to: '2024-03-01' });
    expect(leap('2023-03-01')).toBeUndefined();
    expect(leap('2023-02-28')).toBe('The layoff must be within the past 12 months');
  });
});

it.each([
  [`${'x'.repeat(999)}\n`, undefined],
  ['x'.repeat(1001), 'Use at most 1,000 characters'],
  [' ', 'Give the reason; the applicant will read it'],
  ['a\u0000b', 'Please remove the control characters'],
])('the rejection reason %j gets the message %j', (text, message) => {
  expect(applicationRules.reason(text)).toBe(message);
});

describe('a proof', () => {
  const file = { file_name: 'letter.pdf', content_type: 'application/pdf', size: proofRules.max };

  it.each([
    ['size', proofRules.max + 1, proofRules.tooLarge],
    ['size', 0, proofRules.failed],
    ['content_type', 7, proofRules.wrongType],
    ['content_type', 'x'.repeat(256), proofRules.wrongType],
    ['file_name', '', proofRules.wrongType],
  ])('with the %s %j is refused: %s', { tags: ['proof-rules'] }, (name, value, message) => {
    const { error } = NewProofUpload.safeParse({ ...file, [name]: value });
    expect(error?.issues).toMatchObject([{ path: [name], message }]);
  });

  it('may be five megabytes in size', () => {
    expect(NewProofUpload.parse(file)).toEqual(file);
  });
});
