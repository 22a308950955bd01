import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { emailsTo, sendMessage } from './shared-platform.ts';

describe('the contact form', () => {
  const send = async (change: object = {}) => {
    const email = `visitor-${randomUUID()}@example.com`;
    const { status, body } = await sendMessage({ email, ...change });
    const emails = (await emailsTo(support.email)).filter(({ replyTo }) => replyTo === email);
    return { status, body, email, emails };
  };

  it('is emailed to support, with the sender as the reply address', async () => {
    const { status, email, emails } = await send({ phone: '555-0100', employees: 25 });
    expect(status).toBe(204);
    expect(emails).toMatchObject([{ subject: 'Contact form: Sample Visitor, Sample Company' }]);
    for (const value of ['Sample Visitor', email, '555-0100', '25', 'Hello.'])
      expect(emails[0]?.text).toContain(value);
  });

  it('names its topic in the subject', async () => {
    const { emails } = await send({ topic: 'w9' });
    expect(emails).toMatchObject([{ subject: 'W-9 request: Sample Visitor, Sample Company' }]);
  });

  it('reaches support exactly as it was written', async () => {
    const message =
      '<script>alert(1)</script><img src=x onerror=alert(1)> {{x}} %0d%0aBcc: a@b.c\r\n.\r\nQUIT 日本語 🦅';
    const { emails } = await send({ message });
    expect(emails[0]?.text).toContain(`\n\n${message}\n`);
    expect(emails[0]?.html).not.toMatch(/<script|<img/);
  });

  it('rejects injected headers, and emails nothing that it rejects', async () => {
    const errors = [{ path: 'body.company', message: 'Please remove the control characters' }];
    const refused = await send({ company: 'Sample\r\nBcc: all@example.com' });
    expect(refused).toMatchObject({ status: 400, body: { errors }, emails: [] });
  });
});
