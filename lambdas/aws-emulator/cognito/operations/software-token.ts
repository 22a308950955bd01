import type { Handlers, Input } from '../calls.ts';
import type { Context } from '../context.ts';
import { CognitoError, invalidParameter, notImplemented } from '../errors.ts';
import type { PoolRecord } from '../model.ts';
import { authorize } from '../tokens.ts';
import { newTotpSecret } from '../totp.ts';
import { changeUser, requirePool, requireUser } from '../users.ts';
import { takeTotp } from './challenges.ts';

function signedIn(
  context: Context,
  input: { AccessToken?: string | undefined; Session?: string | undefined },
) {
  if (input.Session !== undefined)
    throw notImplemented('setting up a software token during sign-in (MFA_SETUP)');
  if (input.AccessToken === undefined)
    throw invalidParameter('Either AccessToken or Session must be provided.');
  const { user, pool } = authorize(context, input.AccessToken);
  if (!pool.totp)
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA is not enabled for the userPool.',
    );
  return { user, pool };
}

function verify(context: Context, input: Input<'VerifySoftwareToken'>) {
  const { user, pool } = signedIn(context, input);
  const secret = user.softwareToken.pendingSecret;
  if (!secret)
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software token TOTP multi-factor authentication (MFA) is not associated with the user.',
    );
  const { result: refused } = changeUser(context.store, pool.id, user.sub, (kept) => {
    const wrong = takeTotp(kept, secret, input.UserCode);
    if (!wrong) Object.assign(kept.softwareToken, { secret, pendingSecret: undefined });
    return wrong;
  });
  if (refused)
    throw new CognitoError(
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
    );
  return { Status: 'SUCCESS' as const };
}

function prefer(
  context: Context,
  pool: PoolRecord,
  sub: string,
  input: Pick<Input<'SetUserMFAPreference'>, 'SoftwareTokenMfaSettings'>,
) {
  const settings = input.SoftwareTokenMfaSettings;
  if (!settings) return {};
  changeUser(context.store, pool.id, sub, ({ softwareToken }) => {
    if (settings.Enabled && (!pool.totp || !softwareToken.secret))
      throw invalidParameter('User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA');
    softwareToken.enabled = settings.Enabled ?? false;
    softwareToken.preferred = softwareToken.enabled && (settings.PreferredMfa ?? false);
  });
  return {};
}

/** A second factor by authenticator app. */
export const softwareTokenOperations = (
  context: Context,
): Handlers<
  'AssociateSoftwareToken' | 'VerifySoftwareToken' | 'SetUserMFAPreference' | 'AdminSetUserMFAPreference'
> => ({
  AssociateSoftwareToken(input) {
    const { user, pool } = signedIn(context, input);
    const SecretCode = newTotpSecret();
    changeUser(context.store, pool.id, user.sub, (kept) => {
      kept.softwareToken.pendingSecret = SecretCode;
    });
    return { SecretCode };
  },
  VerifySoftwareToken: (input) => verify(context, input),
  SetUserMFAPreference(input) {
    const { user, pool } = authorize(context, input.AccessToken);
    return prefer(context, pool, user.sub, input);
  },
  AdminSetUserMFAPreference(input) {
    const { sub } = requireUser(context.store, input.UserPoolId, input.Username);
    return prefer(context, requirePool(context.store, input.UserPoolId), sub, input);
  },
});
