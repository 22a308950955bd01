import type { SendEmailRequest } from '@aws-sdk/client-sesv2';
import type { OutgoingMail } from './mailbox.ts';

/** An error as SES v2 answers it: its name and a sentence. */
export class SesError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

const badRequest = (message: string) => new SesError('BadRequestException', message);
const notImplemented = (what: string) =>
  new SesError('BadRequestException', `Not implemented here: ${what}.`);

const KNOWN = new Set(
  'FromEmailAddress Destination ReplyToAddresses Content EmailTags ConfigurationSetName FeedbackForwardingEmailAddress'.split(
    ' ',
  ),
);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function texts(value: unknown, name: string): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw badRequest(`${name} must be a list of addresses.`);
}

function recipients(request: SendEmailRequest): string {
  const { ToAddresses, CcAddresses, BccAddresses } = request.Destination ?? {};
  if (texts(CcAddresses, 'CcAddresses').length + texts(BccAddresses, 'BccAddresses').length > 0)
    throw notImplemented('copies (CcAddresses, BccAddresses)');
  const to = texts(ToAddresses, 'ToAddresses');
  const wrong = to.find((address) => !/^[^@\r\n]+@[^@\s]+$/.test(address));
  if (to.length === 0) throw badRequest('Destination.ToAddresses must name at least one address.');
  if (wrong !== undefined) throw badRequest(`Illegal address: ${wrong}`);
  return to.join(', ');
}

/**
 * The mail in a `SendEmail` request of SES v2. Throws `BadRequestException` for a request that SES would refuse, and
 * for raw and templated mails, copies and lists, which are not implemented here.
 */
export function mailFrom(body: unknown): OutgoingMail {
  if (!isObject(body)) throw badRequest('The body must be a JSON object.');
  const request: SendEmailRequest = { Content: undefined, ...body };
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name));
  if (unknown) throw notImplemented(`the parameter ${unknown} of SendEmail`);
  if (typeof request.FromEmailAddress !== 'string' || !request.FromEmailAddress.includes('@'))
    throw badRequest('FromEmailAddress must be given.');
  const { Simple, Raw, Template } = request.Content ?? {};
  if (Raw ?? Template) throw notImplemented('raw and templated mails');
  const subject = Simple?.Subject?.Data;
  const { Text, Html } = Simple?.Body ?? {};
  if (typeof subject !== 'string' || subject === '')
    throw badRequest('Content.Simple.Subject must be given.');
  if (!Text?.Data && !Html?.Data) throw badRequest('Content.Simple.Body must have Text or Html.');
  if (Simple?.Attachments?.length) throw notImplemented('attachments');
  const [replyTo] = texts(request.ReplyToAddresses, 'ReplyToAddresses');
  return { to: recipients(request), subject, text: Text?.Data, html: Html?.Data, replyTo };
}
