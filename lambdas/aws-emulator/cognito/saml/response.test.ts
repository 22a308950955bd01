import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readResponse } from './response.ts';

/**
 * The responses were signed with signxml 5.2.0, which uses libxml2, so a fault of the library that verifies them shows. Their
 * certificate ends in 2126.
 */
const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
const certificate = sample('certificate.txt').trim();

beforeEach(() => void vi.setSystemTime('2026-11-27T09:01:00Z'));
afterEach(() => void vi.useRealTimers());

const read = (xml: string, entityId: string) =>
  readResponse(Buffer.from(xml).toString('base64'), {
    provider: 'sample',
    trust: { entityId, signInUrl: '', certificates: [certificate], readAt: 0 },
    audience: 'urn:amazon:cognito:sp:us-east-1_SAMPLE',
    recipient: 'https://auth.example.com/saml2/idpresponse',
    requestId: '_request-sample',
    key: undefined,
  });

describe('a response that another implementation signed', () => {
  test.each([
    [
      'assertion.xml',
      'https://sts.windows.net/00000000-0000-4000-8000-00000000000a/',
      'm_sampleSamplesampleSamplesampleSample12345',
    ],
    ['both.xml', 'http://www.okta.com/exksample0000000001', 'sample.person@example.com'],
    ['response.xml', 'https://accounts.google.com/o/saml2?idpid=C0sample', 'sample.person@example.com'],
    ['comment.xml', 'https://id.example.com/realms/sample', 'admin@example.com.evil.example'],
  ])('%s is accepted, and not with one letter changed', (name, entityId, subject) => {
    const xml = sample(name);
    expect(read(xml, entityId)).toMatchObject({ subject, samlSession: '_session-sample' });
    const forged = xml.replaceAll('_session-sample', '_session-sampl_');
    expect(() => read(forged, entityId)).toThrow('signature is invalid');
    expect(() => read(xml.replaceAll('example.com<', 'example.org<'), entityId)).toThrow(
      'signature is invalid',
    );
  });
});
