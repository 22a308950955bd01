import type { ApplicationStatus, NewLayoffApplication } from '../../contract/liftoff.ts';
import * as repository from '../../src/liftoff/repository.ts';
import { changedApplication, newApplication } from '../../src/liftoff/rules.ts';

type Sent = Omit<NewLayoffApplication, 'proof_upload_key'>;

/** An application, the day on which it was sent, and how it was reviewed, a day a step. */
interface SampleApplication {
  sent: Partial<Sent>;
  day: string;
  review: readonly Exclude<ApplicationStatus, 'pending'>[];
  reason?: string;
}

const samples: readonly SampleApplication[] = [
  {
    sent: { phone: '555-0100', previous_role: 'Analyst', current_job_search_status: 'actively_searching' },
    day: '2025-05-01',
    review: [],
  },
  {
    sent: { previous_role: 'Customer Support Lead', current_job_search_status: 'casually_looking' },
    day: '2025-05-02',
    review: ['under_review'],
  },
  {
    sent: {
      previous_role: 'Project Coordinator',
      current_job_search_status: 'interviewing',
      target_industry: 'Healthcare',
    },
    day: '2025-05-03',
    review: ['under_review', 'approved'],
  },
  {
    sent: { previous_role: 'Warehouse Supervisor', current_job_search_status: 'just_started' },
    day: '2025-05-04',
    review: ['under_review', 'rejected'],
    reason: 'The proof names another person. Please apply again with your own letter.',
  },
];

const words = ['One', 'Two', 'Three', 'Four'];
const timeAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T14:00:00.000Z`) + days * 86_400_000).toISOString();

const sentBy = (at: number, sent: Partial<Sent>): Sent => ({
  applicant_name: `Sample Applicant ${words[at]}`,
  email: `sample-${at + 1}@example.com`,
  phone: null,
  previous_company: `Sample Company ${at + 1}`,
  previous_role: '',
  layoff_date: `2025-0${at + 1}-15`,
  linkedin_url: null,
  current_job_search_status: 'just_started',
  target_industry: null,
  ...sent,
});

/** Makes an application of each status, as its owner and a reviewer would have. Running it again changes nothing. */
export async function seedApplications(owners: readonly string[], reviewer: string): Promise<void> {
  for (const [at, { sent, day, review, reason = null }] of samples.entries()) {
    const id = `sample-application-${at + 1}`;
    const userId = owners[at % owners.length] ?? '';
    const time = timeAfter(day, 0);
    await repository.createApplication(
      newApplication(sentBy(at, sent), { id, userId, time, proofKey: null }),
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
