import { setTimeout } from 'node:timers/promises';
import { type Caller, signIn } from './api-client.ts';

const company = 'sample-account-1';
const path = `/api/company/${company}`;

/** Gives the sample company enough seats for some more people, and signs its owner in. */
export async function openCompany(origin: string, seats: number): Promise<Caller> {
  const admin = await signIn(origin, 'admin@example.com', 'admin-demo');
  const account = `/api/admin/corporate-accounts/${company}`;
  const { company_name, primary_contact_email, account_status, seats_used, version } = (
    await admin.send('GET', account)
  ).body;
  const edit = { company_name, primary_contact_email, account_status, version };
  const { status, body } = await admin.send('PATCH', account, {
    ...edit,
    seats_purchased: seats_used + seats,
  });
  if (status !== 200) throw new Error(`The seats were not added: ${JSON.stringify(body)}`);
  return signInOwner(origin);
}

/** Signs in the owner of the sample company. */
export const signInOwner = (origin: string): Promise<Caller> =>
  signIn(origin, 'manager@example.com', 'manager-demo');

/** Starts an import of new people in seven groups into the sample company. Returns its ID. */
export async function startImport(owner: Caller, people: number): Promise<string> {
  const rows = Array.from({ length: people }, (_, at) => ({
    record: at + 1,
    email: `imported-${at}@example.org`,
    name: `Imported ${at}`,
    group: `Group ${at % 7}`,
    manager: `imported-${at % 10}@example.org`,
  }));
  const list = { rows, any_domain: true, replaces: false };
  const { mark } = (await owner.send('POST', `${path}/imports/preview`, list)).body;
  const { status, body } = await owner.send('POST', `${path}/imports`, { ...list, mark });
  if (status !== 201) throw new Error(`The import returned ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Waits until an import has invited some people, or is over. Returns it. */
export async function untilInvited(owner: Caller, id: string, people: number) {
  for (;;) {
    const { body } = await owner.send('GET', `${path}/imports/${id}`);
    const invited =
      body.outcomes.find(({ outcome }: { outcome: string }) => outcome === 'invited')?.rows ?? 0;
    if (invited >= people || body.state !== 'running') return body;
    await setTimeout(5);
  }
}
