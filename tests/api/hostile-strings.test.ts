import { expect, it } from 'vitest';
import { businessToday } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { partsOf } from '@redwhiteandcode/contract/api/operation.ts';
import { operations } from '@redwhiteandcode/contract/operations.ts';
import { withScheme } from '@redwhiteandcode/contract/text/text-rules.ts';
import { cleaned } from '@redwhiteandcode/contract/text/typed-text.ts';
import type { ApiResponse, Caller } from '../clients/api-client.ts';
import { hostileStrings } from '../samples/hostile-strings.ts';
import { application } from '../clients/liftoff-client.ts';
import { sample, seed } from '../samples/sample.ts';
import { facts, plan } from '../clients/toolkit-client.ts';
import { newLearner, visitor } from './shared-platform.ts';

/** A valid body for an operation: its text fields and its other fields. */
interface Form {
  texts: Record<string, string>;
  rest?: object;
}

const { current_job_search_status, layoff_date, email: _unique, ...applicationTexts } = application;
const id = 'ai-literacy-101';
const token = `team-cohorts.${'x'.repeat(22)}.${'x'.repeat(32)}`;
const visitor_id = '00000000-0000-4000-8000-000000000000';
/** Replaced by a new address in each call. */
const email = '';
const password = 'secret-1';

const clientDataJSON = 'e30';
const passkeyUse = { id: 'x', response: { clientDataJSON, authenticatorData: 'x', signature: 'x' } };
const newCredential = { id: 'x', response: { clientDataJSON, attestationObject: 'x' } };

const assignment = {
  subject: { kind: 'course', course_id: 'x' },
  audience: { kind: 'everyone' },
  due: { kind: 'none' },
  is_mandatory: false,
};
const importedList = {
  rows: [{ record: 1, email, name: 'Sample Person', group: 'x', manager: 'lead@example.com' }],
  any_domain: false,
  replaces: false,
};

const seats = { seats: 12, total_cents: 238_800, address: null };
const payerOfSeats = { name: 'Sample Payer', purchase_order: 'PO-1' };

