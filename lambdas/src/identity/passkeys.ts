import { randomBytes } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyUse,
} from '@redwhiteandcode/contract/identity/passkeys.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { timestamp } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import type { Passkey } from '../platform/two-step.ts';
import { challengeSeconds } from './challenge.ts';
import type { TwoStep } from './two-step.ts';

/** The algorithms of signatures that every authenticator has one of (COSE): ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];

const timeout = challengeSeconds * 1000;

/** The domain to which passkeys belong: a browser uses them on no other one. */
const rpId = (): string => new URL(environment().siteUrl).hostname;

/** Makes a challenge of 256 bits. */
export const newChallenge = (): string => randomBytes(32).toString('base64url');

const descriptorsOf = (row: TwoStep | undefined) =>
  Object.values(row?.passkeys ?? {}).map(({ credential_id, transports }) => ({
    type: 'public-key' as const,
    id: credential_id,
    transports,
  }));

/** Returns what a browser needs to make a passkey. Authenticators that have one of the account refuse. */
export const creationOf = (
  user: { id: string; email: string; full_name: string | null },
  row: TwoStep | undefined,
  challenge: string,
): PasskeyCreation => ({
  rp: { id: rpId(), name: support.sender },
  user: {
    id: Buffer.from(user.id).toString('base64url'),
    name: user.email,
    displayName: user.full_name ?? user.email,
  },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  excludeCredentials: descriptorsOf(row),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  attestation: 'none',
});

/** Returns what a browser needs to use a passkey of the account. */
export const requestOf = (row: TwoStep, challenge: string): PasskeyRequest => ({
  challenge,
  timeout,
  rpId: rpId(),
  allowCredentials: descriptorsOf(row),
  userVerification: 'preferred',
});

/**
 * Returns the origins from which a passkey may come: the site's. A site on a laptop may be at another port than `SITE_URL`
 * says, so there the page's counts too if it is on the same host.
 */
function originsFor(clientData: string): string[] {
  const { siteUrl, servesAnyHost } = environment();
  const site = new URL(siteUrl);
  if (!servesAnyHost) return [site.origin];
  const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { origin?: unknown };
  const page = URL.parse(String(origin));
  return page?.hostname === site.hostname ? [site.origin, page.origin] : [site.origin];
}

/** Runs a check of the library, which throws for a response that is not valid. Returns undefined then. */
async function orUndefined<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/** Checks a new passkey. Returns it as the row keeps it; undefined if it is not valid for the challenge. */
export const checkNewPasskey = (
  { name, credential }: NewPasskey,
  expectedChallenge: string,
): Promise<Passkey | undefined> =>
  orUndefined(async () => {
    // 100 KB, which only these two checks need.
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { id, response } = credential;
    const { transports = [], ...signed } = response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: originsFor(response.clientDataJSON),
      expectedRPID: rpId(),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: registrationInfo.credential.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      sign_count: counter,
      transports,
      name,
      created_at: timestamp(),
    };
  });

/** A passkey that was used, and its new count. */
export interface UsedPasskey {
  passkey: Passkey & { id: string };
  signCount: number;
}

/**
 * Checks the use of one of the account's passkeys. Returns it with its new count; undefined if it is not valid for the
 * challenge, or counts backwards, which a copy of the authenticator would.
 */
export const checkPasskeyUse = (
  use: PasskeyUse,
  row: TwoStep,
  expectedChallenge: string,
): Promise<UsedPasskey | undefined> =>
  orUndefined(async () => {
    const found = Object.entries(row.passkeys ?? {}).find(([, each]) => each.credential_id === use.id);
    if (!found) return undefined;
    const [id, passkey] = found;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: use.id,
        rawId: use.id,
        type: 'public-key',
        response: use.response,
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: originsFor(use.response.clientDataJSON),
      expectedRPID: rpId(),
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.sign_count,
      },
    });
    return verified ? { passkey: { ...passkey, id }, signCount: authenticationInfo.newCounter } : undefined;
  });
