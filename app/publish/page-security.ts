import { createHash } from 'node:crypto';
import { noAnalytics, type PublishedAnalytics } from './analytics.ts';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Returns the CSP hashes of a page's inline scripts. Data blocks do not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(
      ([, attributes = '']) => /\stype=/.test(attributes) === false || /\stype="module"/.test(attributes),
    )
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/**
 * Returns the page with a policy that allows only this site's script files, the page's inline scripts, and the build's
 * analytics scripts.
 */
export function withScriptPolicy(html: string, { scripts }: PublishedAnalytics = noAnalytics): string {
  const policy = ["script-src 'self'", ...inlineScriptHashes(html), ...scripts].join(' ');
  const head = /<meta charset="utf-8"\s*\/?>/i;
  if (!head.test(html))
    throw new Error('The page has no meta element with a charset, after which its script policy belongs.');
  return html.replace(
    head,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/**
 * Returns the policy for the header. It allows inline scripts, but each page's `<meta>` allows only the page's hashes, and
 * browsers enforce both policies.
 */
const contentSecurityPolicy = ({ scripts, hosts }: PublishedAnalytics): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["script-src-elem 'self' 'unsafe-inline'", ...scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The default policy allows analytics scripts to add more scripts of their hosts; see `app/src/analytics/scripts.ts`.
    `trusted-types dompurify rwc-structured-data${scripts.length > 0 ? ' default' : ''}`,
  ].join('; ');

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** Returns the headers of every page and file of the site. */
export const responseHeaders = (
  analytics: PublishedAnalytics = noAnalytics,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(analytics),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
});
