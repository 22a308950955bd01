import { describe, expect, it } from 'vitest';
import { edgeLimits, edgeWindow, publicWritePaths } from './firewall.ts';
import { type Json, synthesizeSmall } from './fixture.ts';
import { servedOperations } from './served.ts';

const { only } = synthesizeSmall();
const rules = only('AWS::WAFv2::WebACL').Properties.Rules as { [name: string]: Json }[];
const rule = (name: string) => rules.find(({ Name }) => Name === name);
const transformations = [
  { Priority: 0, Type: 'URL_DECODE' },
  { Priority: 1, Type: 'NORMALIZE_PATH' },
];
const startsWith = (SearchString: string) => ({
  ByteMatchStatement: {
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    SearchString,
    TextTransformations: transformations,
  },
});

describe('the firewall', () => {
  it('blocks an address with 429 after too many requests, of the site or of the API', () => {
    expect(rule('requests')).toMatchObject({
      Action: {
        Block: {
          CustomResponse: { ResponseCode: 429, ResponseHeaders: [{ Name: 'retry-after', Value: '300' }] },
        },
      },
      Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 300 } },
    });
    expect(rule('api-requests')).toMatchObject({
      Statement: {
        RateBasedStatement: { AggregateKeyType: 'IP', ScopeDownStatement: startsWith('/api/') },
      },
    });
  });

  it('counts each path of sign-in and its neighbors separately, however it is spelled', () => {
    expect(rule('auth-requests')).toMatchObject({
      Statement: {
        RateBasedStatement: {
          AggregateKeyType: 'CUSTOM_KEYS',
          CustomKeys: [{ IP: {} }, { UriPath: { TextTransformations: transformations } }],
          ScopeDownStatement: startsWith('/api/auth/'),
        },
      },
    });
  });

  it('limits the writes that need no session, but neither reads nor webhooks', () => {
    const [notGet, paths] = (
      rule('public-writes') as unknown as {
        Statement: { RateBasedStatement: { ScopeDownStatement: { AndStatement: { Statements: Json[] } } } };
      }
    ).Statement.RateBasedStatement.ScopeDownStatement.AndStatement.Statements;
    expect(notGet).toMatchObject({
      NotStatement: { Statement: { ByteMatchStatement: { SearchString: 'GET' } } },
    });
    expect(paths).toEqual({ OrStatement: { Statements: publicWritePaths.map(startsWith) } });
    expect(publicWritePaths).toEqual(expect.arrayContaining(['/api/contact', '/api/waitlist', '/api/faqs/']));
    expect(publicWritePaths.join()).not.toMatch(/webhooks|api\/auth|\/api\/(,|$)/);
  });

  it('has stricter limits where less is needed', () => {
    const { site, api, publicWrites, auth } = edgeLimits;
    expect([site, api, publicWrites, auth].toSorted((a, b) => b - a)).toEqual([
      site,
      api,
      publicWrites,
      auth,
    ]);
  });

  it('lets through what the functions’ limits allow an address, so that callers get a problem document', () => {
    const inWindow = (count: number, seconds: number) => count * Math.max(1, edgeWindow / seconds);
    for (const [id, { route, access, limits = [] }] of servedOperations) {
      const perAddress = limits.filter(({ by }) => by === 'address');
      const edge = route.includes(' /api/auth/') ? edgeLimits.auth : edgeLimits.publicWrites;
      for (const { count, seconds } of access === 'public' ? perAddress : []) {
        expect(edge, id).toBeGreaterThanOrEqual(inWindow(count, seconds));
      }
    }
  });
});
