import type * as designSystem from '@redwhiteandcode/design-system';
import { NewLayoffApplication, NewProofUpload } from '@redwhiteandcode/lambdas/contract/liftoff.ts';
import {
  proofRules,
  proofTypes,
  rejectionReasonProblem,
} from '@redwhiteandcode/lambdas/contract/application-rules.ts';
import { describe, expect, it } from 'vitest';

type ReviewRules = { checkReason: (typed: string) => string | undefined };
const reviewSource = new URL('../../../design-system/src/screens/admin/application.ts', import.meta.url);
const { checkReason } = (await import(reviewSource.pathname)) as ReviewRules;

type FormRules = Pick<typeof designSystem, 'checkApplication' | 'jobSearchStatuses' | 'proofFiles'>;
/** The file alone: the whole design system needs a compiler of styles. */
const source = new URL('../../../design-system/src/screens/layoff/application.ts', import.meta.url);
const { checkApplication, jobSearchStatuses, proofFiles } = (await import(source.pathname)) as FormRules;

const today = new Date().toISOString().slice(0, 10);
const values: designSystem.ApplicationValues = {
  applicant_name: 'Sample Applicant',
  email: 'applicant@example.com',
  phone: '',
  previous_company: 'Sample Company',
  previous_role: 'Analyst',
  layoff_date: today,
  linkedin_url: '',
  current_job_search_status: 'interviewing',
  target_industry: '',
};

/** The API's first sentence for each field. */
function sentencesOf(application: unknown): Record<string, string> {
  const issues = NewLayoffApplication.safeParse(application).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

const texts = [
  '',
  'x',
  'xy',
  'x'.repeat(50),
  'x'.repeat(51),
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(200),
  'x'.repeat(201),
  'a\u0000b',
  'a\nb',
  'a\u202eb',
  'a\u2028b',
  'a\ud800b',
  '\u200b\u200b',
  '田中',
  '🦅🦅',
  'a@example.com',
  'a@example',
  'a@example.',
  'a b@example.com',
  'a@b@example.com',
  'a@example.com,b@example.com',
  '"a"@example.com',
  '<a@example.com>',
  `${'a'.repeat(243)}@example.com`,
  `${'a'.repeat(244)}@example.com`,
  'https://www.linkedin.com/in/sample',
  'http://localhost',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  `https://example.com/${'x'.repeat(2028)}`,
  `https://example.com/${'x'.repeat(2029)}`,
  'interviewing',
  '2999-01-01',
  '2020-01-01',
  '2025-02-30',
  '0000-00-00',
];

describe('the application’s form', () => {
  it.each(Object.keys(values) as (keyof designSystem.ApplicationValues)[])(
    'says of %s what the API says',
    (name) => {
      for (const text of texts) {
        const application = { ...values, [name]: text };
        const shown = checkApplication(application, today)?.fields ?? {};
        expect(shown, JSON.stringify(text)).toEqual(sentencesOf(application));
      }
    },
  );

  it('offers the statuses that the API takes', () => {
    expect(jobSearchStatuses.map(({ value }) => value)).toEqual(
      NewLayoffApplication.shape.current_job_search_status.options,
    );
  });

  it('takes the documents that the API takes, and says the same of others', () => {
    expect(proofFiles.types).toEqual(Object.keys(proofTypes));
    expect(proofFiles.maxSize).toBe(proofRules.max);
    const { wrongType, tooLarge, failed } = proofRules;
    expect(proofFiles.messages).toEqual({ wrongType, tooLarge, failed });
    const upload = { file_name: 'a.pdf', content_type: 'application/pdf', size: proofFiles.maxSize };
    expect(NewProofUpload.safeParse(upload).success).toBe(true);
    expect(NewProofUpload.safeParse({ ...upload, size: upload.size + 1 }).error?.issues[0]?.message).toBe(
      tooLarge,
    );
    expect(NewProofUpload.safeParse({ ...upload, content_type: 'text/html' }).error?.issues[0]?.message).toBe(
      wrongType,
    );
  });
});

it('the reason of a rejection is judged as the API judges it', () => {
  for (const text of [...texts, ' \n ', 'two\nlines\t', 'x'.repeat(1000), 'x'.repeat(1001), 'a\u2066b']) {
    expect(checkReason(text), JSON.stringify(text)).toBe(rejectionReasonProblem(text));
  }
});
