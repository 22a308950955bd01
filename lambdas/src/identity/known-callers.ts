import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import Bowser from 'bowser';
import { fingerprint } from '../platform/caller-limits.ts';
import { epochSeconds } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { CallerInfo } from '../platform/handler.ts';
import { keys } from '../platform/keys.ts';
import { deleteListed, getItems, listAll, listItems, transact } from '../platform/table.ts';
import { deviceCookie, readDevice } from './cookies.ts';

const maxLength = 60;

/** Returns the browser and system of a `User-Agent`, such as 'Firefox on Windows'; null if it names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const name = [browser.name, os.name].filter(Boolean).join(' on ');
  return name ? name.slice(0, maxLength) : null;
}

/** How long a browser or a network stays known without a sign-in, in seconds: 180 days. */
const lifetime = 180 * 86_400;

const KnownItem = z.object({ caller: z.string(), ttl: z.int() });

/** Whether a caller has signed in with an email address before, and the ID under which their attempts count. */
export interface KnownCaller {
  isKnown: boolean;
  id: string;
}

const deviceIn = (caller: CallerInfo | undefined): string | undefined =>
  readDevice(caller?.cookies ?? [], environment().siteUrl);

const ofDevice = (device: string) => `device ${device}`;
const ofNetwork = (caller: CallerInfo | undefined) => `network ${caller?.network ?? ''}`;

const keyOf = (email: string, id: string) => keys.knownCaller(fingerprint(email), fingerprint(id));

/** Reads whether the caller's browser or network has signed in with an email address. */
export async function recognizeCaller(email: string, caller: CallerInfo | undefined): Promise<KnownCaller> {
  const device = deviceIn(caller);
  const network = ofNetwork(caller);
  const ids = device ? [ofDevice(device), network] : [network];
  const now = epochSeconds();
  const known = await getItems(
    ids.map((id) => keyOf(email, id)),
    KnownItem,
  );
  const marks = new Set(known.filter(({ ttl }) => ttl > now).map((item) => item.caller));
  const id = ids.find((each) => marks.has(fingerprint(each)));
  return { isKnown: id !== undefined, id: id ?? network };
}

/** Returns whether any caller is known for an email address. */
export async function hasKnownCaller(email: string): Promise<boolean> {
  const { items } = await listItems({ pk: keyOf(email, '').pk }, { limit: 1 }, KnownItem);
  return items.length > 0;
}

/** Deletes the callers that are known for an email address. */
export const forgetCallers = (email: string): Promise<void> => deleteListed({ pk: keyOf(email, '').pk });

/** Moves the callers that are known for an email address to another one. */
export async function moveCallers(from: string, to: string): Promise<void> {
  for (const { sk, ...known } of await listAll(
    { pk: keyOf(from, '').pk },
    KnownItem.extend({ sk: z.string() }),
  )) {
    await transact([
      { Put: { Item: { ...known, pk: keyOf(to, '').pk, sk } } },
      { Delete: { Key: { pk: keyOf(from, '').pk, sk } } },
    ]);
  }
}

/**
 * Remembers the caller's browser and network for an email address, and for the names in `others`. Returns the cookie for
 * the browser.
 */
export async function rememberCaller(
  email: string,
  caller: CallerInfo | undefined,
  { isKnown, id }: KnownCaller,
  others: readonly string[] = [],
): Promise<string> {
  const sent = deviceIn(caller);
  // A browser that is not known gets a new ID, so that no one can choose it.
  const device = sent && isKnown && id === ofDevice(sent) ? sent : randomBytes(16).toString('base64url');
  const ttl = epochSeconds() + lifetime;
  const ids = [ofDevice(device), ofNetwork(caller)];
  await transact(
    [email, ...others].flatMap((name) =>
      ids.map((each) => ({ Put: { Item: { ...keyOf(name, each), caller: fingerprint(each), ttl } } })),
    ),
  );
  return deviceCookie(device, environment().siteUrl);
}
