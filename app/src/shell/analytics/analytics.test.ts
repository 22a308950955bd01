import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReportable, reportedLocation, reportedReferrer } from './reportedLocation.ts';

const site = 'https://site.example';
const reported = (path: string): string | undefined => reportedLocation(new URL(site + path));

describe('the location in a page view', () => {
  it.each([
    ['/', '/'],
    ['/course/ai-literacy-101', '/course/ai-literacy-101'],
    ['/learn/ai-literacy-101/2/3', '/learn/ai-literacy-101/2/3'],
    ['/auth?mode=signup', '/auth?mode=signup'],
    [
      '/?utm_source=newsletter&utm_campaign=spring%20sale',
      '/?utm_source=newsletter&utm_campaign=spring+sale',
    ],
    ['/auth?mode=reset&email=jane%40example.com&code=123456', '/auth?mode=reset'],
    ['/auth?returnTo=%2Fverify%2FRWC-2025-8K4TQ2ZP', '/auth'],
    ['/help?q=my+name+is+Jane', '/help'],
    ['/unsubscribe?token=secret', '/unsubscribe'],
    ['/verify-email?code=secret', '/verify-email'],
    ['/?utm_source=jane%40example.com', '/'],
    ['/?utm_source=jane%2540example.com', '/'],
    ['/?utm_term=rwc-2025-8k4tq2zp', '/'],
    ['/course/jane@example.com', '/404'],
    ['/course/jane%2540example.com', '/404'],
    ['/course/RWC-2025-8K4TQ2ZP', '/404'],
    ['/verify', undefined],
    ['/verify/RWC-2025-8K4TQ2ZP', undefined],
    ['/Verify/RWC-2025-8K4TQ2ZP', undefined],
    ['/%76erify/RWC-2025-8K4TQ2ZP', undefined],
    ['/layoff-application', undefined],
    ['/admin', undefined],
    ['/admin/users', undefined],
    ['/administration', '/administration'],
  ])('of %s is %s', (path, expected) => {
    expect(reported(path)).toBe(expected);
  });

  it('of an unknown path is /404', () => {
    expect(reportedLocation({ pathname: '/jane-doe', search: '?utm_source=a' }, false)).toBe('/404');
    expect(reportedLocation({ pathname: '/verify/x', search: '' }, false)).toBeUndefined();
  });

  it('never contains an email address or a certificate number, in any place and encoding', () => {
    const secret = fc.oneof(
      fc.emailAddress(),
      fc
        .tuple(fc.integer({ min: 1000, max: 9999 }), fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/))
        .map(([year, code]) => `RWC-${year}-${code}`),
    );
    const encoded = fc
      .tuple(secret, fc.integer({ min: 0, max: 3 }))
      .map(([text, times]) => [
        text,
        Array.from({ length: times }).reduce<string>((inner) => encodeURIComponent(inner), text),
      ]);
    const address = fc.constantFrom(
      (text: string) => `/course/${text}`,
      (text: string) => `/auth?mode=${encodeURIComponent(text)}`,
      (text: string) => `/?utm_campaign=a${text.replaceAll('&', '')}z`,
      (text: string) => `/help?q=${encodeURIComponent(text)}`,
      (text: string) => `/${text}?level=Beginner`,
    );
    fc.assert(
      fc.property(encoded, address, ([text = '', written = ''], write) => {
        let result = reported(write(written)) ?? '';
        for (let round = 0; round < 4 && /%[0-9a-f]{2}/i.test(result); round++) {
          try {
            result = decodeURIComponent(result);
          } catch {
            break;
          }
        }
        expect(result.toLowerCase()).not.toContain(text.toLowerCase());
      }),
    );
  });
});

describe('the reported referrer', () => {
  it.each([
    ['', ''],
    ['https://search.example/?q=jane+doe', 'https://search.example'],
    [`${site}/course/ai-literacy-101`, `${site}/course/ai-literacy-101`],
    [`${site}/auth?email=jane%40example.com`, `${site}/auth`],
    [`${site}/verify/RWC-2025-8K4TQ2ZP`, ''],
  ])('of %s is %s', (referrer, expected) => {
    expect(reportedReferrer(referrer, site)).toBe(expected);
  });
});

describe('a script that reads the address itself', () => {
  it.each([
    ['/', true],
    ['/course/ai-literacy-101?utm_source=ad&fbclid=abc', true],
    ['/auth?mode=reset&email=jane%40example.com', false],
    ['/help?q=jane', false],
    ['/verify/RWC-2025-8K4TQ2ZP', false],
  ])('may run on %s: %s', (path, expected) => {
    expect(isReportable(new URL(path, site))).toBe(expected);
  });
});
