import type { Node } from 'constructs';
import { SynthProblem } from './problem.ts';

/** What a deployment may choose, by context (`cdk deploy -c name=value`). */
export interface Settings {
  /** The site's own domain with its certificate; without it the site has CloudFront's name. */
  domain?: { name: string; certificateArn: string };
  /** Whether a web application firewall stands before the site; it has a monthly price. */
  firewall: boolean;
}

/** The region of everything: CloudFront takes certificates, firewalls and log deliveries from this one alone. */
export const region = 'us-east-1';

function text(node: Node, name: string): string | undefined {
  const value: unknown = node.tryGetContext(name);
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new SynthProblem(`The context value ${name} must be text.`);
  return value;
}

function flag(node: Node, name: string): boolean {
  const value: unknown = node.tryGetContext(name) ?? false;
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new SynthProblem(`The context value ${name} must be true or false.`);
}

/** Reads `domainName`, `certificateArn` and `waf`. Throws a SynthProblem that says what is wrong with one. */
export function readSettings(node: Node): Settings {
  const name = text(node, 'domainName');
  const certificateArn = text(node, 'certificateArn');
  const firewall = flag(node, 'waf');
  if (!name && !certificateArn) return { firewall };
  if (!name || !certificateArn) {
    throw new SynthProblem(
      'A domain needs both: -c domainName=<name> and -c certificateArn=<its certificate>.',
    );
  }
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) {
    throw new SynthProblem(
      `The context value domainName must be a domain such as www.example.com, not "${name}".`,
    );
  }
  if (!certificateArn.startsWith(`arn:aws:acm:${region}:`)) {
    throw new SynthProblem(
      `CloudFront only takes a certificate from ${region}: certificateArn is "${certificateArn}".`,
    );
  }
  return { domain: { name, certificateArn }, firewall };
}
