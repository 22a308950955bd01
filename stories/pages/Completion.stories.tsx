import { CompletionPage } from '@redwhiteandcode/app/pages/learning/completion/CompletionPage.tsx';
import { OwnCertificate } from '@redwhiteandcode/app/parts/credentials/OwnCertificate.tsx';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { course } from '../samples/course.ts';
import { inSite } from '../samples/inSite.tsx';
import { certificate, ownCertificate } from '../samples/credentials.ts';
import { dueDetail as dueOrder } from '../screens/orders/samples.ts';

const meta = preview.meta({
  title: 'Pages/Completion',
  component: CompletionPage,
  args: {
    course: { ...course, assessment: { questions: 20, pass_percent: 73 } },
    certificate: <OwnCertificate {...ownCertificate} />,
    isValid: true,
    verifyUrl: ownCertificate.verifyUrl,
    toolkit: null,
    next: { ...course, id: 'next', title: 'The Next Sample Course' },
  },
  ...inSite({ path: `/learn/${course.id}/complete`, viewer: 'learner' }),
});

/** /learn/{courseId}/complete: the certificate, the reimbursement, and the next course */
export const Reimbursable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Add to LinkedIn Profile/ })).toBeVisible();
    await expect(canvas.getByText(/^Your certificate is ready\./)).toBeVisible();
    await expect(canvas.getByText(/The certificate is part of the toolkit for HR\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a learning record' })).toBeVisible();
    const assessment = canvas.getByRole('region', { name: 'Graded assessment' });
    await expect(assessment).toHaveTextContent('You pass with 73 percent');
  },
});

/** /learn/{courseId}/complete of a participant of Layoff to Lift-Off: nothing is owed, and nothing can be reimbursed */
export const Free = meta.story({
  args: { waiver: { reason: 'liftoff', company: null }, toolkit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You owe nothing for this course/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /the toolkit/i })).toBeNull();
  },
});

/** /learn/{courseId}/complete of an applicant to Layoff to Lift-Off who has not paid: an approval makes the order free */
export const InReview = meta.story({
  args: {
    certificate: null,
    isValid: false,
    verifyUrl: undefined,
    dueOrder,
    isInReview: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/the order becomes free once your email address is confirmed/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Your employer may reimburse/)).toBeNull();
  },
});

/** /learn/{courseId}/complete of a course that is not paid for: what is missing for the certificate, with one button */
export const Unpaid = meta.story({
  args: { certificate: null, isValid: false, verifyUrl: undefined, dueOrder },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your certificate is issued when your order is paid' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/account/orders/${dueOrder.id}`,
    );
  },
});

/** /learn/{courseId}/complete while the certificate and the courses load */
export const Loading = meta.story({
  args: { certificate: undefined, isValid: false, next: undefined },
});

/** /learn/{courseId}/complete with a revoked certificate, and every course enrolled */
export const Revoked = meta.story({
  args: {
    certificate: <OwnCertificate {...ownCertificate} certificate={{ ...certificate, status: 'revoked' }} />,
    isValid: false,
    next: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Certificate Revoked' })).toBeVisible();
    await expect(canvas.queryByText(/certificate is ready|part of the toolkit/)).toBeNull();
  },
});

/** /learn/{courseId}/complete after loading the certificate failed */
export const Failed = meta.story({
  args: { certificate: undefined, isValid: false, failure: 'Please try again later.' },
});

/** /learn/{courseId}/complete before it is known what is owed */
export const PaymentLoading = meta.story({
  args: { toolkit: undefined, isPaymentLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/nothing to reimburse/)).toBeNull();
  },
});
