import type {
  CustomMessageTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
} from 'aws-lambda';
import type { Context, TriggerEvent } from './context.ts';
import { CognitoError } from './errors.ts';
import type { PoolRecord, UserRecord } from './model.ts';

/** The client that admin operations are called from, as Cognito names it in their events. */
export const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

/** Free pairs that a request hands through to the triggers. */
export type ClientMetadata = Record<string, string> | undefined;

/** Where an event comes from. */
export interface Origin {
  pool: PoolRecord;
  clientId: string;
  userName: string;
  metadata?: ClientMetadata;
}

function shared(context: Context, origin: Origin) {
  return {
    version: '1',
    region: context.region,
    userPoolId: origin.pool.id,
    userName: origin.userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: origin.clientId },
  };
}

const clientMetadata = ({ metadata }: Origin) => (metadata ? { clientMetadata: metadata } : {});

/** The attributes of a user that exists, as triggers see them. */
export const triggerAttributes = (user: UserRecord): Record<string, string> => ({
  sub: user.sub,
  'cognito:user_status': user.status,
  ...user.attributes,
});

async function call<E extends TriggerEvent>(context: Context, trigger: string, event: E): Promise<E> {
  if (!context.triggers) return event;
  let answer: TriggerEvent;
  try {
    answer = await context.triggers(event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
  }
  if (typeof answer?.response !== 'object' || answer.response === null)
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  return { ...event, response: answer.response };
}

/** Calls `PreSignUp`; what it answers confirms the user or verifies the address. It may refuse by throwing. */
export async function preSignUp(
  context: Context,
  source: 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser',
  origin: Origin,
  userAttributes: Record<string, string>,
  validationData: Record<string, string> | undefined,
): Promise<PreSignUpTriggerEvent['response']> {
  const request = {
    userAttributes,
    ...(validationData ? { validationData } : {}),
    ...clientMetadata(origin),
  };
  const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const event: PreSignUpTriggerEvent = {
    ...shared(context, origin),
    triggerSource: source,
    request,
    response,
  };
  return (await call(context, 'PreSignUp', event)).response;
}

/** The messages that this emulator sends. */
export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_UpdateUserAttribute'
  | 'CustomMessage_AdminCreateUser';

/** Calls `CustomMessage`; the subject and the message are null where the trigger leaves the pool's own. */
export async function customMessage(
  context: Context,
  source: MessageSource,
  origin: Origin,
  user: UserRecord,
  placeholders: { code: string; username: string },
): Promise<CustomMessageTriggerEvent['response']> {
  const event: CustomMessageTriggerEvent = {
    ...shared(context, origin),
    triggerSource: source,
    request: {
      userAttributes: triggerAttributes(user),
      codeParameter: placeholders.code,
      linkParameter: '{##Click Here##}',
      usernameParameter: source === 'CustomMessage_AdminCreateUser' ? placeholders.username : null,
      ...clientMetadata(origin),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
  return (await call(context, 'CustomMessage', event)).response;
}

/** Which step of a sign-in asks for tokens. */
export type TokenSource =
  | 'TokenGeneration_Authentication'
  | 'TokenGeneration_NewPasswordChallenge'
  | 'TokenGeneration_RefreshTokens';

/** Calls `PreTokenGeneration` (version 1) and answers the overrides it asks for. */
export async function preTokenGeneration(
  context: Context,
  source: TokenSource,
  origin: Origin,
  user: UserRecord,
  groups: string[],
): Promise<PreTokenGenerationTriggerEvent['response']['claimsOverrideDetails']> {
  const event: PreTokenGenerationTriggerEvent = {
    ...shared(context, origin),
    triggerSource: source,
    request: {
      userAttributes: triggerAttributes(user),
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [] },
      ...clientMetadata(origin),
    },
    response: { claimsOverrideDetails: {} },
  };
  return (await call(context, 'PreTokenGeneration', event)).response.claimsOverrideDetails ?? {};
}
