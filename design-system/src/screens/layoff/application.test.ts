import { describe, expect, test } from 'vitest';
import { type ApplicationValues, checkApplication, tooLongAgo, trimApplication } from './application.ts';

const today = '2025-06-15';
const values: ApplicationValues = {
  applicant_name: 'Sample Applicant',
  email: 'applicant@example.com',
  phone: '',
  previous_company: 'Sample Company',
  previous_role: 'Analyst',
  layoff_date: '2025-03-01',
  linkedin_url: '',
  current_job_search_status: 'interviewing',
  target_industry: '',
};

describe('an application', () => {
  test('can be sent without what is optional', () => {
    expect(checkApplication(values, today)).toBeUndefined();
  });

  test.each([
    ['applicant_name', 'A', 'Name must be at least 2 characters'],
    ['email', 'applicant', 'Invalid email address'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Invalid email address'],
    ['email', 'a@example.com,b@example.com', 'Invalid email address'],
    ['phone', '5'.repeat(51), 'Use at most 50 characters'],
    ['previous_company', 'A\u0000B', 'Please remove the control characters'],
    ['previous_company', '', 'Company name required'],
    ['previous_role', 'x', 'Role required'],
    ['layoff_date', '', 'Valid date required'],
    ['layoff_date', '2025-13-01', 'Valid date required'],
    ['layoff_date', '2025-02-30', 'Valid date required'],
    ['layoff_date', '2025-06-16', 'The layoff date cannot be in the future'],
    ['layoff_date', '2024-06-14', tooLongAgo],
    ['linkedin_url', 'linkedin', 'Invalid LinkedIn URL'],
    ['linkedin_url', 'javascript:alert(1)', 'Invalid LinkedIn URL'],
    ['current_job_search_status', '', 'Please select your status'],
    ['target_industry', 'x'.repeat(201), 'Use at most 200 characters'],
  ] as const)('is refused for %s %j: %s', (name, text, sentence) => {
    expect(checkApplication({ ...values, [name]: text }, today)?.fields).toEqual({ [name]: sentence });
  });

  test.each(['2024-06-15', '2025-06-15'])('takes a layoff on %s', (layoff_date) => {
    expect(checkApplication({ ...values, layoff_date }, today)).toBeUndefined();
  });

  test('is trimmed', () => {
    expect(trimApplication({ ...values, applicant_name: '  Sample  ' }).applicant_name).toBe('Sample');
  });
});
