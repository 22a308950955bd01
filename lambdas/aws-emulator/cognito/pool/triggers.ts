import type { PreSignUpTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ServiceError } from '../../json-service.ts';
import { type Context, regionOf, type TriggerEvent } from './context.ts';
import { notImplemented } from './errors.ts';

/** The client ID in the events of admin operations. */
export const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

/** The pool, client, and user of an event. */
export interface Origin {
  poolId: string;
  clientId: string;
  userName: string;
}

const eventOf = ({ poolId, clientId, userName }: Origin) => ({
  version: '1',
  region: regionOf(poolId),
  userPoolId: poolId,
  userName,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
});

async function call<E extends TriggerEvent>(context: Context, trigger: string, event: E): Promise<E> {
  if (!context.triggers) return event;
  let result: TriggerEvent;
  try {
    result = await context.triggers(event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
  }
  if (typeof result?.response !== 'object' || result.response === null)
    throw new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  return { ...event, response: result.response };
}

/** Calls `PreSignUp`, which can confirm the user, verify the address, or refuse the sign-up by throwing. */
export async function preSignUp(
  context: Context,
  source: 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser' | 'PreSignUp_ExternalProvider',
  origin: Origin,
  userAttributes: Record<string, string>,
): Promise<PreSignUpTriggerEvent['response']> {
  const event: PreSignUpTriggerEvent = {
    ...eventOf(origin),
    triggerSource: source,
    request: { userAttributes },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  return (await call(context, 'PreSignUp', event)).response;
}

/** The scope of access tokens that lets users call the pool for their own account. */
export const USER_SCOPE = 'aws.cognito.signin.user.admin';

/**
 * Calls `PreTokenGeneration` (event version 2) and returns the scopes of the access token: the trigger can suppress and
 * add scopes. Changed claims and groups are not supported.
 */
export async function tokenScopes(
  context: Context,
  source: 'TokenGeneration_Authentication' | 'TokenGeneration_HostedAuth' | 'TokenGeneration_RefreshTokens',
  origin: Origin,
  {
    userAttributes,
    groups,
    scopes,
  }: { userAttributes: Record<string, string>; groups: string[]; scopes: string[] },
): Promise<string[]> {
  const event: PreTokenGenerationV2TriggerEvent = {
    ...eventOf(origin),
    version: '2',
    triggerSource: source,
    request: {
      userAttributes,
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [] },
      scopes,
    },
    response: { claimsAndScopeOverrideDetails: {} },
  };
  const { response } = await call(context, 'PreTokenGeneration', event);
  const details = response.claimsAndScopeOverrideDetails;
  if (!details) return scopes;
  const { idTokenGeneration, accessTokenGeneration, groupOverrideDetails } = details;
  const {
    claimsToAddOrOverride,
    claimsToSuppress,
    scopesToAdd = [],
    scopesToSuppress = [],
  } = accessTokenGeneration ?? {};
  if (idTokenGeneration || groupOverrideDetails || claimsToAddOrOverride || claimsToSuppress)
    throw notImplemented('a PreTokenGeneration trigger that changes claims or groups');
  return [...scopes.filter((scope) => !scopesToSuppress.includes(scope)), ...scopesToAdd];
}
