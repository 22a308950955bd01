import { livePath } from '@redwhiteandcode/contract/live/operations.ts';
import { describe, expect, it } from 'vitest';
import { type Json, type Resource, statementsOf, synthesizeSmall } from './fixture.ts';

const { ofType, all, only, named } = synthesizeSmall();
const [apiId = ''] =
  ofType('AWS::ApiGatewayV2::Api').find(([, { Properties }]) => Properties.ProtocolType === 'WEBSOCKET') ??
  [];
const stage = named('AWS::ApiGatewayV2::Stage', 'LiveStage');

/** Returns the resources of a type that a resource depends on. */
const dependenciesOf = ({ DependsOn = [] }: Resource, type: string): string[] =>
  DependsOn.filter((id) => all[id]?.Type === type);

describe('the socket', () => {
  it('connects, sends and disconnects through one function', () => {
    const keys = ofType('AWS::ApiGatewayV2::Route')
      .filter(([, { Properties }]) => JSON.stringify(Properties.ApiId) === JSON.stringify({ Ref: apiId }))
      .map(([, { Properties }]) => Properties.RouteKey as string);
    expect(keys.sort()).toEqual(['$connect', '$default', '$disconnect']);
  });

  it('is served at the browser’s path, with a throttle and log lines without headers', () => {
    expect(stage.StageName).toBe(livePath.slice(1));
    expect(stage.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
    const { Format } = stage.AccessLogSettings as { Format: string };
    expect(Format).toContain('$context.routeKey');
    expect(Format).not.toMatch(/header|identity|protocol|authorizer/i);
  });

  it('has a stage only when API Gateway may write its log and the routes exist', () => {
    const account = only('AWS::ApiGateway::Account');
    const [stageId = ''] =
      ofType('AWS::ApiGatewayV2::Stage').find(([id]) => id.startsWith('LiveStage')) ?? [];
    const resource = all[stageId] as Resource;
    expect(dependenciesOf(resource, 'AWS::ApiGateway::Account')).toEqual([account.id]);
    expect(dependenciesOf(resource, 'AWS::ApiGatewayV2::Route')).toHaveLength(3);
    const [role] = (account.Properties.CloudWatchRoleArn as { 'Fn::GetAtt': string[] })['Fn::GetAtt'];
    expect(all[role ?? '']?.Properties.AssumeRolePolicyDocument).toMatchObject({
      Statement: [{ Principal: { Service: 'apigateway.amazonaws.com' } }],
    });
    // Another stage of this account may need both, also after the first deployment of this one failed.
    expect([account.DeletionPolicy, all[role ?? '']?.DeletionPolicy]).toEqual(['Retain', 'Retain']);
  });

  it('is opened only by pages of the site, whose address its function gets', () => {
    const site = named('AWS::Lambda::Function', 'Functionsidentity').Environment as { Variables: Json };
    const live = named('AWS::Lambda::Function', 'LiveHandler').Environment as { Variables: Json };
    const urlOf = ({ Variables }: { Variables: Json }) => (Variables as { SITE_URL?: Json }).SITE_URL;
    expect(urlOf(live)).toBeDefined();
    expect(urlOf(live)).toEqual(urlOf(site));
  });

  it('is reached through CloudFront, never cached, with the header that proves it', () => {
    const { CacheBehaviors, Origins } = only('AWS::CloudFront::Distribution').Properties
      .DistributionConfig as unknown as {
      CacheBehaviors: { PathPattern: string; TargetOriginId: string; [name: string]: Json }[];
      Origins: { Id: string; DomainName: Json; OriginCustomHeaders: Json }[];
    };
    const behavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === livePath);
    const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
    expect(behavior).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHostHeader,
    });
    const origin = Origins.find(({ Id }) => Id === behavior?.TargetOriginId);
    expect(JSON.stringify(origin?.DomainName)).toContain(apiId);
    expect(JSON.stringify(origin?.OriginCustomHeaders)).toContain('x-origin-verify');
  });

  it.each(['LiveHandler', 'Followerschanges'])(
    'is managed by %s, which has no other permission on it',
    (name) => {
      const { Variables } = named('AWS::Lambda::Function', name).Environment as {
        Variables: { [name: string]: Json };
      };
      expect(JSON.stringify(Variables.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI)).toMatch(
        new RegExp(`"https://",{"Ref":"${apiId}"},"\\.execute-api\\.us-east-1\\.amazonaws\\.com${livePath}"`),
      );
      const manage = statementsOf(named('AWS::IAM::Policy', `${name}Role`)).find(
        ({ Action }) => Action === 'execute-api:ManageConnections',
      );
      expect(JSON.stringify(manage?.Resource)).toContain(apiId);
      expect(JSON.stringify(manage?.Resource)).toContain('/live/POST/@connections/*');
    },
  );
});
