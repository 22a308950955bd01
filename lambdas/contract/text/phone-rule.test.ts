import { describe, expect, it } from 'vitest';
import { checkApplication } from '../liftoff/application-rules.ts';
import { checkContact, contactMessageOf } from '../contact/rules.ts';
import { ContactMessage } from '../contact/operations.ts';
import { NewLayoffApplication } from '../liftoff/operations.ts';
import { phoneRule } from './phone-rule.ts';

const invalid =
  'Enter a phone number with at least 7 digits, such as (217) 555-0100 ext. 5, or leave it empty';

describe('a phone number', () => {
  it.each([
    '',
    '  ',
    '5550100',
    '555-0100',
    ' +1 217 555 0100 ',
    '(217) 555-0100',
    '217.555.0100',
    '+1 (217) 555-0100 ext. 5',
    '217-555-0100 x1234',
    '217 555 0100, extension 12',
    '2175550100#7',
    '+49 (0)30/901820',
    '(+44) 20 7946 0018',
    '+1\u00A0217\u2011555\u20110100',
    '\u202A+1 217 555 0100\u202C',
    '011 49 30 901820',
  ])('can be %j', (typed) => {
    expect(phoneRule(typed)).toBeUndefined();
  });

  it.each([
    'abc',
    '555',
    '555-010',
    'call me at 217 555 0100',
    '217 555 0100 ext.',
    '++1 217 555 0100',
    '-----------',
    '1-------------------2345678',
    '<script>5550100</script>',
    '217\n5550100',
    '1'.repeat(21),
    '٢١٧٥٥٥٠١٠٠',
    `555-0100${' '.repeat(50)}`,
  ])('cannot be %j', (typed) => {
    expect(phoneRule(typed)).toBe(invalid);
  });

  it('is checked by each form that asks for one, and by the API', () => {
    const application = {
      applicant_name: 'Sample Applicant',
      email: 'applicant@example.com',
      phone: 'abc',
      previous_company: 'Sample Company',
      previous_role: 'Analyst',
      layoff_date: new Date().toISOString().slice(0, 10),
      linkedin_url: '',
      current_job_search_status: 'interviewing',
      target_industry: '',
    };
    const message = {
      firstName: 'Sample',
      lastName: 'Visitor',
      email: 'visitor@example.com',
      company: 'Sample Company',
      phone: 'abc',
      employees: '',
      message: 'Hello.',
    };
    expect(checkApplication(application, application.layoff_date)).toEqual({ phone: invalid });
    expect(checkContact(message)).toEqual({ phone: invalid });
    for (const { error } of [
      NewLayoffApplication.safeParse(application),
      ContactMessage.safeParse(contactMessageOf(message)),
    ])
      expect(error?.issues).toMatchObject([{ path: ['phone'], message: invalid }]);
  });
});
