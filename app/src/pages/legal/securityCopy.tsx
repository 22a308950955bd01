/**
 * The security page: what protects data and what is missing, in plain words. It repeats what docs/security.md says with
 * code and tests; update both together.
 */
import { Link, type LegalSection } from '@redwhiteandcode/design-system';

const support = <Link href={`mailto:${__SUPPORT_EMAIL__}`}>{__SUPPORT_EMAIL__}</Link>;

export const securityMeta = {
  title: 'Security',
  description:
    'How Red White and Code protects accounts, documents and payments, what it does not have yet, and how to report a vulnerability.',
  keywords: ['security', 'data protection', 'report a vulnerability', 'two-step verification'],
} as const;

/** Other pages and `security.txt` link to the ids of the sections. */
const sections: readonly LegalSection[] = [
  {
    id: 'accounts',
    title: 'Accounts and sign-in',
    content: (
      <ul>
        <li>
          Amazon Cognito stores passwords in a form that cannot be reversed. We refuse the 10,000 most common
          passwords, and your own name or email address as a password.
        </li>
        <li>
          Anyone can turn on two-step verification with an authenticator app or passkeys. Administrators must
          use it.
        </li>
        <li>
          Repeated sign-in attempts are limited. We email you about a sign-in from a new device, and about
          changes to your password or address.
        </li>
        <li>
          Your account page lists your sessions and ends them. A session that ends is refused at its next
          request, and every session ends after 30 days without activity, an administrator’s after an hour.
        </li>
      </ul>
    ),
  },
  {
    id: 'data',
    title: 'Data and documents',
    content: (
      <ul>
        <li>Data is encrypted in transit (TLS) and at rest, on Amazon Web Services in the United States.</li>
        <li>
          Proofs of layoff and letters of denial are in private storage. A link to one works for five minutes.
        </li>
        <li>
          Uploads are limited to PDF, JPEG and PNG. Pictures are saved without their metadata, and PDFs with
          scripts, attachments or passwords are refused.
        </li>
        <li>You enter card and bank details on Stripe’s payment page. They never reach our servers.</li>
        <li>The AI model receives facts about courses and no personal information.</li>
        <li>
          You can download or delete your data on your <Link href="/account">account page</Link>. The{' '}
          <Link href="/privacy">privacy policy</Link> says what we keep and for how long.
        </li>
      </ul>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    content: (
      <ul>
        <li>
          Every request is checked for permission. Roles are read from the database for each request, so a
          removed role ends at once.
        </li>
        <li>
          Employers see nothing of each other. A learner decides what an employer sees, with a link that
          expires after 30 days or when it is revoked.
        </li>
        <li>
          Each function has only the permissions that it needs. The keys of outside services are in AWS
          Secrets Manager.
        </li>
        <li>
          A content security policy limits which scripts run. Analytics load only after you accept them.
        </li>
        <li>
          Security events are logged for 90 days, without email addresses, passwords or document contents.
          Every change by an administrator is recorded.
        </li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'What we do not have',
    content: (
      <>
        <p>We would rather say it here than in a questionnaire:</p>
        <ul>
          <li>No SOC 2 report, no ISO 27001 certificate, and no independent audit or penetration test.</li>
          <li>
            We assess ourselves against the OWASP Application Security Verification Standard 5.0, levels 1 and
            2. Some requirements are not met, such as antivirus scans of uploads and passwords of at least 8
            characters.
          </li>
          <li>No single sign-on for employers.</li>
          <li>No paid bug bounty.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'report',
    title: 'Report a vulnerability',
    content: (
      <>
        <p>
          Email {support} with the steps to reproduce the problem. Please give us time to fix it before you
          publish it, do not access or change other people’s data, and do not overload the service.
        </p>
        <p>
          We take no legal action against good-faith research. The same contact is in{' '}
          <Link href="/.well-known/security.txt">security.txt</Link>.
        </p>
      </>
    ),
  },
];

export const securityDocument = {
  title: securityMeta.title,
  lead: 'What we protect and how, what is missing, and how to report a problem.',
  lastUpdated: '2026-11-27',
  sections,
} as const;
