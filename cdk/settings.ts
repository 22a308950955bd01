import type { Node } from 'constructs';
import { support } from '@redwhiteandcode/lambdas/contract/support.ts';
import { SynthProblem } from './problem.ts';

/** What a deployment may choose, by context (`cdk deploy -c name=value`). */
export interface Settings {
  /** The site's own domain with its certificate; without it the site has CloudFront's name. */
  domain?: { name: string; certificateArn: string };
  /** Whether a web application firewall stands before the site; it has a monthly price. */
  firewall: boolean;
  /** Where questions go and mails come from; SES has to be shown that its domain is yours. */
  supportEmail: string;
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

function address(node: Node): string {
  const value = text(node, 'supportEmail') ?? support.email;
  if (/^[^\s@<>,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)) return value;
  throw new SynthProblem(
    `The context value supportEmail must be an address such as support@example.com, not "${value}".`,
  );
}

/** Reads `domainName`, `certificateArn`, `waf` and `supportEmail`. Throws a SynthProblem that says what is wrong with one. */
export function readSettings(node: Node): Settings {
  const name = text(node, 'domainName');
  const certificateArn = text(node, 'certificateArn');
  const firewall = flag(node, 'waf');
  const supportEmail = address(node);
  if (!name && !certificateArn) return { firewall, supportEmail };
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
  return { domain: { name, certificateArn }, firewall, supportEmail };
}