const forms: Record<string, Form> = {
  signUp: { texts: { email, password, full_name: 'Sample Person' } },
  signIn: { texts: { email, password } },
  signInTwoStep: { texts: { challenge: 'x', code: '123456' } },
  signInPasskey: { texts: { challenge: 'x' }, rest: { passkey: passkeyUse } },
  confirmPasskey: { texts: { name: 'Laptop' }, rest: { credential: newCredential } },
  startPasskey: { texts: { current_password: 'secret-2', code: '123456' } },
  removePasskey: { texts: { current_password: 'secret-2', code: '123456' } },
  startTwoStep: { texts: { current_password: 'secret-2', code: '123456' } },
  confirmTwoStep: { texts: { code: '123456' } },
  replaceRecoveryCodes: { texts: { current_password: 'secret-2', code: '123456' } },
  removeTwoStep: { texts: { current_password: 'secret-2', code: '123456' } },
  refreshSession: { texts: { refresh_token: 'x' } },
  signOut: { texts: { refresh_token: 'x' } },
  requestPasswordReset: { texts: { email } },
  confirmPasswordReset: { texts: { email, code: '123456', password } },
  updateMe: { texts: { full_name: 'Sample Person' } },
  scheduleDeletion: {
    texts: { password: 'secret-2', code: '123456' },
    rest: { keep_certificates: false },
  },
  changePassword: { texts: { current_password: 'secret-2', new_password: password } },
  enroll: { texts: { course_id: id } },
  updateEnrollment: { texts: {}, rest: { status: 'active' } },
  saveWork: {
    texts: { tab: 'tab' },
    rest: {
      answer: { kind: 'text', text: 'Sample answer' },
      is_checked: false,
      ticked: [],
      base_version: 0,
      change: 1,
      age_ms: 0,
    },
  },
  startPromptRun: {
    texts: { prompt: 'Sample prompt', blocks_version: 'x'.repeat(16), case_id: 'a' },
    rest: { module_number: 1, lesson_number: 1 },
  },
  reportError: {
    texts: { course_id: id, block_id: 'text', blocks_version: 'x'.repeat(16), text: 'Sample report' },
    rest: { module_number: 1, lesson_number: 1, kind: 'fact' },
  },
  saveAttemptAnswer: {
    texts: { tab: 'tab' },
    rest: {
      answer: { kind: 'text', text: 'Sample answer' },
      is_checked: false,
      ticked: [],
      base_version: 0,
      change: 1,
      age_ms: 0,
    },
  },
  changePayer: {
    texts: { name: 'Sample Payer', company: 'Sample Company', purchase_order: 'PO-1' },
    rest: { address: null },
  },
  createDenialUpload: {
    texts: { file_name: 'letter.pdf' },
    rest: { content_type: 'application/pdf', size: 1 },
  },
  requestRefund: { texts: { note: 'Sample note' }, rest: { ground: 'window' } },
  createToolkit: {
    texts: {
      employer_name: 'Sample Employer',
      hr_name: 'Sample Contact',
      hr_email: 'hr@example.com',
      employee_number: '1',
      pay_date: facts.pay_date,
    },
    rest: { course_id: 'ai-literacy-101', plan_year: facts.plan_year, other_assistance_cents: 0, plan },
  },
  changeToolkit: {
    texts: { employer_name: 'Sample Employer', hr_name: 'Sample Contact', hr_email: 'hr@example.com' },
    rest: { ...facts, version: 1 },
  },
  declareAssistance: { texts: {}, rest: { year: 2026, declared_cents: 1, version: 0 } },
  recordOutcome: {
    texts: { date: businessToday(), reason: 'Sample reason', letter_upload_key: 'x' },
    rest: { version: 1, status: 'denied' },
  },
  createLetterUpload: {
    texts: { file_name: 'letter.pdf' },
    rest: { content_type: 'application/pdf', size: 1 },
  },
  createApprovalLink: {
    texts: {},
    rest: { shares_documents: false, shares_progress: false, send_to_hr: false },
  },
  decideEmployerApproval: {
    texts: { name: 'Sample Manager', title: 'Manager', comment: 'Sample reason' },
    rest: { decision: 'denied' },
  },
  askEmployeeQuestion: { texts: { question: 'Sample question?' } },
  createPlanDocument: {
    texts: {
      company_name: 'Sample Company',
      plan_name: 'Sample Plan',
      effective_on: '2026-01-01',
      eligibility: 'All employees',
    },
    rest: { limit_cents: 525_000 },
  },
  createLearningRecord: { texts: { from: '2026-01-01', to: '2026-01-31' } },
  createProofUpload: {
    texts: { file_name: 'letter.pdf' },
    rest: { content_type: 'application/pdf', size: 1 },
  },
  submitLayoffApplication: {
    texts: {
      ...applicationTexts,
      email,
      layoff_date,
      phone: '555-0100',
      linkedin_url: 'https://www.linkedin.com/in/somebody',
      target_industry: 'Insurance',
    },
    rest: { current_job_search_status },
  },
  confirmEmail: { texts: { code: 'x' } },
  proveAddressByInvitation: { texts: { invitation: 'x' } },
  requestEmailChange: { texts: { email, current_password: 'test-password' } },
  confirmEmailChange: { texts: { code: 'x' } },
  undoEmailChange: { texts: { code: 'x' } },
  undoTwoStep: { texts: { code: 'x' } },
  logClientEvent: { texts: { path: '/nowhere' }, rest: { kind: 'not_found' } },
  inviteCompanyPerson: {
    texts: { email, name: 'Sample Person', group: 'x', manager: 'lead@example.com' },
  },
  createCompany: {
    texts: { ...payerOfSeats, company_name: 'Sample Company' },
    rest: seats,
  },
  orderSeats: { texts: payerOfSeats, rest: { ...seats, is_renewal: false } },
  changeCompanyPayer: { texts: payerOfSeats, rest: { address: null } },
  // A text that is no domain is refused.
  addCompanyDomain: { texts: {}, rest: { domain: 'example.com' } },
  makeJoinLink: { texts: {}, rest: { group: null, limit: null, last_day: null } },
  previewImport: { texts: {}, rest: importedList },
  startImport: { texts: { mark: 'x' }, rest: importedList },
  setCompanyTimeZone: { texts: { time_zone: 'America/New_York' } },
  createCompanyGroup: { texts: { name: 'Sample Group' } },
  renameCompanyGroup: { texts: { name: 'Sample Group' } },
  addCompanyGroupPeople: { texts: {}, rest: { people: ['x'] } },
  removeCompanyGroupPeople: { texts: {}, rest: { people: ['x'] } },
  createCompanyPath: { texts: { name: 'Sample Path' }, rest: { courses: ['x'] } },
  changeCompanyPath: { texts: { name: 'Sample Path' }, rest: { courses: ['x'] } },
  previewAssignment: { texts: {}, rest: assignment },
  createAssignment: { texts: { mark: 'x' }, rest: assignment },
  previewAssignmentChange: { texts: {}, rest: assignment },
  changeAssignment: { texts: { mark: 'x' }, rest: assignment },
  inviteCompanyRole: { texts: { email }, rest: { role: 'viewer' } },
  setReportFrequency: { texts: {}, rest: { report_frequency: 'weekly' } },
  changeCompanyRole: { texts: {}, rest: { role: 'viewer' } },
  voteFaqHelpful: { texts: { visitor_id } },
  joinWaitlist: { texts: { email, item_id: 'team-cohorts' } },
  confirmWaitlist: { texts: { token } },
  leaveWaitlist: { texts: { token } },
  setEmailPreferences: { texts: {}, rest: { off: [] } },
  unsubscribe: { texts: { token: 'x'.repeat(43) } },
  sendContactMessage: {
    texts: {
      firstName: 'Sample',
      lastName: 'Visitor',
      email,
      company: 'Sample Company',
      phone: '555-0100',
      message: 'Hello.',
    },
  },
};

