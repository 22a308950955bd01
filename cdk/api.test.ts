import { describe, expect, it } from 'vitest';
import { throttles } from '@redwhiteandcode/contract/api/operation.ts';
import { handlerOf } from '@redwhiteandcode/lambdas/functions.ts';
import { routes as expectedRoutes } from '@redwhiteandcode/lambdas/routes.ts';
import { edgeLimits, edgeWindow } from './firewall.ts';
import { synthesizeSmall } from './fixture.ts';
import { servedOperations } from './served.ts';

const { ofType, all, only } = synthesizeSmall();
const [apiId] =
  ofType('AWS::ApiGatewayV2::Api').find(([, { Properties }]) => Properties.ProtocolType === 'HTTP') ?? [];
/** Resources of the HTTP API, not of the WebSocket API. */
const ofApi = (type: string) =>
  ofType(type).filter(
    ([, { Properties }]) => JSON.stringify(Properties.ApiId) === JSON.stringify({ Ref: apiId }),
  );
const routes = new Map(
  ofApi('AWS::ApiGatewayV2::Route').map(([id, { Properties }]) => [
    Properties.RouteKey as string,
    { id, Properties },
  ]),
);
const authorizer = only('AWS::ApiGatewayV2::Authorizer');
const stage = { Properties: {}, DependsOn: [] as string[], ...ofApi('AWS::ApiGatewayV2::Stage')[0]?.[1] };
const authorizationOf = {
  public: { AuthorizationType: 'NONE' },
  user: { AuthorizationType: 'JWT', AuthorizerId: { Ref: authorizer.id } },
  company: { AuthorizationType: 'JWT', AuthorizerId: { Ref: authorizer.id } },
  admin: { AuthorizationType: 'JWT', AuthorizerId: { Ref: authorizer.id } },
};

/** Returns the logical id of the function that a route calls. */
function functionOf(key: string): string {
  const target = JSON.stringify(routes.get(key)?.Properties.Target);
  const integration = /"Ref":"([^"]+)"/.exec(target)?.[1] ?? '';
  return (
    /"Fn::GetAtt":\["([^"]+)"/.exec(JSON.stringify(all[integration]?.Properties.IntegrationUri))?.[1] ?? ''
  );
}

const cases = servedOperations.map(([id, operation]) => {
  const key = expectedRoutes.find(({ operations }) => operations.includes(operation))?.key ?? '';
  return { id, operation, key };
});

describe('the routes', () => {
  it.each(cases)(
    '$id is at $key, open to the callers that the contract names, and calls its domain’s function',
    ({ key, operation }) => {
      expect(routes.get(key)?.Properties).toMatchObject(authorizationOf[operation.access]);
      const name = handlerOf(operation).replaceAll('-', '');
      expect(functionOf(key)).toMatch(new RegExp(`^Functions${name}Function`));
    },
  );

  it('are those that the local server has, and call the fallback for all other paths', () => {
    expect([...routes.keys()].sort()).toEqual(expectedRoutes.map(({ key }) => key).sort());
    expect(functionOf('$default')).toMatch(/^FunctionsserviceFunction/);
  });

  it('are public only where the contract says so', () => {
    const open = [...routes]
      .filter(([, { Properties }]) => Properties.AuthorizationType !== 'JWT')
      .map(([key]) => key);
    const operations = expectedRoutes
      .filter(({ key }) => open.includes(key))
      .flatMap((route) => route.operations);
    expect(operations.map(({ access }) => access)).toEqual(operations.map(() => 'public'));
    const isPublic = servedOperations.filter(([, { access }]) => access === 'public');
    expect(operations).toHaveLength(isPublic.length);
  });

  it('may call their functions: one permission per function of routes with a path, and one for the route without', () => {
    const sources = ofType('AWS::Lambda::Permission')
      .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com')
      .map(([, { Properties }]) => {
        const parts = (Properties.SourceArn as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1];
        return parts.at(-1);
      });
    const withPath = expectedRoutes.filter(({ key }) => key !== '$default').map(({ handler }) => handler);
    expect(sources.filter((source) => source === '/*/*/*')).toHaveLength(new Set(withPath).size);
    expect(sources.filter((source) => source === '/*/*')).toHaveLength(1);
  });
});

describe('the authorizer', () => {
  it('accepts the user pool’s tokens for the one client', () => {
    expect(authorizer.Properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: { Audience: [{ Ref: only('AWS::Cognito::UserPoolClient').id }] },
    });
  });
});

describe('the stage', () => {
  it('lets each route through as much as the contract says that its operations may have together', () => {
    const { rate, burst } = throttles.default;
    expect(stage.Properties.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: rate,
      ThrottlingBurstLimit: burst,
    });
    const settings = stage.Properties.RouteSettings as Record<string, object>;
    for (const { key, operations } of expectedRoutes) {
      const each = operations.map(({ throttle = throttles.default }) => throttle);
      expect(settings[key] ?? stage.Properties.DefaultRouteSettings, key).toEqual({
        ThrottlingRateLimit: each.reduce((sum, throttle) => sum + throttle.rate, 0),
        ThrottlingBurstLimit: each.reduce((sum, throttle) => sum + throttle.burst, 0),
      });
    }
  });

  it.each(['signIn', 'signUp', 'refreshSession', 'signOut', 'requestPasswordReset', 'confirmPasswordReset'])(
    'lets others call %s while one address sends all that the edge lets through, or 50 calls a second',
    (id) => {
      const throttle = servedOperations.find(([operation]) => operation === id)?.[1].throttle;
      expect(throttle?.burst).toBeGreaterThan(2 * edgeLimits.auth);
      expect(throttle?.rate).toBeGreaterThan(100 * (edgeLimits.auth / edgeWindow));
      // The firewall notices a flood after up to 30 seconds, usually.
      expect(throttle?.rate).toBeGreaterThan(2 * 50);
    },
  );

  it('lets others call any operation while one address sends 50 calls a second', () => {
    const every = [throttles.default, ...servedOperations.flatMap(([, { throttle }]) => throttle ?? [])];
    for (const { rate } of every) expect(rate).toBeGreaterThan(50);
  });

  it('is created after the routes that its settings name', () => {
    const named = Object.keys(stage.Properties.RouteSettings as object).map((key) => routes.get(key)?.id);
    expect(stage.DependsOn).toEqual(expect.arrayContaining(named));
  });

  it('logs requests without their path, address or token', () => {
    const { Format } = stage.Properties.AccessLogSettings as { Format: string };
    expect(Format).toContain('$context.routeKey');
    expect(Format).not.toMatch(/\$context\.(path|identity|authorizer\.claims)/);
  });
});
