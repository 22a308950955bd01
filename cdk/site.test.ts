import { describe, expect, it } from 'vitest';
import { type Json, pageHeaders, type Resource, statementsOf, synthesizeSmall } from './fixture.ts';

const { ofType, all, only } = synthesizeSmall();

interface Behavior {
  PathPattern?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  AllowedMethods: string[];
  CachePolicyId: string;
  OriginRequestPolicyId?: string;
  Compress: boolean;
  ResponseHeadersPolicyId: { Ref: string };
  FunctionAssociations?: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string, string] } }[];
}
interface Config {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  CustomErrorResponses?: Json;
  Origins: { Id: string; OriginAccessControlId?: Json; CustomOriginConfig?: Json }[];
}

const configOf = ({ Properties }: Resource) => Properties.DistributionConfig as unknown as Config;
const config = configOf(only('AWS::CloudFront::Distribution'));
const pages = config.DefaultCacheBehavior;
const behaviorOf = (path: string): Behavior => {
  const found = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
  if (!found) throw new Error(`There is no behavior for ${path}`);
  return found;
};
const api = behaviorOf('/api/*');
const assets = behaviorOf('/assets/*');

/** AWS's managed policies by the names that the documentation uses. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const headersOf = ({ ResponseHeadersPolicyId }: Behavior) =>
  all[ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: { [name: string]: Json };
    CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
  };
const customHeaders = (behavior: Behavior) =>
  Object.fromEntries(
    (headersOf(behavior).CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => [Header, Value]),
  );
const functionsOf = ({ FunctionAssociations = [] }: Behavior) =>
  Object.fromEntries(
    FunctionAssociations.map(({ EventType, FunctionARN }) => [
      EventType,
      all[FunctionARN['Fn::GetAtt'][0]]?.Properties.FunctionCode,
    ]),
  );

describe('pictures of lessons', () => {
  const pictures = behaviorOf('/media/*');

  it('come from the documents’ bucket with the headers of assets, cached as their metadata says', () => {
    const origin = config.Origins.find(({ Id }) => Id === pictures.TargetOriginId);
    expect(JSON.stringify(origin)).toContain('redwhiteandcode-proofs');
    expect(origin?.OriginAccessControlId).toBeDefined();
    expect(pictures).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      AllowedMethods: ['GET', 'HEAD'],
      CachePolicyId: cachingOptimized,
      ResponseHeadersPolicyId: assets.ResponseHeadersPolicyId,
    });
  });

  it('are all that the site may read in that bucket', () => {
    const allowed = ofType('AWS::S3::BucketPolicy')
      .filter(([id]) => id.startsWith('Proofs'))
      .flatMap(([, { Properties }]) => statementsOf(Properties))
      .filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toEqual([
      {
        Effect: 'Allow',
        Action: 's3:GetObject',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Resource: { 'Fn::Join': ['', [expect.anything(), '/media/*']] },
        Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
      },
    ]);
  });
});

describe('pages', () => {
  it('come from the private bucket, compressed, over TLS, with GET and HEAD only', () => {
    const origin = config.Origins.find(({ Id }) => Id === pages.TargetOriginId);
    expect(origin?.OriginAccessControlId).toBeDefined();
    expect(pages).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      AllowedMethods: ['GET', 'HEAD'],
      CachePolicyId: cachingOptimized,
      Compress: true,
    });
  });

  it('have no default root object: the app’s function maps the root, and redirects the name of its file to it', () => {
    expect(config).not.toHaveProperty('DefaultRootObject');
  });

  it('are chosen by the app’s function and get their status from ours', () => {
    const { 'viewer-request': router, 'viewer-response': status } = functionsOf(pages);
    expect(router).toContain('function handler(event) { return event.request; }');
    expect(status).toContain('x-amz-meta-status');
  });

  it('have the app’s headers, and are revalidated each time', () => {
    expect(headersOf(pages).SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        Override: true,
      },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31536000, IncludeSubdomains: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
    const policy = JSON.stringify(headersOf(pages).SecurityHeadersConfig.ContentSecurityPolicy);
    for (const directive of pageHeaders['content-security-policy'].split('; ')) {
      expect(policy).toContain(directive);
    }
    const proofs = / https:\/\/".*redwhiteandcode-proofs.*\.s3\.us-east-1\.amazonaws\.com/;
    expect(policy).toMatch(new RegExp(`connect-src 'self'${proofs.source}`));
    expect(policy).toMatch(new RegExp(`img-src 'self' data:${proofs.source}`));
    expect(customHeaders(pages)).toEqual({ 'permissions-policy': 'camera=()', 'cache-control': 'no-cache' });
  });

  it('return 404 when missing: the bucket reports it, and no error page replaces the API’s responses', () => {
    const statements = ofType('AWS::S3::BucketPolicy').flatMap(([, { Properties }]) =>
      statementsOf(Properties),
    );
    const read = statements.find(({ Principal }) =>
      JSON.stringify(Principal).includes('cloudfront.amazonaws.com'),
    );
    expect(read?.Action).toEqual(['s3:GetObject', 's3:ListBucket']);
    expect(JSON.stringify(read?.Condition)).toContain('AWS:SourceArn');
    const errors = config.CustomErrorResponses as { [name: string]: Json }[];
    expect(errors.map((error) => Object.keys(error).sort())).toEqual(
      errors.map(() => ['ErrorCachingMinTTL', 'ErrorCode']),
    );
  });

  it('are uploaded after their assets, with the not-found page marked, and CloudFront drops the old ones', () => {
    const uploads = ofType('Custom::CDKBucketDeployment');
    const upload = (prefix: string | undefined) =>
      uploads.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === prefix);
    expect(upload('assets')?.[1].Properties).toMatchObject({
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(upload('404')?.[1].Properties).toMatchObject({ UserMetadata: { status: '404' } });
    const everything = upload(undefined)?.[1];
    expect(everything?.Properties).toMatchObject({
      Exclude: ['assets/*', '404/*'],
      DistributionPaths: ['/*'],
    });
    expect(everything?.DependsOn).toEqual(
      expect.arrayContaining([upload('assets')?.[0], upload('404')?.[0]]),
    );
  });
});

describe('assets', () => {
  it('have the headers that the app has for them, and not the pages’ cache rule', () => {
    expect(assets).toMatchObject({ CachePolicyId: cachingOptimized, Compress: true });
    expect(headersOf(assets).SecurityHeadersConfig).toEqual({ ContentTypeOptions: { Override: true } });
    expect(customHeaders(assets)).toEqual({});
  });
});

describe('the frame of labs', () => {
  it('has its own headers instead of those of the other assets, whose pattern comes after it', () => {
    const patterns = config.CacheBehaviors.map(({ PathPattern }) => PathPattern);
    expect(patterns.indexOf('/assets/labs/*')).toBeLessThan(patterns.indexOf('/assets/*'));
    expect(patterns).toContain('/assets/labs/*');
    expect(headersOf(behaviorOf('/assets/labs/*')).SecurityHeadersConfig).toEqual({
      ContentSecurityPolicy: { ContentSecurityPolicy: "connect-src 'none'", Override: true },
    });
  });
});

describe('the API', () => {
  it('gets every method and the whole request but the host', () => {
    expect(api).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      OriginRequestPolicyId: allViewerExceptHostHeader,
    });
    expect(api.AllowedMethods).toHaveLength(7);
    const origin = config.Origins.find(({ Id }) => Id === api.TargetOriginId);
    expect(origin?.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  it('is compressed, and cached only if a function says so: for each address, query and token', () => {
    const { Ref: policy = '' } = api.CachePolicyId as { Ref?: string };
    expect(api.Compress).toBe(true);
    expect(all[policy]?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    });
  });

  it('returns each error once: what was not found may exist a moment later', () => {
    const uncached = (config.CustomErrorResponses as { ErrorCode: number; ErrorCachingMinTTL: number }[])
      .filter(({ ErrorCachingMinTTL }) => ErrorCachingMinTTL === 0)
      .map(({ ErrorCode }) => ErrorCode);
    expect(uncached).toEqual(expect.arrayContaining([404, 500, 503, 504]));
  });

  it('also gets the requests for the issuer’s keys, at the address where did:web looks for them', () => {
    const { PathPattern: _path, ...keys } = behaviorOf('/.well-known/did.json');
    expect({ PathPattern: '/api/*', ...keys }).toEqual(api);
  });

  it('gets the visitor’s address', () => {
    expect(functionsOf(api)['viewer-request']).toContain("headers['x-viewer-address']");
  });

  it('responds with headers that forbid scripts and frames', () => {
    expect(headersOf(api).SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: {
        ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31536000 },
    });
  });
});

describe('access logs', () => {
  it('of CloudFront contain no path, query, referrer or cookie', () => {
    const fields = only('AWS::Logs::Delivery').Properties.RecordFields as string[];
    expect(fields).toContain('sc-status');
    for (const field of fields) expect(field).not.toMatch(/uri|referer|cookie/i);
  });
});

describe('with a domain and without the firewall', () => {
  const chosen = synthesizeSmall({
    domainName: 'www.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/sample',
    waf: 'false',
  });

  it('the site has the domain’s name and certificate, and requires TLS 1.2 (2021) or newer', () => {
    expect(configOf(chosen.only('AWS::CloudFront::Distribution'))).toMatchObject({
      Aliases: ['www.example.com'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
    expect(chosen.template.toJSON().Outputs.SiteUrl.Value).toBe('https://www.example.com');
  });

  it('no firewall protects the site; by default there is one', () => {
    expect(only('AWS::WAFv2::WebACL').Properties.Scope).toBe('CLOUDFRONT');
    expect(config).toHaveProperty('WebACLId');
    expect(chosen.ofType('AWS::WAFv2::WebACL')).toEqual([]);
    expect(configOf(chosen.only('AWS::CloudFront::Distribution'))).not.toHaveProperty('WebACLId');
  });
});
