import { createHash } from 'node:crypto';
import type { PagesBuild } from '@redwhiteandcode/contract/deployment/deployment.ts';
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

/** Returns the header's policy. It allows only this site's script files, hashed scripts, and analytics scripts. */
const contentSecurityPolicy = ({ scripts, hosts }: PublishedAnalytics, hashes: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...scripts].join(' '),
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
    // The default policy lets analytics scripts add more scripts of their hosts; see `app/src/shell/analytics/scripts.ts`.
    `trusted-types dompurify rwc-structured-data${scripts.length > 0 ? ' default' : ''}`,
  ].join('; ');

const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** The headers of the files in `/assets`. None of them is a document, so they do without the pages' long policy. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...everywhere,
};

/**
 * Returns the headers of the frame in which labs run. The `sandbox` directive gives it an opaque origin even when
 * somebody opens it directly. It has no network. Its script starts workers from blobs, which have the same policy.
 */
export const labFrameHeaders = (hashes: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    ["script-src 'wasm-unsafe-eval'", ...hashes].join(' '),
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; '),
  ...everywhere,
  'referrer-policy': 'no-referrer',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
});

interface PagesSettings {
  analytics?: PublishedAnalytics;
  stage?: PagesBuild['stage'];
}

/**
 * Returns the headers of every page and of every file outside `/assets`. `hashes` are those of the pages' inline scripts.
 * Search engines list only the stage with the customers.
 */
export const responseHeaders = (
  hashes: readonly string[],
  { analytics = noAnalytics, stage = 'local' }: PagesSettings = {},
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(analytics, hashes),
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  ...(stage === 'dev' && { 'x-robots-tag': 'noindex' }),
});
