import { describe, expect, it } from 'vitest';
import { admin, newAdmin, readList, readOutput, removeAdmin, sendMessage } from './shared-platform.ts';

const messages = '/api/admin/messages';

describe('the inbox', () => {
  const write = async () => {
    const lastName = `W${crypto.randomUUID()}`;
    const email = `${lastName.toLowerCase()}@inbox.example`;
    expect((await sendMessage({ lastName, email, company: 'Inbox Works' })).status).toBe(204);
    return (await readList(`${messages}?limit=1`)).items[0];
  };
  const mark = (id: string, is_answered: boolean, by = admin) =>
    by.send('PATCH', `${messages}/${id}`, { is_answered });

  it('lists every message as it was sent, and can be filtered by whether it is answered', async () => {
    const [first, second] = [await write(), await write()];
    expect(second).toMatchObject({
      first_name: 'Sample',
      email: `${second.last_name.toLowerCase()}@inbox.example`,
      company: 'Inbox Works',
      phone: null,
      employees: null,
      message: 'Hello.',
      is_answered: false,
    });
    expect((await mark(first.id, true)).body.is_answered).toBe(true);
    const find = async (query: string) => (await readList(`${messages}?limit=1&${query}`)).items[0].id;
    await expect.poll(() => find('answered=true')).toBe(first.id);
    await expect.poll(() => find('answered=false')).toBe(second.id);
    const exported = await admin.send('GET', `${messages}/export?answered=true`);
    expect(exported.body).toContain(`Sample,${first.last_name},${first.email},Inbox Works,,,Answered,Hello.`);
    expect(exported.body).not.toContain(second.last_name);
    expect(await readOutput()).not.toContain('inbox.example');
  });

  it('shows the topic of a message, and accepts only known topics', async () => {
    const lastName = `W${crypto.randomUUID()}`;
    expect((await sendMessage({ lastName, topic: 'w9' })).status).toBe(204);
    const [first] = (await readList(`${messages}?limit=1`)).items;
    expect(first).toMatchObject({ last_name: lastName, topic: 'w9' });
    const exported = await admin.send('GET', `${messages}/export?q=${lastName}`);
    await expect
      .poll(async () => (await admin.send('GET', `${messages}/export?q=${lastName}`)).body)
      .toContain('Hello.,W-9 request');
    expect(exported.status).toBe(200);
    expect((await sendMessage({ topic: 'w10' })).status).toBe(400);
  });

  it('marks a message once in the count and the audit log when several admins do so concurrently', async () => {
    const other = await newAdmin();
    const { id, last_name: lastName } = await write();
    const responses = await Promise.all([mark(id, true), mark(id, true, other), mark(id, true)]);
    for (const response of responses)
      expect(response).toMatchObject({ status: 200, body: { is_answered: true } });
    const { items } = await readList('/api/admin/audit-log?limit=2');
    const entry = { action: 'Marked a message as answered', subject: `Message from Sample ${lastName}` };
    expect(items[0]).toMatchObject(entry);
    expect(items[1]).not.toMatchObject(entry);
    expect((await mark(id, false)).body.is_answered).toBe(false);
    await removeAdmin(other);
  });
});
