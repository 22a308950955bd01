import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

/** Makes the email with the link that proves an address: to a new user, or to a user who asks for it again. */
export function proofMail(to: string, code: string, occasion: 'welcome' | 'again'): Mail {
  const { siteUrl } = environment();
  const isNew = occasion === 'welcome';
  return {
    to,
    subject: isNew
      ? `Welcome to ${support.sender}: confirm your email address`
      : 'Confirm your email address',
    parts: [
      isNew
        ? `Welcome to ${support.sender}. Your account is ready. Please confirm that this email address is yours.`
        : `Please confirm that this email address belongs to your ${support.sender} account.`,
      { label: 'Confirm your email address', href: `${siteUrl}/verify-email?code=${code}`, isMain: true },
      'The link works for seven days. Until you confirm, no course is free for you through Layoff to Lift-Off or a company’s seat, and we do not email an employer for you.',
      ...(isNew
        ? [
            { heading: 'If you are between jobs' },
            'Were you laid off within the past 12 months? You can apply to take every course for free. Approved participants pay nothing and need no employer.',
            { label: 'Layoff to Lift-Off', href: `${siteUrl}/layoff-to-liftoff` },
            { heading: 'If you have an employer' },
            'Choose a course, ask your HR team whether its plan covers it, and enroll. The course comes with a toolkit for reimbursement.',
            { label: 'Choose a course', href: `${siteUrl}/courses` },
            { heading: 'If this was not you' },
          ]
        : []),
      'If you did not sign up, do not confirm: someone else entered your address. You can take over the account by setting a new password.',
      { label: 'Set a new password', href: `${siteUrl}/auth?mode=reset` },
    ],
  };
}

/** Makes the email with a link to set a new password. */
export function resetMail(to: string, code: string): Mail {
  const { siteUrl } = environment();
  const query = `mode=reset&email=${encodeURIComponent(to)}&code=${code}`;
  return {
    to,
    subject: `Set a new password for ${support.sender}`,
    parts: [
      `Someone, hopefully you, asked to reset the password of your ${support.sender} account.`,
      { label: 'Set a new password', href: `${siteUrl}/auth?${query}`, isMain: true },
      'The link works once, for one hour. If you did not ask for it, you can ignore this email: your password stays as it is.',
    ],
  };
}
