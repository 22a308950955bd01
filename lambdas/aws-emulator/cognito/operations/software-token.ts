import { ServiceError } from '../../http/json-service.ts';
import type { Handlers, Input } from '../calls.ts';
import type { Context } from '../context.ts';
import { codeExpired, codeMismatch, invalidParameter } from '../errors.ts';
import type { UserRecord } from '../records.ts';
import { authorize } from '../tokens.ts';
import { matchingStep, newTotpSecret } from '../totp.ts';
import { changeUser } from '../users.ts';

/** Uses up a code of the user's authenticator app. Returns the error for a wrong or used code. */
export function useTotpCode(user: UserRecord, secret: string, code: string): Error | undefined {
  const step = matchingStep(secret, code, Date.now());
  if (step === undefined) return codeMismatch('Invalid code received for user');
  if (step <= user.softwareToken.lastStep)
    return codeExpired('Your software token has already been used once.');
  user.softwareToken.lastStep = step;
  return undefined;
}

function authorizeInTotpPool(context: Context, accessToken: string | undefined) {
  const { user, client } = authorize(context, accessToken ?? '');
  if (client.pool.totp) return { user, poolId: client.pool.id };
  throw new ServiceError(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA is not enabled for the userPool.',
  );
}

function verify(context: Context, input: Input<'VerifySoftwareToken'>) {
  const { user, poolId } = authorizeInTotpPool(context, input.AccessToken);
  const secret = user.softwareToken.pendingSecret;
  if (!secret)
    throw new ServiceError(
      'SoftwareTokenMFANotFoundException',
      'Software token TOTP multi-factor authentication (MFA) is not associated with the user.',
    );
  const { result: error } = changeUser(context, poolId, user.sub, (stored) => {
    const failure = useTotpCode(stored, secret, input.UserCode);
    if (!failure) Object.assign(stored.softwareToken, { secret, pendingSecret: undefined });
    return failure;
  });
  if (error)
    throw new ServiceError(
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
    );
  return { Status: 'SUCCESS' as const };
}

/** A second factor by authenticator app. */
export const softwareTokenOperations = (
  context: Context,
): Handlers<'AssociateSoftwareToken' | 'VerifySoftwareToken' | 'SetUserMFAPreference'> => ({
  AssociateSoftwareToken(input) {
    const { user, poolId } = authorizeInTotpPool(context, input.AccessToken);
    const SecretCode = newTotpSecret();
    changeUser(context, poolId, user.sub, (stored) => {
      stored.softwareToken.pendingSecret = SecretCode;
    });
    return { SecretCode };
  },
  VerifySoftwareToken: (input) => verify(context, input),
  SetUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings: settings }) {
    const { user, client } = authorize(context, AccessToken);
    if (!settings) return {};
    changeUser(context, client.pool.id, user.sub, ({ softwareToken }) => {
      if (settings.Enabled && !softwareToken.secret)
        throw invalidParameter('User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA');
      softwareToken.enabled = settings.Enabled ?? false;
      softwareToken.preferred = softwareToken.enabled && (settings.PreferredMfa ?? false);
    });
    return {};
  },
});