/** Fields that the API compares with a stored value, so a test's value never matches. */
const compared = ['code', 'current_password'];

/** Sends a form that is valid except for one text, and expects the API to accept it unchanged or to name its field. */
async function expectAcceptedOrNamed(
  caller: Caller,
  form: string,
  field: string,
  name: string,
): Promise<void> {
  const { method, path } = partsOf(operations[form as keyof typeof operations]);
  const { texts, rest } = forms[form] as Form;
  const text = hostileStrings[name] ?? '';
  const fresh = 'email' in texts && { email: `hostile-${crypto.randomUUID()}@example.com` };
  const body = { ...rest, ...texts, ...fresh, [field]: text };
  const response = await caller.send(
    method,
    path.replace(/\{(?:module|lesson|attempt)\}/g, '1').replace(/\{\w+\}/g, id),
    body,
  );
  const about = `${form}.${field} with ${name}: ${JSON.stringify(response.body)}`;
  // The only cookie recognizes the browser, and contains nothing that was typed.
  expect(response.headers.get('set-cookie') ?? '', about).toMatch(
    /^(?:(?:__Host-)?device=[\w-]{22};[ \w=;/-]*)?$/,
  );
  if (response.status < 400) return expectStored(response, field, text, about);
  expect([400, 401, 403, 404, 409, 422, 429], about).toContain(response.status);
  expect(response.body, about).toMatchObject({ status: response.status, title: expect.any(String) });
  if (response.status !== 400) return;
  const errors: { path: string; message: string }[] = response.body.errors ?? [];
  if (errors.length === 0) expect(response.body.type, about).toMatch(/^urn:/);
  for (const { path: where, message } of errors) {
    expect([field, ...compared], about).toContain(where.split('.')[1]);
    expect(message.length, about).toBeGreaterThan(4);
  }
}

/** Expects the API to clean texts, lower-case addresses and add the scheme of a web address, and to change nothing else. */
function expectStored({ body }: ApiResponse, field: string, text: string, about: string): void {
  const stored = (body as Record<string, unknown> | undefined)?.[field];
  const expected = field.endsWith('_url') ? withScheme(cleaned(text)) : cleaned(text);
  if (typeof stored === 'string') expect(stored.toLowerCase(), about).toBe(expected.toLowerCase());
}

it(`every form keeps a hostile string or names its field in an error (TEST_SEED=${seed})`, {
  timeout: 300_000,
}, async () => {
  const fields = Object.entries(forms).flatMap(([form, { texts }]) =>
    Object.keys(texts).map((field) => ({ form, field })),
  );
  const names = Object.keys(hostileStrings);
  const cases = sample(
    fields.flatMap((each) => names.map((name) => ({ ...each, name }))),
    100,
  );
  for (const { form, field } of fields) {
    const own = cases.filter((each) => each.form === form && each.field === field);
    if (own.length === 0) continue;
    // One account per field: too many wrong passwords lock an account for a while.
    const isPublic = operations[form as keyof typeof operations].access === 'public';
    const caller = isPublic ? visitor : await newLearner();
    await Promise.all(own.map(({ name }) => expectAcceptedOrNamed(caller, form, field, name)));
  }
});

it('the tests cover every form of visitors and learners', () => {
  const withBody = Object.entries(operations).filter(([, operation]) => 'body' in operation);
  const ids = withBody.flatMap(([id, { access }]) => (access === 'admin' ? [] : [id]));
  expect(Object.keys(forms).toSorted()).toEqual(ids.toSorted());
});
