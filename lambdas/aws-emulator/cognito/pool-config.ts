import { invalidParameter, notImplemented } from './errors.ts';
import type { PoolConfig, PoolRecord } from './model.ts';

const DEFAULT_POLICY = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  TemporaryPasswordValidityDays: 7,
};

const onlyEmail = (list: readonly string[] | undefined) => list?.every((name) => name === 'email') ?? true;

/** Throws `Not implemented here` for what would change a pool's behaviour in a way that is not known here. */
function checkKnown(config: PoolConfig): void {
  const unknown: [present: boolean, what: string][] = [
    [!config.UsernameAttributes?.includes('email'), 'a pool whose users do not sign in by e-mail address'],
    [!onlyEmail(config.UsernameAttributes), 'sign-in by phone number'],
    [!onlyEmail(config.AutoVerifiedAttributes), 'the verification of phone numbers'],
    [(config.AliasAttributes?.length ?? 0) > 0, 'AliasAttributes'],
    [config.UsernameConfiguration?.CaseSensitive === true, 'case-sensitive user names'],
    [config.MfaConfiguration === 'ON', 'MfaConfiguration ON'],
    [Object.keys(config.LambdaConfig ?? {}).length > 0, 'LambdaConfig; give startCognito the triggers'],
    [config.Policies?.SignInPolicy !== undefined, 'Policies.SignInPolicy'],
    [(config.Policies?.PasswordPolicy?.PasswordHistorySize ?? 0) > 0, 'PasswordHistorySize'],
    [
      config.VerificationMessageTemplate?.DefaultEmailOption === 'CONFIRM_WITH_LINK',
      'DefaultEmailOption CONFIRM_WITH_LINK',
    ],
    [
      config.AccountRecoverySetting?.RecoveryMechanisms?.some(({ Name }) => Name !== 'verified_email') ??
        false,
      'account recovery other than by verified_email',
    ],
  ];
  for (const [present, what] of unknown) if (present) throw notImplemented(what);
}

/** A pool from its configuration, with the defaults of `CreateUserPool`. */
export function poolFrom(id: string, name: string, config: PoolConfig, createdAt: number): PoolRecord {
  checkKnown(config);
  const { PasswordHistorySize: _none, ...given } = config.Policies?.PasswordPolicy ?? {};
  const MinimumLength = given.MinimumLength ?? DEFAULT_POLICY.MinimumLength;
  const passwordPolicy = { ...DEFAULT_POLICY, ...given, MinimumLength };
  if (MinimumLength < 6 || MinimumLength > 99)
    throw invalidParameter('The minimum length of passwords must lie between 6 and 99.');
  return {
    id,
    name,
    config,
    passwordPolicy,
    totp: config.MfaConfiguration === 'OPTIONAL',
    createdAt,
    modifiedAt: Date.now(),
  };
}
