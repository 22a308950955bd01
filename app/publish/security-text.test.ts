import { describe, expect, it } from 'vitest';
import { readBuilt } from './built-page.ts';
import { securityPath, securityText } from './security-text.ts';

describe('security.txt', () => {
  it('has the contact, and expires at the start of a day within a year after the build', () => {
    const text = securityText({
      siteUrl: 'https://site.example',
      supportEmail: 'help@site.example',
      builtAt: new Date('2026-03-01T12:30:15.250Z'),
    });
    expect(text.split('\n')).toEqual([
      'Contact: mailto:help@site.example',
      'Expires: 2027-02-28T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://site.example/.well-known/security.txt',
      'Policy: https://site.example/security#report',
      '',
    ]);
  });

  it('is built, and CloudFront and the local server know its path', () => {
    expect(readBuilt(securityPath).toString()).toContain('Contact: mailto:');
    expect(readBuilt('../edge/viewer-request.js').toString()).toContain(`"/${securityPath}"`);
  });
});
