import { describe, expect, it } from 'vitest';
import { planDeployment } from './deployment-plan.ts';
import type { Settings } from './settings.ts';

const settings: Settings = {
  stage: 'dev',
  isProtected: true,
  firewall: true,
  supportEmail: 'help@example.com',
  paymentPolicy: 'after',
  company: {},
};
const siteUrl = 'https://sample.cloudfront.net';
const withDomain = { ...settings, siteUrl: 'https://www.example.com' };
const complete = { status: 'CREATE_COMPLETE', outputs: { SiteUrl: siteUrl } };

describe('a deployment', () => {
  it.each([
    undefined,
    { status: 'REVIEW_IN_PROGRESS', outputs: {} },
    { status: 'ROLLBACK_COMPLETE', outputs: {} },
  ])('is the first one, unprotected and without pages, for %j', (stack) => {
    expect(planDeployment(settings, stack)).toEqual({
      isProtected: false,
      siteUrl: undefined,
      isLast: false,
    });
  });

  it('protects the stack and uploads its pages once CloudFront has given the site a name', () => {
    expect(planDeployment(settings, complete)).toEqual({ isProtected: true, siteUrl, isLast: true });
  });

  it('knows the address of a domain at once', () => {
    const first = { isProtected: false, siteUrl: 'https://www.example.com', isLast: false };
    expect(planDeployment(withDomain, undefined)).toEqual(first);
    expect(planDeployment(withDomain, complete)).toEqual({ ...first, isProtected: true, isLast: true });
  });

  it('follows one that was rolled back', () => {
    const stack = { ...complete, status: 'UPDATE_ROLLBACK_COMPLETE' };
    expect(planDeployment(settings, stack)).toMatchObject({ isProtected: true, isLast: true });
  });

  it.each([
    ['UPDATE_IN_PROGRESS', /RedWhiteAndCode-dev is being changed \(UPDATE_IN_PROGRESS\)/],
    ['ROLLBACK_FAILED', /delete-stack --stack-name RedWhiteAndCode-dev --deletion-mode FORCE_DELETE_STACK/],
    ['DELETE_FAILED', /delete-stack --stack-name RedWhiteAndCode-dev/],
    ['UPDATE_ROLLBACK_FAILED', /continue-update-rollback --stack-name RedWhiteAndCode-dev/],
  ])('is refused for %s, and says what to do', (status, message) => {
    expect(() => planDeployment(settings, { status, outputs: {} })).toThrow(message);
  });
});
