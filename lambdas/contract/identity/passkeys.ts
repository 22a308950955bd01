import * as z from 'zod';
import { text } from '../api/fields.ts';
import { passkeyName } from './passkey-rules.ts';

const publicKey = z.literal('public-key');
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** The ID of a credential: WebAuthn allows 1,023 bytes. */
const CredentialId = base64url(1364);
const ClientData = base64url(4096);

/** How a browser reaches an authenticator, such as `internal` or `usb`. Browsers may know more ways than we do. */
const Transports = z
  .array(
    z
      .string()
      .max(20)
      .regex(/^[a-z-]+$/),
  )
  .max(8);

const Credential = z.object({ type: publicKey, id: z.string(), transports: z.array(z.string()) });

/** What a browser needs to make a passkey: the JSON of WebAuthn's PublicKeyCredentialCreationOptions. */
export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(Credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('preferred'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What a browser needs to use a passkey: the JSON of WebAuthn's PublicKeyCredentialRequestOptions. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    allowCredentials: z.array(Credential),
    userVerification: z.literal('preferred'),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** A new passkey, with a name: a part of the JSON of WebAuthn's PublicKeyCredential. */
export const NewPasskey = z
  .object({
    name: text(passkeyName),
    credential: z.object({
      id: CredentialId,
      response: z.object({
        clientDataJSON: ClientData,
        attestationObject: base64url(16_384),
        transports: Transports.optional(),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** The use of a passkey: a part of the JSON of WebAuthn's PublicKeyCredential. */
export const PasskeyUse = z
  .object({
    id: CredentialId,
    response: z.object({
      clientDataJSON: ClientData,
      authenticatorData: base64url(4096),
      signature: base64url(2048),
    }),
  })
  .meta({ id: 'PasskeyUse' });
export type PasskeyUse = z.infer<typeof PasskeyUse>;

/** A passkey as its owner sees it. `last_used_at` is null until it is used. */
export const OwnPasskey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnPasskey' });
export type OwnPasskey = z.infer<typeof OwnPasskey>;
