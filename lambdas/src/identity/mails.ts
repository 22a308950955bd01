import { support } from '../../contract/support.ts';
import { environment } from '../platform/environment.ts';
import type { Mail } from '../platform/mail.ts';

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
