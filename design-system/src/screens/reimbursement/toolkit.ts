/** A course that the learner can choose. */
export interface ToolkitCourse {
  /** The course's id. */
  id: string;
  course_title: string;
  /** The price in cents. */
  price_cents: number;
  /** Whether the certificate can be included. */
  hasCertificate: boolean;
}

/** A question about the employer's plan, and its possible answers. */
export interface PlanQuestion {
  name: string;
  question: string;
  options: readonly { value: string; label: string }[];
  /** The scale, for the question about how a plan measures success: the letters with the least percent of each, best first. */
  letters?: readonly { letter: string; from: number }[];
}

/** A field about what only some plans say. */
export interface PlanTermField {
  /** The name of its value. A checked box has the value 'yes'. */
  name: `terms_${string}` | 'most';
  kind: 'choice' | 'number' | 'date' | 'text' | 'lines' | 'check';
  label: string;
  description?: string | undefined;
  /** The answers of a choice. The first one says nothing. */
  options?: readonly { value: string; label: string }[] | undefined;
}

/** Fields about one subject of a plan. */
export interface PlanTermGroup {
  title: string;
  fields: readonly PlanTermField[];
}

/** The answers about the employer's plan as form values. */
export type PlanAnswerValues = {
  has_plan: string;
  needs_approval_first: string;
  accredited_only: string;
  proof: string;
  /** The lowest letter that the plan pays for, or empty. */
  least_letter: string;
  least_percent: string;
  /** The percent of the price that the plan pays, or empty. */
  paid_percent: string;
  /** The percent that a scale pays for a letter, such as `paid_A`. */
  [paidForLetter: `paid_${string}`]: string | undefined;
  /** The most that the plan pays in a year, in dollars; or empty. */
  most: string;
  has_deadline: string;
  /** ISO date, or empty. */
  deadline_on: string;
  deadline_note: string;
  repays_on_leaving: string;
  /** What only some plans say: a term, or a part of one. */
  [term: `terms_${string}`]: string | undefined;
};

/** The learner's input as form values; any of them may be empty while it is a draft. */
export type ToolkitDraft = PlanAnswerValues & {
  course_id: string;
  employer_name: string;
  hr_name: string;
  hr_email: string;
  employee_number: string;
  /** A calendar year. */
  plan_year: string;
  /** ISO date, or empty. */
  pay_date: string;
  /** Dollars; empty is nothing. */
  other_assistance: string;
};

export type ToolkitStep = 'course' | 'employer' | 'plan' | 'timing' | 'check';

/** The steps in order, with their labels and titles. */
export const toolkitSteps = [
  { step: 'course', label: 'Course', title: 'Which course should be reimbursed?' },
  { step: 'employer', label: 'Employer', title: 'Who reimburses it?' },
  { step: 'plan', label: 'Plan', title: 'What does your employer’s plan ask for?' },
  { step: 'timing', label: 'Year', title: 'In which year will it be reimbursed?' },
  { step: 'check', label: 'Check', title: 'Check what you entered' },
] as const satisfies readonly { step: ToolkitStep; label: string; title: string }[];

export type ToolkitFile = 'receipt' | 'explainer' | 'request' | 'certificate' | 'guide' | 'decision';

/** The toolkit's documents. */
export const toolkitFiles = [
  {
    file: 'decision',
    title: 'Employer’s decision',
    text: 'Who decided, when, the amount, the comment, and how it was recorded.',
  },
  { file: 'receipt', title: 'Itemized receipt', text: 'What was paid, when, and for which course.' },
  {
    file: 'explainer',
    title: 'HR explainer',
    text: 'Section 127 at a glance, for the person who decides.',
  },
  {
    file: 'request',
    title: 'Request form',
    text: 'Filled in with the course and the employer, ready to sign.',
  },
  {
    file: 'certificate',
    title: 'Certificate of completion',
    text: 'With the number that anyone can use to verify it.',
  },
  {
    file: 'guide',
    title: 'Tax and compliance guide',
    text: 'The amounts within and above the yearly limit, and a checklist of the records to keep and for how long.',
  },
] as const satisfies readonly { file: ToolkitFile; title: string; text: string }[];

export type OutcomeStatus = 'submitted' | 'approved' | 'denied' | 'paid';

/** The outcome of a request as form values. */
export type OutcomeFields = {
  /** An OutcomeStatus, or empty. */
  status: string;
  /** ISO date of the outcome. */
  date: string;
  /** Dollars; for `paid`. */
  amount: string;
};
