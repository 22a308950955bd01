import type { Node } from 'constructs';
import { readCompany } from '@redwhiteandcode/lambdas/contract/company.ts';
import { support } from '@redwhiteandcode/lambdas/contract/support.ts';
import { SynthProblem } from './problem.ts';

/** The settings of a deployment, from context (`cdk deploy -c name=value`). */
export interface Settings {
  /** The site's domain with its certificate; without it the site has CloudFront's name. */
  domain?: { name: string; certificateArn: string };
  /** Whether a web application firewall protects the site. */
  firewall: boolean;
  /** The address that gets alarms; without it they are only in CloudWatch. */
  alarmEmail?: string;
  /** The address that receives questions and that emails come from; its domain must be verified with SES. */
  supportEmail: string;
  /** The secret with the keys of Stripe; without it orders are paid by check or transfer only. */
  stripeSecret?: string;
  /** Whether learners pay before they get access. */
  paymentPolicy: 'after' | 'before';
  /** The variables that name the company on invoices and receipts; none of them for a sample. */
  company: Readonly<Record<string, string>>;
  /** The secret with the key of the Gemini API; without it courses are written offline. */
  geminiSecret?: string;
  /** The model that writes courses; without it the functions choose. */
  geminiModel?: string;
  /** The most tokens a day for generating courses; without it the functions choose. */
  generationDailyTokens?: number;
}

/** The region of the whole stack: CloudFront accepts certificates, firewalls and log deliveries only from this one. */
export const region = 'us-east-1';

function text(node: Node, name: string): string | undefined {
  const value: unknown = node.tryGetContext(name);
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new SynthProblem(`The context value ${name} must be text.`);
  return value;
}

function flag(node: Node, name: string, fallback: boolean): boolean {
  const value: unknown = node.tryGetContext(name) ?? fallback;
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new SynthProblem(`The context value ${name} must be true or false.`);
}

function address(node: Node, name: string): string | undefined {
  const value = text(node, name);
  if (value === undefined || /^[^\s@<>,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)) return value;
  throw new SynthProblem(
    `The context value ${name} must be an address such as support@example.com, not "${value}".`,
  );
}

/** The full ARN of a secret, with the six characters at its end that Secrets Manager adds. */
function secretArn<Name extends string>(node: Node, name: Name): { [N in Name]?: string } {
  const value = text(node, name);
  if (!value) return {};
  if (/^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:.+-\w{6}$/.test(value)) {
    return { [name]: value } as { [N in Name]?: string };
  }
  // Do not print the value: it may be the key.
  throw new SynthProblem(`The context value ${name} must be the ARN of a secret.`);
}

function paymentPolicy(node: Node): Settings['paymentPolicy'] {
  const value = text(node, 'paymentPolicy') ?? 'after';
  if (value === 'after' || value === 'before') return value;
  throw new SynthProblem(`The context value paymentPolicy must be after or before, not "${value}".`);
}

/** The context values that name the company, by their variables. */
const companyContext = {
  SELLER_NAME: 'sellerName',
  SELLER_EIN: 'sellerEin',
  SELLER_ADDRESS: 'sellerAddress',
  SUPPORT_PHONE: 'supportPhone',
  SUPPORT_HOURS: 'supportHours',
};

function companyVariables(node: Node): Settings['company'] {
  const variables = Object.entries(companyContext).flatMap(([variable, name]) => {
    const value = text(node, name);
    return value ? [[variable, value] as const] : [];
  });
  const company = Object.fromEntries(variables);
  try {
    readCompany(company);
    return company;
  } catch (error) {
    const message = (error as Error).message.replace(
      /SELLER_\w+|SUPPORT_\w+/g,
      (variable) => companyContext[variable as keyof typeof companyContext],
    );
    throw new SynthProblem(`The company is not configured correctly: ${message}`);
  }
}

/** The name of a model is part of a URL. */
function modelName(node: Node): { geminiModel?: string } {
  const value = text(node, 'geminiModel');
  if (!value) return {};
  if (/^[a-z0-9][a-z0-9.-]*$/.test(value)) return { geminiModel: value };
  throw new SynthProblem(`The context value geminiModel must be a model's name, not "${value}".`);
}

function dailyTokens(node: Node): { generationDailyTokens?: number } {
  const value = text(node, 'generationDailyTokens');
  if (value === undefined) return {};
  if (/^\d{1,12}$/.test(value)) return { generationDailyTokens: Number(value) };
  throw new SynthProblem(`The context value generationDailyTokens must be a whole number, not "${value}".`);
}

/**
 * Reads `domainName`, `certificateArn`, `waf`, `alarmEmail`, `supportEmail`, `stripeSecret`, `paymentPolicy`, `sellerName`,
 * `sellerEin`, `sellerAddress`, `supportPhone`, `supportHours`, `geminiSecret`, `geminiModel` and `generationDailyTokens`.
 * Throws a SynthProblem for an invalid value.
 */
export function readSettings(node: Node): Settings {
  const name = text(node, 'domainName');
  const certificateArn = text(node, 'certificateArn');
  const alarmEmail = address(node, 'alarmEmail');
  const chosen = {
    firewall: flag(node, 'waf', true),
    ...(alarmEmail && { alarmEmail }),
    supportEmail: address(node, 'supportEmail') ?? support.email,
    paymentPolicy: paymentPolicy(node),
    company: companyVariables(node),
    ...secretArn(node, 'stripeSecret'),
    ...secretArn(node, 'geminiSecret'),
    ...modelName(node),
    ...dailyTokens(node),
  };
  if (!name && !certificateArn) return chosen;
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
      `CloudFront only accepts a certificate from ${region}: certificateArn is "${certificateArn}".`,
    );
  }
  return { domain: { name, certificateArn }, ...chosen };
}
