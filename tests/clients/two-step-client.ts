import { TOTP } from 'otpauth';
import type { ApiResponse, Caller } from './api-client.ts';

/** Returns the code that an authenticator app shows now, or in `steps` times 30 seconds. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Returns a code that an app with this secret does not show now, a minute ago, or in a minute. */
export function wrongCodeFor(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

/** An account with two-step verification. */
export interface TwoStepAccount {
  secret: string;
  recoveryCodes: string[];
  /** The code that turned it on. */
  usedCode: string;
}

/** Turns two-step verification on with the code of the current time step. */
export async function turnOn(caller: Caller, password: string): Promise<TwoStepAccount> {
  const { body } = await caller.send('POST', '/api/me/two-step', { current_password: password });
  const usedCode = codeOf(body.secret);
  const confirmed = await caller.send('POST', '/api/me/two-step/confirm', { code: usedCode });
  if (confirmed.status !== 200) throw new Error(`The setup returned ${confirmed.status}`);
  return { secret: body.secret, recoveryCodes: confirmed.body.recovery_codes, usedCode };
}

/** Sends the password, then the code. Throws if the password does not lead to a challenge. */
export async function signInWith(
  visitor: Caller,
  { email, password }: { email: string; password: string },
  code: string,
): Promise<ApiResponse> {
  const { status, body } = await visitor.send('POST', '/api/auth/sign-in', { email, password });
  if (status !== 202) throw new Error(`The first step returned ${status}`);
  return visitor.send('POST', '/api/auth/sign-in/two-step', { challenge: body.challenge, code });
}
