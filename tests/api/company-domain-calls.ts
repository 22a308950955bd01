import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { ApiResponse } from '../clients/api-client.ts';
import { signIn } from '../clients/api-client.ts';
import { giveCompanyRole, type Member, newCompany } from './company-calls.ts';
import { dataDir, newLearner, origin, proveAddress, visitor } from './shared-platform.ts';

/** A company with its first owner. */
export interface Room {
  id: string;
  owner: Member;
  path: string;
}

/** Creates a company with an owner. */
export async function newRoom(seats = 10, owner?: Member): Promise<Room> {
  const [id, first] = [
    await newCompany(seats, 'Joined Company'),
    owner ?? (await newLearner('Sample Owner')),
  ];
  await giveCompanyRole(first, id, 'owner');
  return { id, owner: first, path: `/api/company/${id}` };
}

/** Returns a domain that no company has. */
export const newDomain = (): string => `${crypto.randomUUID()}.example.com`;

/** Creates an account with an address at a domain, which is proven unless it says otherwise. */
export async function newMemberAt(domain: string, { isProven = true } = {}): Promise<Member> {
  const account = { email: `sample-${crypto.randomUUID().slice(0, 8)}@${domain}`, password: 'test-password' };
  const { status } = await visitor.send('POST', '/api/auth/sign-up', {
    ...account,
    full_name: 'Sample Joiner',
  });
  expect(status).toBe(201);
  if (isProven) await proveAddress(account.email);
  return { ...(await signIn(origin, account.email, account.password)), email: account.email };
}

/** Adds a record to the zone of the platform's DNS server. */
export const addRecord = ({ name, value }: { name: string; value: string }): Promise<void> =>
  appendFile(path.join(dataDir, 'dns.txt'), `${name} ${value}\n`);

/** Calls an operation on a domain of a company. */
export const onDomain = (
  { path: room, owner }: Room,
  method: string,
  address: string,
  body?: object,
): Promise<ApiResponse> => owner.send(method, `${room}/domains/${address}`, body);

/** Adds a domain to a company. Returns it. */
export async function addDomain({ path: room, owner }: Room, domain = newDomain()) {
  const { status, body } = await owner.send('POST', `${room}/domains`, { domain });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Adds a domain to a company and proves it with its record. Returns it. */
export async function proveDomain(room: Room, domain = newDomain()) {
  const { record } = await addDomain(room, domain);
  await addRecord(record);
  const { body } = await onDomain(room, 'POST', `${domain}/check`);
  expect(body).toMatchObject({ domain, state: 'proven' });
  return body;
}

/** Makes the join link of a domain. Returns its token. */
export async function makeLink(room: Room, domain: string, limits: object = {}): Promise<string> {
  const { status, body } = await onDomain(room, 'PUT', `${domain}/join-link`, limits);
  expect(status, JSON.stringify(body)).toBe(200);
  return /\/company-join\/([\w-]{43})$/.exec(body.url)?.[1] ?? '';
}

/** Joins with a link. */
export const join = (member: Member, token: string): Promise<ApiResponse> =>
  member.send('POST', `/api/company-join-links/${token}/joins`);

/** Opens the page of a join link. */
export const offerOf = (token: string): Promise<ApiResponse> =>
  visitor.send('GET', `/api/company-join-links/${token}`);

/** Returns a domain of a company as its owner sees it. */
export const readDomain = async ({ path: room, owner }: Room, name: string) =>
  (await owner.send('GET', `${room}/domains`)).body.items.find(
    ({ domain }: { domain: string }) => domain === name,
  );

/** Returns the actions in the log of a company, newest first. */
export const actionsOf = async ({ path: room, owner }: Room): Promise<string[]> =>
  (await owner.send('GET', `${room}/log`)).body.items.map(({ action }: { action: string }) => action);
