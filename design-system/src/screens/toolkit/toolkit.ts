/** A learner's enrollment, as the toolkit offers it. */
export interface ToolkitEnrollment {
  id: string;
  course_title: string;
  /** What was paid, as dollar text. */
  price: string;
  /** Whether the certificate is there to go along. */
  hasCertificate: boolean;
}

/** What the learner says of the employer; saved as it is typed, so everything may be empty. */
export interface ToolkitDraft {
  enrollment_id: string;
  employer_name: string;
  hr_name: string;
  hr_email: string;
  employee_id: string;
}

/** A draft in which nothing is chosen. */
export const emptyToolkitDraft: ToolkitDraft = {
  enrollment_id: '',
  employer_name: '',
  hr_name: '',
  hr_email: '',
  employee_id: '',
};

export type ToolkitStep = 'course' | 'employer' | 'contents' | 'download' | 'outcome';

/** The steps in their order, with the words of the list above them. */
export const toolkitSteps = [
  { step: 'course', label: 'Course', title: 'Which course should be reimbursed?' },
  { step: 'employer', label: 'Employer', title: 'Who reimburses it?' },
  { step: 'contents', label: 'Contents', title: 'Check what the toolkit holds' },
  { step: 'download', label: 'Download', title: 'Download your toolkit' },
  { step: 'outcome', label: 'Outcome', title: 'Record what came of it' },
] as const satisfies readonly { step: ToolkitStep; label: string; title: string }[];

export type ToolkitFile = 'receipt' | 'explainer' | 'request' | 'certificate' | 'guide';

/** The toolkit's documents. */
export const toolkitFiles = [
  { file: 'receipt', title: 'Itemized receipt', text: 'What was paid, when, for which course.' },
  {
    file: 'explainer',
    title: 'HR explainer',
    text: 'Two pages on educational assistance for the person who decides.',
  },
  { file: 'request', title: 'Request form', text: 'Filled in with your course and your employer; sign it.' },
  {
    file: 'certificate',
    title: 'Certificate of completion',
    text: 'With the number under which anyone can verify it.',
  },
  {
    file: 'guide',
    title: 'Tax and compliance guide',
    text: 'What to ask the plan, and a checklist of the records to keep and for how long.',
  },
] as const satisfies readonly { file: ToolkitFile; title: string; text: string }[];

/** How far the documents are. */
export type ToolkitGeneration =
  | { status: 'idle' }
  | { status: 'generating' }
  | { status: 'ready' }
  | { status: 'failed'; message?: string | undefined };

export type OutcomeStatus = 'submitted' | 'approved' | 'denied' | 'paid';

/** What became of a request, as its form has it. */
export type OutcomeFields = {
  /** An OutcomeStatus, or empty. */
  status: string;
  /** ISO date of it. */
  date: string;
  /** Dollars; for `paid`. */
  amount: string;
};
