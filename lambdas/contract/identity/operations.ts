import * as z from 'zod';
import { accountRules, checkPasswordChange } from '../account/rules.ts';
import { checked, lowerCaseEmail, text, typed } from '../api/fields.ts';
import { defineOperations, limitsPer, throttles } from '../api/operation.ts';
import { PasskeyRequest } from './passkeys.ts';
import { Role } from './role.ts';

/** An account's email address, trimmed and in lower case. */
export const AccountEmail = lowerCaseEmail(accountRules.email);

/** A new password. */
const NewPassword = typed(accountRules.newPassword);

/** A user's name, as certificates show it. */
export const FullName = text(accountRules.fullName);

/** The signed-in user. */
export const User = z
  .object({
    id: z.string(),
    email: z.string(),
    /** Whether the user has proved that the address is theirs. */
    email_verified: z.boolean(),
    full_name: z.string().nullable(),
    roles: z.array(Role),
    created_at: z.iso.datetime(),
    /** The time at which the account will be erased; absent unless the user asked for it. */
    deletion_due: z.iso.datetime().optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** A session: the access token goes into `Authorization: Bearer …`. `expires_at` is in seconds since 1970. */
export const Session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_at: z.int(),
    expires_in: z.int(),
    token_type: z.literal('bearer'),
    user: User,
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/**
 * A sign-in with the right password that needs a second step. `expires_in` is in seconds. With `passkey`, a browser can use
 * one of the account's passkeys.
 */
export const TwoStepChallenge = z
  .object({
    challenge: z.string(),
    expires_in: z.int(),
    has_app: z.boolean(),
    passkey: PasskeyRequest.optional(),
  })
  .meta({ id: 'TwoStepChallenge' });
export type TwoStepChallenge = z.infer<typeof TwoStepChallenge>;

export const SignUp = z
  .object({ email: AccountEmail, password: NewPassword, full_name: FullName })
  .meta({ id: 'SignUp' });
export const SignIn = z
  .object({ email: AccountEmail, password: typed(accountRules.signInPassword) })
  .meta({ id: 'SignIn' });
/** The characters of a token. Cognito refuses others as an invalid request. */
const tokenPattern = /^[A-Za-z0-9_=.-]+$/;
const RefreshToken = z
  .object({ refresh_token: z.string().max(4096).regex(tokenPattern) })
  .meta({ id: 'RefreshToken' });
const PasswordReset = z.object({ email: AccountEmail }).meta({ id: 'PasswordReset' });
const PasswordResetConfirmation = z
  .object({ email: AccountEmail, code: z.string().trim().max(2048).regex(/^\S+$/), password: NewPassword })
  .meta({ id: 'PasswordResetConfirmation' });
const ProfileChange = z.object({ full_name: FullName }).meta({ id: 'ProfileChange' });
export const PasswordChange = z
  .object({ current_password: typed(accountRules.currentPassword), new_password: NewPassword })
  .superRefine(checked(checkPasswordChange))
  .meta({ id: 'PasswordChange' });

/** A session of the user. `device` names the browser and system; null if unknown. */
export const OwnSession = z
  .object({
    id: z.string(),
    device: z.string().nullable(),
    started_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;

/** The limits of operations that check the current password: few calls, because each one checks it at the pool. */
export const passwordCheckLimits = limitsPer(3600, { address: 30, user: 10 });

/** The operations on accounts and sessions. */
export const identityOperations = defineOperations('identity', {
  signUp: {
    route: 'POST /api/auth/sign-up',
    access: 'public',
    summary: 'Create an account, which can sign in immediately',
    body: SignUp,
    responses: { 201: User },
    errors: [409],
    limits: limitsPer(3600, { address: 60 }),
    throttle: throttles.signIn,
    events: { 201: 'signedUp' },
  },
  signIn: {
    route: 'POST /api/auth/sign-in',
    access: 'public',
    summary:
      'Exchange an email address and a password for a session, or 202 for a challenge if two-step verification is on',
    body: SignIn,
    responses: { 200: Session, 202: TwoStepChallenge },
    errors: [401],
    // The operation also counts the attempts for each account.
    limits: limitsPer(300, { address: 60 }),
    throttle: throttles.signIn,
    events: { 200: 'signInSucceeded', 202: 'twoStepRequired', 401: 'signInFailed', 429: 'signInLocked' },
  },
  refreshSession: {
    route: 'POST /api/auth/refresh',
    access: 'public',
    summary:
      'Exchange a refresh token for a new session; the old token stops working. The token of a browser also needs the cookie of its sign-in',
    body: RefreshToken,
    responses: { 200: Session },
    errors: [401],
    limits: limitsPer(300, { address: 120 }),
    throttle: throttles.signIn,
  },
  signOut: {
    route: 'POST /api/auth/sign-out',
    access: 'public',
    summary: 'End the session of a refresh token',
    body: RefreshToken,
    responses: { 204: null },
    limits: limitsPer(300, { address: 120 }),
    throttle: throttles.signIn,
    events: { 204: 'signedOut' },
  },
  requestPasswordReset: {
    route: 'POST /api/auth/password-reset',
    access: 'public',
    summary: 'Email a password reset link; the response is the same for an unknown address',
    body: PasswordReset,
    responses: { 204: null },
    limits: limitsPer(3600, { address: 30, addressAndEmail: 5 }),
    throttle: throttles.signIn,
    events: { 204: 'passwordResetRequested' },
  },
  confirmPasswordReset: {
    route: 'POST /api/auth/password-reset/confirm',
    access: 'public',
    summary: 'Set a new password with the code from the reset email',
    body: PasswordResetConfirmation,
    responses: { 204: null },
    limits: limitsPer(3600, { address: 30 }),
    throttle: throttles.signIn,
    events: { 204: 'passwordResetUsed' },
  },
  getMe: {
    route: 'GET /api/me',
    access: 'user',
    summary: 'Get the signed-in user',
    responses: { 200: User },
  },
  updateMe: {
    route: 'PATCH /api/me',
    access: 'user',
    summary: 'Change the user’s name; issued certificates keep the old one',
    body: ProfileChange,
    responses: { 200: User },
    limits: limitsPer(3600, { address: 120, user: 60 }),
  },
  changePassword: {
    route: 'POST /api/me/password',
    access: 'user',
    summary:
      'Change the user’s password and end every session; returns a new session, or 204 if another sign-in is needed',
    body: PasswordChange,
    responses: { 200: Session, 204: null },
    limits: passwordCheckLimits,
    events: { 200: 'passwordChanged', 204: 'passwordChanged' },
  },
  reportActivity: {
    route: 'POST /api/me/activity',
    access: 'user',
    summary:
      'Report that the user pressed a key or used a pointer: only this keeps the session open, not other calls or refreshes',
    responses: { 204: null },
    limits: limitsPer(300, { user: 60 }),
  },
  listSessions: {
    route: 'GET /api/me/sessions',
    access: 'user',
    summary: 'List the user’s open sessions, the latest used first',
    responses: { 200: z.object({ items: z.array(OwnSession) }).meta({ id: 'OwnSessions' }) },
  },
  endSession: {
    route: 'DELETE /api/me/sessions/{sessionId}',
    access: 'user',
    summary: 'End one of the user’s sessions immediately',
    params: z.object({ sessionId: z.string().min(1).max(128) }),
    responses: { 204: null },
    errors: [404],
    events: { 204: 'signedOut' },
  },
  signOutEverywhere: {
    route: 'POST /api/me/sign-out-everywhere',
    access: 'user',
    summary: 'End every session of the account, including this one',
    responses: { 204: null },
    limits: limitsPer(3600, { address: 30, user: 10 }),
    events: { 204: 'sessionsEnded' },
  },
});
