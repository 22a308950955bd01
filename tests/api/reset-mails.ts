import { vi } from 'vitest';
import { codeIn, createCaller, type Email, emailsTo } from '../clients/api-client.ts';

/** Returns the emails with a reset link that someone asked for, newest first. */
export const resetMailsTo = async (origin: string, address: string): Promise<Email[]> =>
  (await emailsTo(origin, address)).filter(({ subject }) => subject.startsWith('Set a new password'));

/** Waits until an address has got `count` emails with a reset link, which the stream's consumer sends. Returns them. */
export const waitForResetMails = (origin: string, address: string, count: number): Promise<Email[]> =>
  vi.waitFor(
    async () => {
      const mails = await resetMailsTo(origin, address);
      if (mails.length !== count) throw new Error(`${mails.length} of ${count} reset links have arrived`);
      return mails;
    },
    { timeout: 60_000, interval: 50 },
  );

/** Asks for a reset link, waits for its email, and returns the code. */
export async function requestReset(origin: string, address: string): Promise<string> {
  const { length } = await resetMailsTo(origin, address);
  const { status } = await createCaller(origin).send('POST', '/api/auth/password-reset', { email: address });
  if (status !== 204) throw new Error(`The request for a reset link returned ${status}`);
  return codeIn((await waitForResetMails(origin, address, length + 1))[0]);
}
