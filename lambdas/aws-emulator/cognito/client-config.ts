import { invalidParameter, notImplemented } from './errors.ts';
import type { ClientConfig, ClientRecord } from './model.ts';

const UNIT_SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
const MINUTE = 60;
const DAY = 86_400;
const DEFAULT_FLOWS: ClientConfig['ExplicitAuthFlows'] = [
  'ALLOW_REFRESH_TOKEN_AUTH',
  'ALLOW_USER_SRP_AUTH',
  'ALLOW_CUSTOM_AUTH',
];

/** Throws `Not implemented here` for what would change a client's behaviour in a way that is not known here. */
function checkKnown(config: ClientConfig): void {
  const providers = config.SupportedIdentityProviders ?? [];
  const legacy = config.ExplicitAuthFlows?.find((flow) => !flow.startsWith('ALLOW_'));
  const unknown: [present: boolean, what: string][] = [
    [config.GenerateSecret === true, 'a client secret'],
    [config.EnableTokenRevocation === false, 'EnableTokenRevocation false'],
    [config.AllowedOAuthFlowsUserPoolClient === true, 'OAuth flows'],
    [config.EnablePropagateAdditionalUserContextData === true, 'EnablePropagateAdditionalUserContextData'],
    [providers.some((provider) => provider !== 'COGNITO'), 'identity providers other than COGNITO'],
    [legacy !== undefined, `the old form ${legacy} in ExplicitAuthFlows`],
  ];
  for (const [present, what] of unknown) if (present) throw notImplemented(what);
}

function validity(
  value: number | undefined,
  unit: keyof typeof UNIT_SECONDS,
  otherwise: number,
  [least, most]: [number, number],
): number {
  const seconds = value ? value * UNIT_SECONDS[unit] : otherwise;
  if (seconds < least || seconds > most) throw invalidParameter('Invalid range for token validity.');
  return seconds;
}

function checkRotation({ RefreshTokenRotation: rotation, ExplicitAuthFlows: flows }: ClientConfig): void {
  const grace = rotation?.RetryGracePeriodSeconds ?? 0;
  if (grace < 0 || grace > 60) throw invalidParameter('RetryGracePeriodSeconds must lie between 0 and 60.');
  if (rotation?.Feature === 'ENABLED' && flows?.includes('ALLOW_REFRESH_TOKEN_AUTH'))
    throw invalidParameter(
      'Refresh token rotation cannot be enabled together with ALLOW_REFRESH_TOKEN_AUTH.',
    );
}

/** An app client from its configuration, with the defaults and limits of `CreateUserPoolClient`. */
export function clientFrom(
  id: string,
  poolId: string,
  name: string,
  given: ClientConfig,
  createdAt: number,
): ClientRecord {
  const config: ClientConfig = {
    PreventUserExistenceErrors: 'LEGACY',
    EnableTokenRevocation: true,
    ...given,
    ExplicitAuthFlows: given.ExplicitAuthFlows ?? DEFAULT_FLOWS,
  };
  checkKnown(config);
  checkRotation(config);
  const units = config.TokenValidityUnits ?? {};
  const shortLived: [number, number] = [5 * MINUTE, DAY];
  return {
    id,
    poolId,
    name,
    config,
    accessSeconds: validity(config.AccessTokenValidity, units.AccessToken ?? 'hours', 3600, shortLived),
    idSeconds: validity(config.IdTokenValidity, units.IdToken ?? 'hours', 3600, shortLived),
    refreshSeconds: validity(config.RefreshTokenValidity, units.RefreshToken ?? 'days', 30 * DAY, [
      60 * MINUTE,
      3650 * DAY,
    ]),
    createdAt,
    modifiedAt: Date.now(),
  };
}
