/**
 * The terms of service. A draft: it says how this product works and has not been reviewed by counsel (see
 * docs/legal.md). The refund rule’s numbers are those of `refund-rule.ts`, by which refunds are decided.
 */
import { Link, type LegalSection, TaxDisclaimer } from '@redwhiteandcode/design-system';
import { latestAnnualLimit, limitText } from '@redwhiteandcode/lambdas/contract/annual-limit.ts';
import { refundWords } from '@redwhiteandcode/lambdas/contract/refund-rule.ts';
import { minimumAge, priceNoticeDays } from './legalFacts.ts';

const support = <Link href={`mailto:${__SUPPORT_EMAIL__}`}>{__SUPPORT_EMAIL__}</Link>;

export const termsMeta = {
  title: 'Terms of Service',
  description: `The rules for using Red White & Code: accounts, courses, certificates, prices, refunds within ${refundWords.days} or on a documented denial, and AI-generated content.`,
  keywords: ['terms of service', 'refund policy', 'money-back guarantee', 'course certificates'],
} as const;

/** The terms’ sections, in their order; their ids are linked to from elsewhere. */
const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'These terms',
    content: (
      <p>
        By creating an account or using the courses you agree to these terms with Red White &amp; Code (“we”).
        The <Link href="/privacy">privacy policy</Link> says what we do with data. If you do not agree, please
        do not use the service.
      </p>
    ),
  },
  {
    id: 'who-can-use',
    title: 'Who can use the service',
    content: (
      <>
        <p>
          You must be at least {minimumAge} years old. An account is for one person: keep your password to
          yourself, give true information, and tell us if somebody else uses your account.
        </p>
        <p>The courses and what is said about tax are made for people who work in the United States.</p>
      </>
    ),
  },
  {
    id: 'courses',
    title: 'Courses',
    content: (
      <>
        <p>
          An enrollment gives one person access to one course, for their own learning. Times such as “8 weeks”
          are what we plan with; you go at your own pace, and you can pause.
        </p>
        <p>
          We may correct, improve or replace lessons. If we withdraw a course, those who are enrolled can
          finish it; nobody new can join.
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
          A certificate is issued once, when every lesson of a course is complete. It bears the name that your
          account has on that day, and anyone who has its number can verify it. It confirms that you completed
          our course; it is no academic degree, license or accreditation.
        </p>
        <p>We may revoke a certificate that was gained by deceit. It then shows as revoked when verified.</p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'AI-generated content',
    content: (
      <>
        <p>
          Curricula and instructor profiles are generated with an AI model and marked as such. They may
          contain errors. Check what matters to your work before you rely on it, and tell us what is wrong.
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
    title: 'Prices and payment',
    content: (
      <p>
        A course’s price stands on its page before you enroll. Prices are in US dollars and exclude taxes. We
        announce a change of price {priceNoticeDays} days before it takes effect, and it never touches what
        you have already paid.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds and the money-back guarantee',
    content: (
      <>
        <p>We refund the whole price of a course in two cases:</p>
        <ul>
          <li>
            <strong>You change your mind:</strong> {refundWords.window}.
          </li>
          <li>
            <strong>Your employer says no:</strong> {refundWords.denial}. This holds after the{' '}
            {refundWords.days} too, and however much of the course you have completed.
          </li>
        </ul>
        <p>
          Otherwise there is no refund after {refundWords.days}, or once more than {refundWords.share} of the
          course is completed. What is completed is the share of lessons that are marked complete. The{' '}
          {refundWords.days} are counted from the moment of payment.
        </p>
        <p>
          A denial is documented by a letter, an e-mail or a signed form from your employer that names you,
          the course and the decision. You may black out everything else. That an employer has no plan is not
          a denial, so ask before you pay.
        </p>
        <p>
          To ask for a refund, write to {support} from the address of your account. We answer by e-mail and
          pay back the way you paid. Access to the course then ends. Rights that the law gives you beyond this
          remain.
        </p>
      </>
    ),
  },
  {
    id: 'tax',
    title: 'Employers and tax',
    content: (
      <>
        <p>
          Employers may reimburse a course if their plan covers it. Whether there is a plan, what it covers
          and whether a reimbursement is tax-free depend on your employer and on your own case. We promise
          none of it, and our guarantee above is the only consequence for us of an employer’s decision.
        </p>
        <p>
          What we write about tax, including the documents that we make for you, is general information and
          not legal or tax advice. <Link href="/section-127-resources">Section 127 resources</Link>
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
        Applicants who are approved take courses without paying until they are employed again. Everything that
        you state in an application has to be true, and a proof has to be yours. Approval is our decision and
        gives access for you alone. A cost from before a new job may not qualify for tax-free reimbursement:
        ask the new employer or a tax adviser. <Link href="/layoff-to-liftoff">About the program</Link>
      </p>
    ),
  },
  {
    id: 'seats',
    title: 'Seats for employers',
    content: (
      <p>
        An employer that buys seats decides who gets them, and may take an unused seat back. What it pays is
        agreed with the employer. These terms hold for each person who learns on a seat.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    content: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>share your account, or let somebody else complete lessons for you;</li>
          <li>copy, sell or publish lessons, or use them to train an AI model;</li>
          <li>pass off a certificate, receipt or denial that is false or not yours;</li>
          <li>collect data from the site by machine, beyond what search engines do;</li>
          <li>try to reach what is not meant for you, overload the service, or bring in harmful code;</li>
          <li>send us what is unlawful, or personal information of others without their consent.</li>
        </ul>
        <p>
          If you find a weakness in the service, tell us at {support} and give us time to repair it; we take
          no action against research in good faith.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What belongs to whom',
    content: (
      <p>
        The site, the lessons and our marks belong to us or to those who license them to us; you may use them
        for your own learning. What you send us stays yours; we may use it as far as it takes to answer you
        and to run the service. Your certificates are yours to show.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending an account',
    content: (
      <p>
        You may delete your account at any time on your <Link href="/account">account page</Link>. We may
        suspend or close an account that breaks these terms; we tell you why, and you may object. If we end
        the service, we say so ahead of time and refund courses that you can no longer finish.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we are answerable for',
    content: (
      <>
        <p>
          We run the service with care and provide it as it is. We do not promise that it is always available
          or free of error, nor a job, a salary, a reimbursement or a tax result.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect or consequential damage, and our liability
          for a course is limited to what was paid for it. Nothing here limits liability that the law does not
          let us limit, such as for fraud or intent.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Questions and disputes',
    content: (
      <p>
        Please write to {support} first: most things can be settled that way. These terms are governed by the
        law of the United States and of the state in which you live. You keep every right that consumer law
        gives you, including the right to go to court. If a part of these terms does not hold, the rest does.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    content: (
      <p>
        A change is announced on this page with the day from which it holds, and account holders are told by
        e-mail of one that takes something from them. It does not touch what you paid before that day.
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
  lead: 'What you can expect of us, and what we expect of you.',
  lastUpdated: 'January 2025',
  sections,
} as const;
