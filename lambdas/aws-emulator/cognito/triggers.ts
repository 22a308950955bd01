import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { ServiceError } from '../http/json-service.ts';
import type { Context, TriggerEvent } from './context.ts';
import type { UserRecord } from './records.ts';

/** The client ID in the events of admin operations. */
export const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

/** The pool, client, and user of an event. */
export interface Origin {
  poolId: string;
  clientId: string;
  userName: string;
}

const eventOf = ({ region }: Context, { poolId, clientId, userName }: Origin) => ({
  version: '1',
  region,
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
  source: 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser',
  origin: Origin,
  userAttributes: Record<string, string>,
): Promise<PreSignUpTriggerEvent['response']> {
  const event: PreSignUpTriggerEvent = {
    ...eventOf(context, origin),
    triggerSource: source,
    request: { userAttributes },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  return (await call(context, 'PreSignUp', event)).response;
}

/** Calls `CustomMessage` for a password reset. Subject and message are null unless the trigger sets them. */
export async function customMessage(
  context: Context,
  origin: Origin,
  { sub, status, attributes }: UserRecord,
  codeParameter: string,
): Promise<CustomMessageTriggerEvent['response']> {
  const event: CustomMessageTriggerEvent = {
    ...eventOf(context, origin),
    triggerSource: 'CustomMessage_ForgotPassword',
    request: {
      userAttributes: { sub, 'cognito:user_status': status, ...attributes },
      codeParameter,
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
  return (await call(context, 'CustomMessage', event)).response;
}
