import { ServiceError, startJsonService } from '../json-service.ts';
import type { ListenOptions, RunningServer } from '../http/server.ts';
import { requestTarget } from '../http/request.ts';
import type { Access } from '../iam/policy.ts';
import { accountId } from '../iam/role.ts';
import type { AccountOptions } from '../iam/signature-check.ts';
import { type Mailbox, openMailbox, type OutgoingMail } from './mailbox.ts';
import type { MessageHeader, MessageTag, SendEmailRequest } from '@aws-sdk/client-sesv2';
import { addressOf, eventsOf, type MailEvent } from './simulator.ts';

const badRequest = (message: string) => new ServiceError('BadRequestException', message);

/** Creates the error for an unsupported part of SES. */
const notImplemented = (what: string) => badRequest(`Not implemented here: ${what}.`);

const SUPPORTED = ['FromEmailAddress', 'Destination', 'ReplyToAddresses', 'Content', 'EmailTags'];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addresses(value: unknown, name: string): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw badRequest(`${name} must be a list of addresses.`);
}

function recipients({ Destination }: SendEmailRequest): string[] {
  const { ToAddresses, CcAddresses, BccAddresses } = Destination ?? {};
  if (CcAddresses ?? BccAddresses) throw notImplemented('copies (CcAddresses, BccAddresses)');
  const to = addresses(ToAddresses, 'ToAddresses');
  const invalid = to.find((address) => !/^[^@\r\n]+@[^@\s]+$/.test(address));
  if (to.length === 0) throw badRequest('Destination.ToAddresses must name at least one address.');
  if (invalid !== undefined) throw badRequest(`Illegal address: ${invalid}`);
  return to;
}

function readHeaders(headers: MessageHeader[] | undefined): Record<string, string> | undefined {
  if (!headers?.length) return undefined;
  for (const { Name, Value } of headers) {
    if (!/^[!-9;-~]{1,126}$/.test(Name ?? '')) throw badRequest(`Illegal header name: ${Name}`);
    if (!/^[ -~]{1,870}$/.test(Value ?? '')) throw badRequest(`Illegal value of the header ${Name}`);
  }
  return Object.fromEntries(headers.map(({ Name, Value }) => [Name, Value]));
}

function readTags(tags: MessageTag[] = []): Record<string, string> {
  const isAllowed = (text: string | undefined) => /^[A-Za-z0-9_-]{1,256}$/.test(text ?? '');
  for (const { Name, Value } of tags) {
    if (!isAllowed(Name)) throw badRequest(`Invalid tag name <${Name}>`);
    if (!isAllowed(Value)) throw badRequest(`Invalid tag value <${Value}>`);
  }
  return Object.fromEntries(tags.map(({ Name, Value }) => [Name, Value]));
}

/** An email in a request, with what the mailbox does not keep. */
interface SentMail {
  /** The sender with its name. */
  sender: string;
  /** The sender's address. */
  from: string;
  to: string[];
  tags: Record<string, string>;
  mail: OutgoingMail;
}

/**
 * Reads the email in a `SendEmail` request. Throws `BadRequestException` for a request that SES would refuse, and for raw and
 * templated emails, attachments, and copies.
 */
function readMail(body: unknown): SentMail {
  if (!isObject(body)) throw badRequest('The body must be a JSON object.');
  const request: SendEmailRequest = { Content: undefined, ...body };
  const unknown = Object.keys(body).find((name) => !SUPPORTED.includes(name));
  if (unknown) throw notImplemented(`the parameter ${unknown} of SendEmail`);
  if (typeof request.FromEmailAddress !== 'string' || !request.FromEmailAddress.includes('@'))
    throw badRequest('FromEmailAddress must be given.');
  const { Simple, Raw, Template } = request.Content ?? {};
  if (Raw ?? Template) throw notImplemented('raw and templated emails');
  const subject = Simple?.Subject?.Data;
  const { Text, Html } = Simple?.Body ?? {};
  if (typeof subject !== 'string' || subject === '')
    throw badRequest('Content.Simple.Subject must be given.');
  if (!Text?.Data && !Html?.Data) throw badRequest('Content.Simple.Body must have Text or Html.');
  if (Simple?.Attachments?.length) throw notImplemented('attachments');
  const [replyTo] = addresses(request.ReplyToAddresses, 'ReplyToAddresses');
  const headers = readHeaders(Simple?.Headers);
  const sender = request.FromEmailAddress;
  const to = recipients(request);
  return {
    sender,
    from: addressOf(sender),
    to,
    tags: readTags(request.EmailTags),
    mail: { to: to.join(', '), subject, text: Text?.Data, html: Html?.Data, replyTo, headers },
  };
}

export type { Mailbox, MailEvent };
export { OUTBOX_CSP, renderOutbox } from './outbox-page.ts';

/** How the SES emulator is set up. */
export interface SesOptions extends ListenOptions, AccountOptions {
  /** The JSON Lines file of the mailbox; in memory when missing. */
  file?: string;
  /** The configuration set of every identity. */
  configurationSet?: string;
  /** Receives the bounces and complaints of the mailbox simulator, after the response to the request. */
  onEvent?: ((event: MailEvent) => void) | undefined;
}

/** A running SES emulator, and the mailbox that receives what it sends. */
export interface RunningSes extends RunningServer, Mailbox {}

/** Sending from an address needs the permission for its domain's identity. */
const sendingFrom = (address: string, region: string): Access => ({
  action: 'ses:SendEmail',
  resource: `arn:aws:ses:${region}:${accountId}:identity/${address.slice(address.lastIndexOf('@') + 1)}`,
  context: { 'ses:FromAddress': [address] },
});

/** Starts `SendEmail` of Amazon SES v2, which puts every email into a mailbox. */
export async function startSes({
  file,
  configurationSet = 'default',
  onEvent = () => undefined,
  ...options
}: SesOptions): Promise<RunningSes> {
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
      const { from, mail, ...sent } = readMail(body());
      const { region = 'us-east-1' } = options;
      authorize([sendingFrom(from, region)]);
      const { id, sentAt, subject } = mailbox.add(mail);
      const events = eventsOf({ ...sent, id, sentAt, subject }, { region, configurationSet });
      setImmediate(() => events.forEach(onEvent));
      return { MessageId: id };
    },
  });
  return { ...mailbox, ...server };
}
