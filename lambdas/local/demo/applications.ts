import type {
  ApplicationStatus,
  NewLayoffApplication,
} from '@redwhiteandcode/contract/liftoff/operations.ts';
import * as repository from '../../src/liftoff/repository.ts';
import { changedApplication, newApplication } from '../../src/liftoff/rules.ts';

type ApplicationForm = Omit<NewLayoffApplication, 'proof_upload_key'>;

interface SampleApplication {
  form: Partial<ApplicationForm>;
  /** The ISO date of the application. */
  day: string;
  /** The statuses of its review, one on each following day. */
  review: readonly Exclude<ApplicationStatus, 'pending'>[];
  reason?: string;
}

const samples: readonly SampleApplication[] = [
  {
    form: { phone: '555-0100', previous_role: 'Analyst', current_job_search_status: 'actively_searching' },
    day: '2025-05-01',
    review: [],
  },
  {
    form: { previous_role: 'Customer Support Lead', current_job_search_status: 'casually_looking' },
    day: '2025-05-02',
    review: ['under_review'],
  },
  {
    form: {
      previous_role: 'Project Coordinator',
      current_job_search_status: 'interviewing',
      target_industry: 'Healthcare',
    },
    day: '2025-05-03',
    review: ['under_review', 'approved'],
  },
  {
    form: { previous_role: 'Warehouse Supervisor', current_job_search_status: 'just_started' },
    day: '2025-05-04',
    review: ['under_review', 'rejected'],
    reason: 'The proof names another person. Please apply again with your own letter.',
  },
];

const words = ['One', 'Two', 'Three', 'Four'];
const timeAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T14:00:00.000Z`) + days * 86_400_000).toISOString();

const formOf = (index: number, form: Partial<ApplicationForm>): ApplicationForm => ({
  applicant_name: `Sample Applicant ${words[index]}`,
  email: `sample-${index + 1}@example.com`,
  phone: null,
  previous_company: `Sample Company ${index + 1}`,
  previous_role: '',
  layoff_date: `2025-0${index + 1}-15`,
  linkedin_url: null,
  current_job_search_status: 'just_started',
  target_industry: null,
  ...form,
});

/** Creates an application of each status with its history. Repeating it changes nothing. */
export async function seedApplications(owners: readonly string[], reviewer: string): Promise<void> {
  for (const [index, { form, day, review, reason = null }] of samples.entries()) {
    const id = `sample-application-${index + 1}`;
    const userId = owners[index % owners.length] ?? '';
    const time = timeAfter(day, 0);
    await repository.createApplication(
      newApplication(formOf(index, form), { id, userId, time, proofKey: null }),
    );
    for (const [step, status] of review.entries()) {
      const row = await repository.readApplication(id, { consistent: true });
      if (!row) throw new Error(`The application ${id} is missing`);
      if (row.history.length !== step + 1) continue;
      const event = { status, time: timeAfter(day, step + 1), by: reviewer };
      await repository.changeApplication(row, changedApplication(row, event, reason));
    }
  }
}
