import { startJsonService } from '../http/json-service.ts';
import type { ListenOptions, RunningServer } from '../http/server.ts';
import { requestTarget } from '../http/target.ts';
import type { AccountOptions } from '../signature-check.ts';
import { type Mail, type Mailbox, type OutgoingMail, openMailbox } from './mailbox.ts';
import { notImplemented, readMail } from './send-email.ts';

export type { Mail, Mailbox, OutgoingMail };
export { OUTBOX_CSP, renderOutbox } from './outbox-page.ts';

/** How the SES emulator is set up. */
export interface SesOptions extends ListenOptions, AccountOptions {
  /** The JSON Lines file of the mailbox; in memory when missing. */
  file?: string;
}

/** A running SES emulator, and the mailbox that receives what it sends. */
export interface RunningSes extends RunningServer, Mailbox {}

/** Starts `SendEmail` of Amazon SES v2, which puts every email into a mailbox. */
export async function startSes({ file, ...options }: SesOptions): Promise<RunningSes> {
  const mailbox = openMailbox(file);
  const server = await startJsonService({
    ...options,
    service: 'ses',
    contentType: 'application/json',
    refusalStatus: 403,
    async operate({ message, body, authenticate }) {
      authenticate();
      const { path } = requestTarget(message);
      if (message.method !== 'POST' || path !== '/v2/email/outbound-emails')
        throw notImplemented(`${message.method} ${path}`);
      return { MessageId: mailbox.add(readMail(body())).id };
    },
  });
  return { ...mailbox, ...server };
}
