import { startJsonService } from '../json-service.ts';
import type { ListenOptions, RunningServer } from '../http/server.ts';
import { requestTarget } from '../http/target.ts';
import type { Access } from '../iam/policy.ts';
import { accountId } from '../iam/role.ts';
import type { AccountOptions } from '../iam/signature-check.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { notImplemented, readMail } from './send-email.ts';

export type { Mailbox };
export { OUTBOX_CSP, renderOutbox } from './outbox-page.ts';

/** How the SES emulator is set up. */
export interface SesOptions extends ListenOptions, AccountOptions {
  /** The JSON Lines file of the mailbox; in memory when missing. */
  file?: string;
}

/** A running SES emulator, and the mailbox that receives what it sends. */
export interface RunningSes extends RunningServer, Mailbox {}

/** Sending from an address needs the permission for its domain's identity. */
const sendingFrom = (address: string, region = 'us-east-1'): Access => ({
  action: 'ses:SendEmail',
  resource: `arn:aws:ses:${region}:${accountId}:identity/${address.slice(address.lastIndexOf('@') + 1)}`,
  context: { 'ses:FromAddress': [address] },
});

/** Starts `SendEmail` of Amazon SES v2, which puts every email into a mailbox. */
export async function startSes({ file, ...options }: SesOptions): Promise<RunningSes> {
  const mailbox = openMailbox(file);
  const server = await startJsonService({
    ...options,
    service: 'ses',
    contentType: 'application/json',
    refusalStatus: 403,
    async operate({ message, body, authenticate }) {
      const authorize = authenticate();
      const { path } = requestTarget(message);
      if (message.method !== 'POST' || path !== '/v2/email/outbound-emails')
        throw notImplemented(`${message.method} ${path}`);
      const { from, mail } = readMail(body());
      authorize([sendingFrom(from, options.region)]);
      return { MessageId: mailbox.add(mail).id };
    },
  });
  return { ...mailbox, ...server };
}
