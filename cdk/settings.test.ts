import { RootConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

function read(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return readSettings(node);
}
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/sample';

describe('what a deployment may choose', () => {
  it('is nothing at first: CloudFront’s name, and no firewall', () => {
    expect(read({})).toEqual({ firewall: false });
  });

  it('is a domain with its certificate, and the firewall', () => {
    expect(read({ domainName: 'www.example.com', certificateArn, waf: 'true' })).toEqual({
      domain: { name: 'www.example.com', certificateArn },
      firewall: true,
    });
  });

  it.each([
    [{ domainName: 'www.example.com' }, /needs both/],
    [{ certificateArn }, /needs both/],
    [{ domainName: 'https://www.example.com', certificateArn }, /must be a domain such as/],
    [
      { domainName: 'www.example.com', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/x' },
      /only takes a certificate from us-east-1/,
    ],
    [{ waf: 'perhaps' }, /waf must be true or false/],
  ])('is refused with a sentence where it cannot work: %j', (context, message) => {
    expect(() => read(context)).toThrow(message);
  });
});
