/** An enrollment that the learner can choose. */
export interface ToolkitEnrollment {
  id: string;
  course_title: string;
  /** The price paid, as text: '$2,950'. */
  price: string;
  /** Whether the certificate can be included. */
  hasCertificate: boolean;
}

/** The learner's input; saved as it is typed, so any field may be empty. */
export interface ToolkitDraft {
  enrollment_id: string;
  employer_name: string;
  hr_name: string;
  hr_email: string;
  employee_id: string;
}

/** An empty draft. */
export const emptyToolkitDraft: ToolkitDraft = {
  enrollment_id: '',
  employer_name: '',
  hr_name: '',
  hr_email: '',
  employee_id: '',
};

export type ToolkitStep = 'course' | 'employer' | 'contents' | 'download' | 'outcome';

/** The steps in order, with their labels and titles. */
export const toolkitSteps = [
  { step: 'course', label: 'Course', title: 'Which course should be reimbursed?' },
  { step: 'employer', label: 'Employer', title: 'Who reimburses it?' },
  { step: 'contents', label: 'Contents', title: 'Check what the toolkit contains' },
  { step: 'download', label: 'Download', title: 'Download your toolkit' },
  { step: 'outcome', label: 'Outcome', title: 'Record the outcome' },
] as const satisfies readonly { step: ToolkitStep; label: string; title: string }[];

export type ToolkitFile = 'receipt' | 'explainer' | 'request' | 'certificate' | 'guide';

/** The toolkit's documents. */
export const toolkitFiles = [
  { file: 'receipt', title: 'Itemized receipt', text: 'What was paid, when, and for which course.' },
  {
    file: 'explainer',
    title: 'HR explainer',
    text: 'Two pages on educational assistance for the person who decides.',
  },
  { file: 'request', title: 'Request form', text: 'Filled in with your course and employer, ready to sign.' },
  {
    file: 'certificate',
    title: 'Certificate of completion',
    text: 'With the number that anyone can use to verify it.',
  },
  {
    file: 'guide',
    title: 'Tax and compliance guide',
    text: 'What to ask about the plan, and a checklist of the records to keep and for how long.',
  },
] as const satisfies readonly { file: ToolkitFile; title: string; text: string }[];

/** The state of the documents. */
export type ToolkitGeneration =
  | { status: 'idle' }
  | { status: 'generating' }
  | { status: 'ready' }
  | { status: 'failed'; message?: string | undefined };

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
