import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetAccountCommand, SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { credentials } from '../test-account.ts';
import { type MailEvent, OUTBOX_CSP, renderOutbox, type RunningSes, startSes } from './index.ts';
import { plainText } from './outbox-page.ts';

let folder = '';
let mail: RunningSes;
let ses: SESv2Client;
let events: MailEvent[] = [];
const file = () => join(folder, 'state', 'mail.jsonl');

async function start() {
  const onEvent = (event: MailEvent) => void events.push(event);
  mail = await startSes({ credentials, file: file(), configurationSet: 'sample', onEvent });
  ses = new SESv2Client({
    endpoint: mail.endpoint,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });
}

beforeEach(async () => {
  events = [];
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  await start();
});
afterEach(async () => {
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = {
  FromEmailAddress: 'Sample <site@example.com>',
  Destination: { ToAddresses: ['ada@example.com'] },
  ReplyToAddresses: ['support@example.com'],
  Content: {
    Simple: {
      Subject: { Data: 'Hello' },
      Body: { Text: { Data: 'Hi there' }, Html: { Data: '<p>Hi there</p>' } },
    },
  },
};

describe('SendEmail', () => {
  test('stores the email in the mailbox', async () => {
    const { MessageId } = await ses.send(new SendEmailCommand(request));
    expect(mail.list()).toEqual([
      {
        id: MessageId,
        to: 'ada@example.com',
        subject: 'Hello',
        text: 'Hi there',
        html: '<p>Hi there</p>',
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        replyTo: 'support@example.com',
      },
    ]);
  });

  test('stores the headers that the sender added', async () => {
    const Headers = [{ Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' }];
    const { Simple } = request.Content;
    await ses.send(new SendEmailCommand({ ...request, Content: { Simple: { ...Simple, Headers } } }));
    expect(mail.list()[0]).toMatchObject({
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  });

  test.each([
    [
      'a header with a line break',
      {
        Content: {
          Simple: { ...request.Content.Simple, Headers: [{ Name: 'X-Sample', Value: 'a\r\nBcc: b' }] },
        },
      },
      /^Illegal value of the header X-Sample/,
    ],
    ['no sender', { FromEmailAddress: undefined }, /^FromEmailAddress must be given\.$/],
    ['no recipient', { Destination: {} }, /must name at least one address/],
    ['an invalid address', { Destination: { ToAddresses: ['ada'] } }, /^Illegal address: ada$/],
    [
      'a copy',
      { Destination: { ToAddresses: ['a@b.c'], CcAddresses: ['d@e.f'] } },
      /^Not implemented here: copies/,
    ],
    [
      'a template',
      { Content: { Template: { TemplateName: 'x' } } },
      /^Not implemented here: raw and templated/,
    ],
    ['a list', { ListManagementOptions: { ContactListName: 'x' } }, /^Not implemented here: the parameter/],
    [
      'a tag with an address',
      { EmailTags: [{ Name: 'to', Value: 'a@b.c' }] },
      /^Invalid tag value <a@b\.c>$/,
    ],
    ['a tag without a name', { EmailTags: [{ Name: '', Value: 'x' }] }, /^Invalid tag name <>$/],
    ['no body', { Content: { Simple: { Subject: { Data: 'x' }, Body: {} } } }, /must have Text or Html/],
  ])('refuses %s and stores nothing', async (_, change, message) => {
    const refused = new SendEmailCommand({ ...request, ...change });
    await expect(ses.send(refused)).rejects.toMatchObject({
      name: 'BadRequestException',
      message: expect.stringMatching(message),
    });
    expect(mail.list()).toEqual([]);
  });

  test('is the only supported operation', async () => {
    await expect(ses.send(new GetAccountCommand())).rejects.toThrow(
      /^Not implemented here: GET \/v2\/email\/account\.$/,
    );
  });
});

describe('the mailbox simulator', () => {
  const send = async (...ToAddresses: string[]) => {
    const EmailTags = [{ Name: 'invitation', Value: 'i-7' }];
    const Destination = { ToAddresses };
    return ses.send(new SendEmailCommand({ ...request, Destination, EmailTags }));
  };

  test.each(['bounce', 'bounce+label'])('lets an email to %s@ bounce for good', async (name) => {
    const to = `${name}@simulator.amazonses.com`;
    const { MessageId } = await send(to);
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      version: '0',
      'detail-type': 'Email Bounced',
      source: 'aws.ses',
      account: '000000000000',
      region: 'us-east-1',
      resources: ['arn:aws:ses:us-east-1:000000000000:configuration-set/sample'],
      detail: {
        eventType: 'Bounce',
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [{ emailAddress: to, action: 'failed', status: '5.1.1' }],
        },
        mail: {
          messageId: MessageId,
          destination: [to],
          source: 'Sample <site@example.com>',
          tags: {
            'ses:configuration-set': ['sample'],
            'ses:from-domain': ['example.com'],
            invitation: ['i-7'],
          },
        },
      },
    });
  });

  test('reports an email to complaint@ as spam', async () => {
    const to = 'complaint@simulator.amazonses.com';
    await send(to);
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      'detail-type': 'Email Complaint Received',
      detail: {
        eventType: 'Complaint',
        complaint: { complainedRecipients: [{ emailAddress: to }], complaintFeedbackType: 'abuse' },
        mail: { tags: { invitation: ['i-7'] } },
      },
    });
  });

  test('does nothing with other addresses', async () => {
    await send('success@simulator.amazonses.com', 'bounce@example.com', 'ada@example.com');
    await send('bounce@simulator.amazonses.com');
    await expect.poll(() => events).toHaveLength(1);
  });
});

describe('the mailbox', () => {
  test('survives a restart, newest first, even when the last line is torn', async () => {
    for (const subject of ['one', 'two']) mail.add({ to: 'ada@example.com', subject });
    await mail.close();
    appendFileSync(file(), '{"id":"torn","to":"a');
    await start();
    mail.add({ to: 'ada@example.com', subject: 'three' });
    await mail.close();
    await start();
    expect(mail.list().map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  });

  test('keeps the newest 500', async () => {
    for (let number = 0; number < 510; number += 1) mail.add({ to: 'a@b.c', subject: String(number) });
    expect(mail.list()).toHaveLength(500);
    await mail.close();
    await start();
    expect(mail.list().map(({ subject }) => subject)).toEqual(
      Array.from({ length: 500 }, (_, index) => String(509 - index)),
    );
  });
});

describe('the page', () => {
  const shown = {
    id: '7',
    to: 'ada@example.com',
    subject: '<script>alert(1)</script>',
    text: 'Open https://example.com/auth?a=1&code=123456. "Thanks" <b>',
    html: '<p title="x">Hi</p>',
    sentAt: '2026-01-02T03:04:05.678Z',
  };

  test('escapes text and turns URLs into links', () => {
    const page = renderOutbox([shown]);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain(
      '<a href="https://example.com/auth?a=1&amp;code=123456" rel="noreferrer">https://example.com/auth?a=1&amp;code=123456</a>.',
    );
    expect(page).toContain('&quot;Thanks&quot; &lt;b&gt;');
    expect(page).toContain('2026-01-02 03:04:05 UTC');
  });

  test('shows HTML only in a sandboxed frame with a title', () => {
    expect(renderOutbox([shown])).toMatch(
      /<iframe sandbox title="[^"]+" srcdoc="&lt;p title=&quot;x&quot;&gt;Hi&lt;\/p&gt;"><\/iframe>/,
    );
  });

  test('shows text for an email with HTML only', () => {
    const page = renderOutbox([
      { ...shown, text: '', html: '<p><a href="https://example.com/x">Go</a></p>' },
    ]);
    expect(page).toContain('Go: <a href="https://example.com/x"');
  });

  test('has a language, a title, headings, and a list, and says when it is empty', () => {
    const page = renderOutbox([shown]);
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(page).toContain('<title>Outbox: 1 email</title>');
    expect(page).toMatch(
      /<h1>Outbox<\/h1>[\s\S]*<ol role="list"><li><article aria-labelledby="mail-7"><h2 id="mail-7">/,
    );
    expect(renderOutbox([])).toContain('No emails yet.');
  });

  test('has a policy that allows no script', () => {
    expect(OUTBOX_CSP).toContain("default-src 'none'");
    expect(OUTBOX_CSP).not.toContain('script-src');
  });
});

describe('plain text of HTML', () => {
  test.each([
    ['<style>p{}</style><p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
    ['A<br>B<br/>C', 'A\nB\nC'],
    ['<a href="https://example.com/?a=1&amp;b=2">Open</a>', 'Open: https://example.com/?a=1&b=2'],
    ["<a href='https://example.com'>https://example.com</a>", 'https://example.com'],
    ['<h1>Title</h1>\n<ul><li>one</li><li>two</li></ul>', 'Title\none\ntwo'],
    ['&#39;&#x41;&unknown;', "'A&unknown;"],
    ['&amp;lt;', '&lt;'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
