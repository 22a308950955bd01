import type { LegalSection } from '@redwhiteandcode/design-system';
import { Link } from '@redwhiteandcode/design-system';

const support = 'support@redwhiteandcode.example';

/** The privacy policy's sections, in short. */
export const privacy: readonly LegalSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    content: (
      <>
        <p>What you give us, and what using the courses leaves behind:</p>
        <ul>
          <li>your name, e-mail address and password (kept as a hash);</li>
          <li>your enrollments, completed lessons and certificates;</li>
          <li>applications to Layoff to Lift-Off, with the proof if you send one;</li>
          <li>messages that you write to us.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    content: (
      <p>
        To give you the courses, to issue and verify certificates, to answer you, and to make the
        reimbursement package. We do not sell it.
      </p>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics',
    content: (
      <p>
        Visits are counted only after you accept, and never where your browser sends Global Privacy Control.
        What is counted holds no name, no e-mail address and no certificate number.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'What the AI model gets',
    content: (
      <p>
        A course’s title, description, level and track. Not your name and not your progress.{' '}
        <Link href="/ai-transparency">How we use AI</Link>
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    content: (
      <p>
        Your account and its data until you delete it. Certificates stay, so that others can go on checking
        them.
      </p>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices',
    content: (
      <p>
        Your account page lets you download your data and delete your account. For anything else, write to{' '}
        <Link href={`mailto:${support}`}>{support}</Link>.
      </p>
    ),
  },
];

/** The terms' sections, in short; the refund rule is the one function's. */
export const terms: readonly LegalSection[] = [
  {
    id: 'who-can-use',
    title: 'Who can use the courses',
    content: <p>You are at least 18 years old, and the account is yours alone.</p>,
  },
  {
    id: 'courses',
    title: 'Courses and certificates',
    content: (
      <p>
        An enrollment gives one person access to one course. A certificate is issued when every lesson is
        complete. Curricula and instructor profiles are AI-generated and marked as such.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices',
    content: <p>Prices exclude taxes. A change of price is announced 30 days before it takes effect.</p>,
  },
  {
    id: 'refunds',
    title: 'Refunds',
    content: (
      <>
        <p>We refund the whole course price in two cases:</p>
        <ul>
          <li>within 14 days of payment, while no more than 25% of the course is completed;</li>
          <li>
            when your employer has a plan and denies the request in spite of the reimbursement package, and
            you send us the denial in writing.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'tax',
    title: 'Tax',
    content: (
      <p>
        Employers may reimburse a course if their plan covers it. We do not give tax advice and cannot promise
        what an employer decides. <Link href="/section-127-resources">Section 127 resources</Link>
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    content: <p>A change is announced on this page, with the day from which it holds.</p>,
  },
];
