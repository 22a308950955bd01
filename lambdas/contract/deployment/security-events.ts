/**
 * The events of the security log with their names in log lines: those of OWASP's Application Logging Vocabulary Cheat Sheet
 * where it has one, else names in its style. Failures are marked, so that no name needs to be parsed.
 */
export const securityEvents = {
  signInSucceeded: { name: 'authn_login_success', outcome: 'success' },
  signInFailed: { name: 'authn_login_fail', outcome: 'failure' },
  /** A sign-in was refused because of earlier attempts. */
  signInLocked: { name: 'authn_login_lock', outcome: 'failure' },
  signedOut: { name: 'authn_token_revoked', outcome: 'success' },
  sessionsEnded: { name: 'authn_token_revoked_all', outcome: 'success' },
  /** A refresh token was used again, so its session ended. */
  refreshReused: { name: 'authn_token_reuse', outcome: 'failure' },
  /** A browser's refresh token came without its cookie: a stolen token, or cookies that were deleted. */
  refreshWithoutCookie: { name: 'authn_token_without_cookie', outcome: 'failure' },
  signedUp: { name: 'user_created', outcome: 'success' },
  passwordChanged: { name: 'authn_password_change', outcome: 'success' },
  passwordResetRequested: { name: 'authn_password_reset_request', outcome: 'success' },
  passwordResetUsed: { name: 'authn_password_reset', outcome: 'success' },
  twoStepEnabled: { name: 'authn_mfa_enabled', outcome: 'success' },
  twoStepDisabled: { name: 'authn_mfa_disabled', outcome: 'success' },
  passkeyAdded: { name: 'authn_passkey_added', outcome: 'success' },
  passkeyRemoved: { name: 'authn_passkey_removed', outcome: 'success' },
  twoStepUndone: { name: 'authn_mfa_undone', outcome: 'success' },
  twoStepFailed: { name: 'authn_mfa_fail', outcome: 'failure' },
  /** The password was right, and the second step is next. */
  twoStepRequired: { name: 'authn_mfa_required', outcome: 'success' },
  recoveryCodeUsed: { name: 'authn_mfa_recovery_code', outcome: 'success' },
  addressProven: { name: 'user_email_verified', outcome: 'success' },
  addressChangeRequested: { name: 'user_email_change_request', outcome: 'success' },
  addressChanged: { name: 'user_email_change', outcome: 'success' },
  dataExported: { name: 'sensitive_read_own_data', outcome: 'success' },
  deletionRequested: { name: 'user_delete_request', outcome: 'success' },
  deletionCanceled: { name: 'user_delete_cancel', outcome: 'success' },
  accountErased: { name: 'user_deleted', outcome: 'success' },
  roleAssigned: { name: 'authz_change', outcome: 'success' },
  roleRemoved: { name: 'authz_change', outcome: 'success' },
  /** An admin exported a list as CSV, or one part of it. */
  listExported: { name: 'sensitive_read_export', outcome: 'success' },
  /** An admin got a link to a document that a learner uploaded. */
  documentOpened: { name: 'sensitive_read_document', outcome: 'success' },
  generationStarted: { name: 'sys_generation_started', outcome: 'success' },
  /** A call had no valid session. */
  unauthenticated: { name: 'authn_fail', outcome: 'failure' },
  forbidden: { name: 'authz_fail', outcome: 'failure' },
  /** A call of an admin operation was forbidden. */
  adminForbidden: { name: 'authz_fail_admin', outcome: 'failure' },
  /** A call bypassed CloudFront, or came from another site. */
  originRefused: { name: 'malicious_origin', outcome: 'failure' },
  limitReached: { name: 'excess_rate_limit_exceeded', outcome: 'failure' },
} as const satisfies Record<string, { name: string; outcome: 'success' | 'failure' }>;

export type SecurityEvent = keyof typeof securityEvents;
