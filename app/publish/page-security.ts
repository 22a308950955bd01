import { createHash } from 'node:crypto';
import { noAnalytics, type PublishedAnalytics } from './analytics.ts';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The hashes of the scripts that stand in a page, as a CSP names them; data blocks do not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(
      ([, attributes = '']) => /\stype=/.test(attributes) === false || /\stype="module"/.test(attributes),
    )
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/**
 * The page with a policy at its top that lets run only our files, the scripts that stand in this page, and those that
 * measure visits where the build has any.
 */
export function withScriptPolicy(html: string, { scripts }: PublishedAnalytics = noAnalytics): string {
  const policy = ["script-src 'self'", ...inlineScriptHashes(html), ...scripts].join(' ');
  const head = /<meta charset="utf-8"\s*\/?>/i;
  if (!head.test(html))
    throw new Error('The page names no charset, so there is no place for its script policy.');
  return html.replace(
    head,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/**
 * Everything of the policy but the hashes, which each page brings in a `<meta>`: both policies hold at once, so scripts
 * that stand in a page run only where the page's own list names them.
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
    // The default policy lets the scripts of other hosts add further ones of theirs; see `app/src/analytics/scripts.ts`.
    `trusted-types dompurify rwc-structured-data${scripts.length > 0 ? ' default' : ''}`,
  ].join('; ');

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** The headers of every answer that is a page or a file of the site. */
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
