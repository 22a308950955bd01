/**
 * The terms of service. A draft: it describes how this product works and has not been reviewed by counsel (see
 * docs/legal.md). The numbers of the refund rule come from `refund-rule.ts`, which also decides refunds.
 */
import { Link, type LegalSection, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { paymentDays } from '@redwhiteandcode/contract/orders/payment-days.ts';
import { termCopy } from '@redwhiteandcode/contract/company/term.ts';
import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { minimumAge, priceNoticeDays } from '../../shell/site/legalFacts.ts';

const support = <Link href={`mailto:${__SUPPORT_EMAIL__}`}>{__SUPPORT_EMAIL__}</Link>;

export const termsMeta = {
  title: 'Terms of Service',
  description: `The rules for using Red White and Code: accounts, courses, certificates, prices, refunds within ${refundCopy.days} or after a documented denial, and AI-generated content.`,
  keywords: ['terms of service', 'refund policy', 'money-back guarantee', 'course certificates'],
} as const;

/** Other pages link to the ids of the sections. */
const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Acceptance of these terms',
    content: (
      <p>
        By creating an account or using the courses, you agree to these terms with {__COMPANY_LINE__}, which
        runs Red White and Code (“we”). The <Link href="/privacy">privacy policy</Link> explains how we use
        personal information. If you do not agree, please do not use the service.
      </p>
    ),
  },
  {
    id: 'who-can-use',
    title: 'Eligibility and accounts',
    content: (
      <>
        <p>
          You must be at least {minimumAge} years old. An account is for one person: keep your password to
          yourself, give true information, and tell us if someone else uses your account.
        </p>
        <p>The courses and the tax information are for people who work in the United States.</p>
      </>
    ),
  },
  {
    id: 'courses',
    title: 'Course access',
    content: (
      <>
        <p>
          An enrollment gives one person access to one course for personal learning. Durations such as “8
          weeks” are estimates. You learn at your own pace, and you can pause.
        </p>
        <p>
          We may correct, improve or replace lessons. If we withdraw a course, enrolled learners can finish
          it, but nobody else can join.
        </p>
      </>
    ),
  },
  {
    id: 'certificates',
    title: 'Certificates',
    content: (
      <>
        <p>
          A certificate is issued once, when every lesson of a course is complete. It shows the name that your
          account has on that day, and anyone who has its number can verify it. It confirms that you completed
          our course; it is not an academic degree, license or accreditation. It does not expire, unless the
          course’s page says for how long it is valid. If the name is wrong, we replace the certificate with a
          corrected one that has a new number.
        </p>
        <p>
          We may revoke a certificate that was issued by mistake or obtained by fraud. Verification then shows
          it as revoked, with the reason.
        </p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'AI-generated content',
    content: (
      <>
        <p>
          Curricula and instructor profiles are generated with an AI model and labeled. They may contain
          errors. Verify anything that matters to your work before you rely on it, and report errors to us.
        </p>
        <p>
          Enrollment figures and testimonials on this site are illustrative.{' '}
          <Link href="/ai-transparency">How we use AI</Link>
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Fees and payment',
    content: (
      <p>
        A course’s price is on its page before you enroll. Prices are in US dollars and exclude taxes. We
        announce a price change {priceNoticeDays} days before it takes effect. It never affects what you have
        already paid. Enrolling creates an order, which is due within {paymentDays} days; your{' '}
        <Link href="/account/orders">orders and receipts</Link> are in your account. While an order is unpaid,
        you may cancel it under the limits of the refund rule below, counted from the day of the order.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds and the 100% money-back guarantee',
    content: (
      <>
        <p>
          <strong>100% money-back guarantee:</strong> we refund 100 percent of what was paid for a course{' '}
          {refundCopy.denial}. It applies at any time, no matter how much of the course you have completed.
        </p>
        <p>
          <strong>{refundCopy.days} to change your mind:</strong> we also refund the full amount{' '}
          {refundCopy.window}.
        </p>
        <p>
          Otherwise there is no refund after {refundCopy.days}, or once more than {refundCopy.share} of the
          course is completed. The completed share is the share of lessons that are marked complete. The{' '}
          {refundCopy.days} are counted from the moment of payment.
        </p>
        <p>
          {refundCopy.proof} A letter, an email or a signed form must name you, the course and the decision.
          You may black out everything else. If your employer has no plan, that is not a denial, so ask before
          you pay.
        </p>
        <p>
          Request a refund on the <Link href="/account/orders">order’s page</Link>, or email {support} from
          the address of your account. We respond by email and refund the payment method that you used. Access
          to the course then ends. A certificate that you earned stays valid after a denial, and is revoked
          after a refund within {refundCopy.days} or a reversed payment, as are learning records that list the
          course. You keep any other rights that the law gives you.
        </p>
      </>
    ),
  },
  {
    id: 'tax',
    title: 'No tax or legal advice',
    content: (
      <>
        <p>
          Employers may reimburse a course if their plan covers it. Whether there is a plan, what it covers
          and whether a reimbursement is tax-free depend on your employer and on your situation. We promise
          none of this. If your employer denies the reimbursement, the guarantee above is your only claim
          against us.
        </p>
        <p>
          What we publish about taxes, including the documents that we generate for you, is general
          information and not legal or tax advice.{' '}
          <Link href="/section-127-resources">Section 127 resources</Link>
        </p>
        <TaxDisclaimer annualLimit={limitText(latestAnnualLimit)} />
      </>
    ),
  },
  {
    id: 'layoff-to-liftoff',
    title: 'Layoff to Lift-Off',
    content: (
      <p>
        Applicants who are approved pay nothing for the courses that they enroll in after their approval. An
        order that they made before and have not paid becomes free with the approval, once their email address
        is confirmed; a payment that was made or is under way is refunded under the refund rule only. They owe
        nothing after they find a job either. They may ask a new employer to pay for the program; if it
        declines, they still owe nothing. Everything that you state in an application must be true, and a
        proof must be yours. Approval is our decision and gives access only to you. It comes with a badge,
        which is revoked if we withdraw the approval. A cost from before a new job may not qualify for
        tax-free reimbursement: ask the new employer or a tax advisor.{' '}
        <Link href="/layoff-to-liftoff">About the program</Link>
      </p>
    ),
  },
  {
    id: 'seats',
    title: 'Employer seats',
    content: (
      <>
        <p>
          An employer that buys seats decides who gets them, and may take a seat back. These terms apply to
          each person who uses a seat.
        </p>
        <p>
          {termCopy.months} {termCopy.added} Larger employers agree on the price with us.
        </p>
        <p>
          {termCopy.refund} {termCopy.renewal} {termCopy.end}
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    content: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>share your account, or let someone else complete lessons for you;</li>
          <li>copy, sell or publish lessons, or use them to train an AI model;</li>
          <li>pass off a certificate, receipt or denial that is false or not yours;</li>
          <li>scrape the site, beyond the indexing that search engines do;</li>
          <li>access data or features without authorization, overload the service, or introduce malware;</li>
          <li>send us unlawful content, or personal information about others without their consent.</li>
        </ul>
        <p>
          If you find a vulnerability, <Link href="/security#report">report it</Link> and give us time to fix
          it. We take no legal action against good-faith research.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Intellectual property',
    content: (
      <p>
        The site, the lessons and our trademarks belong to us or to our licensors. You may use them for your
        own learning. What you send us stays yours. We may use it as needed to respond to you and to run the
        service. You may show your certificates to anyone.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Termination',
    content: (
      <p>
        You may delete your account at any time: choose “Delete my account” on your{' '}
        <Link href="/account">account page</Link> and enter your password. We erase the account after{' '}
        {deletionRules.graceDays} days; until then, you can sign in and keep it. Your enrollments end with it,
        without a refund beyond the refund rule. You choose whether your certificates are deleted and their
        badges revoked, or whether they stay valid without your name. Learning records are revoked. We may
        suspend or close an account that breaks these terms. We will tell you why, and you may object. If we
        discontinue the service, we will announce it in advance and refund courses that you can no longer
        finish.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Disclaimer of warranties and limitation of liability',
    content: (
      <>
        <p>
          We run the service with care and provide it “as is.” We do not promise that it is always available
          or free of errors, nor do we promise a job, a salary, a reimbursement or a tax result.
        </p>
        <p>
          To the extent the law allows, we are not liable for indirect or consequential damages, and our
          liability for a course is limited to what was paid for it. Nothing here limits liability that the
          law does not let us limit, such as liability for fraud or intentional misconduct.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Governing law and disputes',
    content: (
      <p>
        Please email {support} first. We can resolve most issues that way. These terms are governed by the law
        of the United States and of the state in which you live. You keep every right that consumer law gives
        you, including the right to go to court. If part of these terms is invalid, the rest still applies.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    content: (
      <p>
        We announce a change on this page with its effective date, and email account holders about a change
        that reduces their rights. It does not affect what you paid before that date.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        {support}, or the <Link href="/contact">contact form</Link>.
      </p>
    ),
  },
];

export const termsDocument = {
  title: termsMeta.title,
  lead: 'What you can expect from us, and what we expect from you.',
  lastUpdated: '2026-12-01',
  sections,
} as const;
