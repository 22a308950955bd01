import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyUse,
} from '@redwhiteandcode/contract/identity/passkeys.ts';
import { passkeyCopy as copy } from './twoStepCopy.ts';

/** Loads when a passkey is made or used, to make pages smaller. */
const load = () => import('@simplewebauthn/browser');

/** Returns why the browser made or used no passkey: the user canceled in most cases. */
async function reasonOf(error: unknown): Promise<string> {
  const { browserSupportsWebAuthn, WebAuthnError } = await load();
  if (!browserSupportsWebAuthn()) return copy.unsupported;
  const isKnown =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isKnown ? copy.alreadyAdded : copy.canceled;
}

/** Asks the browser to make a passkey. Returns it, or the reason if there is none. */
export async function createPasskey(
  optionsJSON: PasskeyCreation,
): Promise<{ credential: NewPasskey['credential'] } | { reason: string }> {
  const { startRegistration } = await load();
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credential: { id, response: { clientDataJSON, attestationObject, transports } } };
  } catch (error) {
    return { reason: await reasonOf(error) };
  }
}

/** Asks the browser to use a passkey. Returns its use, or the reason if there is none. */
export async function askForPasskey(
  optionsJSON: PasskeyRequest,
): Promise<{ passkey: PasskeyUse } | { reason: string }> {
  const { startAuthentication } = await load();
  try {
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { passkey: { id, response: { clientDataJSON, authenticatorData, signature } } };
  } catch (error) {
    return { reason: await reasonOf(error) };
  }
}
