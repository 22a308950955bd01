import { describe, expect, it } from 'vitest';
import { throttles } from './api.ts';
import { synthesizeSmall } from './fixture.ts';
import { servedDomains, servedOperations } from './served.ts';

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

describe('the routes', () => {
  it.each(servedOperations.map(([id, operation]) => ({ id, operation, key: operation.route })))(
    '$id is at $key, open to the callers that the contract names, and calls its domain’s function',
    ({ key, operation }) => {
      expect(routes.get(key)?.Properties).toMatchObject(authorizationOf[operation.access]);
      expect(functionOf(key)).toMatch(new RegExp(`^Functions${operation.domain}Function`));
    },
  );

  it('are the contract’s, and one for all other paths', () => {
    const expected = servedOperations.map(([, operation]) => operation.route);
    expect([...routes.keys()].sort()).toEqual([...expected, '$default'].sort());
    expect(functionOf('$default')).toMatch(/^FunctionsengagementFunction/);
  });

  it('are public only where the contract says so, and on paths without an operation', () => {
    const open = [...routes]
      .filter(([, { Properties }]) => Properties.AuthorizationType !== 'JWT')
      .map(([key]) => key);
    const expected = servedOperations
      .filter(([, { access }]) => access === 'public')
      .map(([, operation]) => operation.route);
    expect(open.sort()).toEqual([...expected, '$default'].sort());
  });

  it('may call their functions: one permission per function, and one for the route without a path', () => {
    const sources = ofType('AWS::Lambda::Permission')
      .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com')
      .map(([, { Properties }]) => {
        const parts = (Properties.SourceArn as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1];
        return parts.at(-1);
      });
    expect(sources.filter((source) => source === '/*/*/*')).toHaveLength(servedDomains.length);
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
  it('throttles every route, and more strictly the routes that limit each caller', () => {
    const limited = servedOperations
      .filter(([, { limits }]) => limits)
      .map(([, operation]) => operation.route);
    const settings = stage.Properties.RouteSettings as Record<string, { ThrottlingRateLimit: number }>;
    expect(limited.length).toBeGreaterThan(0);
    expect(Object.keys(settings).sort()).toEqual(limited.sort());
    expect(stage.Properties.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: throttles.route.rateLimit,
    });
    for (const { ThrottlingRateLimit } of Object.values(settings)) {
      expect(ThrottlingRateLimit).toBeLessThan(throttles.route.rateLimit);
    }
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
