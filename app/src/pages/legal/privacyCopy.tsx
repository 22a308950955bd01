/**
 * The privacy policy. A draft: it describes what this product does with data and has not been reviewed by counsel (see
 * docs/legal.md). Update it with every change to the data that is stored, how long, and who receives it.
 */
import { Link, type LegalSection } from '@redwhiteandcode/design-system';
import { deletionRules } from '@redwhiteandcode/contract/account/deletion-rules.ts';
import { minimumAge } from '../../shell/site/legalFacts.ts';

const support = <Link href={`mailto:${__SUPPORT_EMAIL__}`}>{__SUPPORT_EMAIL__}</Link>;

export const privacyMeta = {
  title: 'Privacy Policy',
  description:
    'What Red White and Code keeps about learners and visitors, what it is used for, how long we keep it, who helps us with it, and the choices you have.',
  keywords: ['privacy policy', 'personal information', 'Global Privacy Control', 'data deletion'],
} as const;

/** Other pages link to the ids of the sections. */
const sections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Who we are',
    content: (
      <>
        <p>
          {__COMPANY_LINE__} (“we”) runs Red White and Code: this website and its courses. This policy covers
          visitors, learners and applicants to Layoff to Lift-Off. If an employer buys seats for its
          employees, the same policy applies to each of them.
        </p>
        <p>
          In short: we keep what the courses need, we sell none of it, we do not measure your visits before
          you accept, and no AI model gets your personal information, unless you write it into a prompt that
          you run.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'Information we collect',
    content: (
      <>
        <h3>What you give us</h3>
        <ul>
          <li>
            <strong>Your account:</strong> name, email address and password, and the second factor if you turn
            on two-step verification: the secret of an authenticator app, or the name, public key and use of
            passkeys. Fingerprints and faces stay on your device. The sign-in service stores the password in a
            form that cannot be reversed, and we have no copy of it.
          </li>
          <li>
            <strong>Applications to Layoff to Lift-Off:</strong> name, email address, phone number if you give
            one, former employer and role, layoff date, LinkedIn profile, job search status and target
            industry if you give them, and the proof of layoff if you send one.
          </li>
          <li>
            <strong>Orders and payments:</strong> what you order, the payer’s name, company and address, the
            amounts and dates, and the kind of card or account with its last four digits. You enter card and
            bank details on our payment provider’s page; they never reach us.
          </li>
          <li>
            <strong>Reimbursement records:</strong> the employer, the contact in its HR department, your
            employee number, your answers about the plan, the amounts and outcomes, the letter of a denial if
            you send one, and the name, title and comment that the person who decides with your link enters.
          </li>
          <li>
            <strong>Messages:</strong> what you write in the contact form, with your name, email address,
            company, topic, and phone number and number of employees if you give them.
          </li>
          <li>
            <strong>Error reports:</strong> what you write about an error in a lesson, and our answer.
          </li>
          <li>
            <strong>Waitlists:</strong> your email address and the launch or course that you asked us to email
            you about.
          </li>
        </ul>
        <h3>What we record when you use the site</h3>
        <ul>
          <li>
            <strong>Learning:</strong> enrollments, completed lessons, the lesson you opened last, your
            answers in lessons and assessments with the assessments’ results, the prompts that you run with
            their outputs, and certificates with the name you had then.
          </li>
          <li>
            <strong>Security:</strong> a hashed form of your network address, to limit how often someone may
            try to sign in or write to us, and to email you about a sign-in from a new device; the browser and
            system of each device on which you are signed in; technical logs of requests; and a log of
            security events, such as sign-ins, that has your account and network in hashed form only.
          </li>
          <li>
            <strong>“Helpful” votes:</strong> a random number in your browser, so that a vote counts once. It
            is not tied to your account.
          </li>
          <li>
            <strong>In your browser:</strong> your session, the time of your last activity, theme, privacy
            choice and keyboard setting are stored in its local storage. A cookie with a random number
            recognizes your browser when you sign in, so that someone who tries your password elsewhere cannot
            lock you out, and so that we email you only about new devices. A second cookie keeps you signed
            in: without it, your session cannot be renewed.
          </li>
        </ul>
        <p>
          Please leave out Social Security numbers, bank details, health data and the personal information of
          others: we do not ask for it. Black it out in a proof of layoff before you send it.
        </p>
      </>
    ),
  },
  {
    id: 'what-for',
    title: 'How we use information',
    content: (
      <>
        <ul>
          <li>to give you the courses and remember where you were;</li>
          <li>to issue certificates, and to let others verify them;</li>
          <li>to decide on applications to Layoff to Lift-Off;</li>
          <li>to make reimbursement documents that you ask for;</li>
          <li>to respond to you, and to send messages about your account, application or waitlist;</li>
          <li>to keep the service secure and fix problems;</li>
          <li>to comply with the law.</li>
        </ul>
        <p>
          We do not sell personal information. No decision with legal effect for you is fully automated:
          people decide on applications.
        </p>
      </>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics and advertising',
    content: (
      <>
        <p>
          If this site uses a page-analytics script or an advertising pixel, it loads only after you accept,
          and never if your browser sends Global Privacy Control. Until then, no part of it reaches your
          browser. The site works the same if you decline.
        </p>
        <p>
          After you accept, they learn which pages you visit, which courses you look at, and that someone
          enrolled in a course. They do not get your name, email address or certificate number from us, and
          they do not run on certificate pages, the layoff application, reimbursement and approval pages, or
          administrator pages. Loading a script from another company tells that company your network address.
        </p>
        <p>You can change your choice at any time with “Privacy choices” in the footer.</p>
      </>
    ),
  },
  {
    id: 'ai',
    title: 'What the AI model receives',
    content: (
      <p>
        Curricula are written with a Gemini model from Google. It receives facts about a course: title,
        description, level, track and duration. For that it receives nothing about you: not your name, not
        your progress, not your messages, not your application. In a prompt lab, if you run your prompt, a
        Gemini model receives that prompt and the material of the exercise.{' '}
        <Link href="/ai-transparency">How we use AI</Link>
      </p>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'How we share information',
    content: (
      <>
        <ul>
          <li>
            <strong>Our administrators</strong>, as their work requires. Their changes are recorded. They open
            a proof of layoff or a letter of denial through a link that works for five minutes.
          </li>
          <li>
            <strong>Amazon Web Services</strong>, which runs the service for us in the United States: sign-in
            (Cognito), data (DynamoDB), files (S3), email (SES) and delivery of the site (CloudFront).
          </li>
          <li>
            <strong>Stripe</strong>, our payment provider, when you pay by card or bank debit: your email
            address, the order number, what you pay for and the amount. What you enter on its page is covered
            by its own privacy policy.
          </li>
          <li>
            <strong>Google</strong>, which runs the Gemini model, when you run a prompt in a prompt lab: the
            prompt and the material of the exercise, without your name, email address or account.
          </li>
          <li>
            <strong>A company whose seat you use</strong> sees, on request, when you started and completed the
            courses that you take with the seat, your progress in them, and the certificates’ numbers, once
            you have confirmed the email address of the seat. Its reports by email have only totals.
          </li>
          <li>
            <strong>Anyone with a certificate’s number</strong> sees the name on it, the course, the dates and
            whether it is valid, and never your email address.
          </li>
          <li>
            <strong>Your employer</strong>, only if you submit documents yourself, or create an approval link,
            which we email to your HR department if you ask us to. Anyone with the link sees your name, your
            employer’s name, the course, its price, and the other assistance that you entered; documents,
            progress and certificate only if you chose to show them. The link expires after 30 days, or when
            you revoke it.
          </li>
          <li>
            <strong>Authorities and courts</strong>, where the law requires it.
          </li>
        </ul>
        <p>
          If the company is sold or merged, personal information goes with it only under promises no weaker
          than these, and we tell you first.
        </p>
      </>
    ),
  },
  {
    id: 'where-and-how-safe',
    title: 'Data location and security',
    content: (
      <>
        <p>
          Data is stored in the United States and encrypted in transit and at rest. Proofs of layoff and
          letters of denial are in private storage without public addresses. Every request is checked for
          permission, and logs contain no email addresses, passwords or certificate numbers.
        </p>
        <p>
          No service is perfectly secure. If a breach affects your data, we notify you and the authorities as
          the law requires. <Link href="/security">How we protect data</Link>
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'Data retention',
    content: (
      <ul>
        <li>
          <strong>Account, enrollments, progress and reimbursement records:</strong> until you delete your
          account. It is erased {deletionRules.graceDays} days after you ask for it, and you can change your
          mind until then.
        </li>
        <li>
          <strong>Orders, invoices and receipts:</strong> paid ones for {deletionRules.orderYears} years after
          the year of the payment, because tax law requires them, even if you delete your account. They then
          have the payer’s name, company and postal address, but no email address. Others until you delete
          your account.
        </li>
        <li>
          <strong>Certificates:</strong> as long as the service runs, so that others can keep verifying them.
          When you delete your account, you choose whether they are deleted or stay valid without your name.
        </li>
        <li>
          <strong>Applications and proofs:</strong> until you delete your account, or ask us to remove them
          earlier.
        </li>
        <li>
          <strong>Messages and waitlist entries:</strong> until you delete an account with their email
          address, once you have confirmed that it is yours; or you unsubscribe or ask us to remove them. The
          address on a waitlist also goes with the email that what you waited for is open, and after seven
          days if you do not confirm the request.
        </li>
        <li>
          <strong>Technical logs:</strong> about three months.
        </li>
        <li>
          <strong>Counts against abuse:</strong> until their time window has ended, a few days at most. Known
          browsers and networks: until you have not signed in with them for 180 days.
        </li>
        <li>
          <strong>Backups:</strong> deleted data disappears from them within about five weeks.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices and rights',
    content: (
      <>
        <p>
          Your <Link href="/account">account page</Link> lets you correct your name and email address, end all
          your sessions, download everything that we store about you, and delete your account. The record of
          what our administrators changed stays, without your name. Each email from a waitlist has a link to
          unsubscribe.
        </p>
        <p>
          Depending on the state in which you live, the law may also give you the right to know what we keep
          and with whom we share it, to have it corrected or deleted, to take it with you, to object to
          targeted advertising, and to appeal a refusal. We give these rights to everyone, wherever you live,
          and treat no one worse for using them.
        </p>
        <p>
          Email {support} from the address of your account, or have someone you have authorized do so. We may
          ask you to prove your identity, respond within 45 days, and say how to appeal if we refuse.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children’s privacy',
    content: (
      <p>
        The service is for people who are {minimumAge} or older. We do not knowingly keep data about anyone
        younger. If you believe that we do, tell us, and we will delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    content: (
      <p>
        The date at the top says when this page last changed. Before a change that gives us more rights over
        data you gave us earlier, we email account holders.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Questions, requests and complaints: {support}, or the <Link href="/contact">contact form</Link>.
      </p>
    ),
  },
];

export const privacyDocument = {
  title: privacyMeta.title,
  lead: 'What we know about you, how we use it, how long we keep it, and the choices you have.',
  lastUpdated: '2026-12-01',
  sections,
} as const;
