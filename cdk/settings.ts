import type { Node } from 'constructs';
import { readBank, readCompany } from '@redwhiteandcode/contract/deployment/company.ts';
import { type Stage, stages } from '@redwhiteandcode/contract/deployment/deployment.ts';
import { address, flag, oneOf, secretArn, tableStreamArn, text, wholeNumber } from './context.ts';
import { SynthProblem } from './problem.ts';

/** The settings of a deployment, from context (`-c name=value`, or `stages/<stage>.json`). */
export interface Settings {
  stage: Stage;
  /** The site's domain with its certificate; without it the site has CloudFront's name. */
  domain?: { name: string; certificateArn: string };
  /** The site's root; undefined until CloudFront has given it a name. */
  siteUrl?: string;
  /** The commit that is deployed, which the stack's outputs name. */
  commit?: string;
  /** Whether the stack, the table and the user pool refuse to be deleted; if not, it is a first deployment, without pages. */
  isProtected: boolean;
  /** The ARN of the stream of another table that the stack uses, after a restore; without it the stack uses its own. */
  tableStream?: string;
  /** Whether a web application firewall protects the site. */
  firewall: boolean;
  /** The address that gets alarms; without it they are only in CloudWatch. */
  alarmEmail?: string;
  /** The spending of a month, in dollars, that raises an alarm. */
  monthlyBudget?: number;
  /** The address that receives questions and that emails come from. */
  supportEmail: string;
  /** The most waiting emails that are sent in a second; without it the functions choose. */
  mailRate?: number;
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

/** Returns the name of a stage's stack. */
export const stackName = (stage: Stage): string => `RedWhiteAndCode-${stage}`;

/** Reads the stage. Throws a SynthProblem if it is missing or unknown. */
export function readStage(node: Node): Stage {
  const value = text(node, 'stage');
  const stage = stages.find((known) => known === value);
  if (stage) return stage;
  const choices = `--stage ${stages.join(' or --stage ')}`;
  throw new SynthProblem(`Choose a stage: ${choices}${value ? `, not "${value}"` : ''}.`);
}

/** The file with the settings of a stage, from the root of the repository. */
const stageFile = (stage: Stage): string => `cdk/stages/${stage}.json`;

/** The address that emails come from. Nobody can prove to SES that a reserved domain is theirs (RFC 2606). */
function supportEmail(node: Node): string {
  const value = address(node, 'supportEmail');
  if (!value) {
    throw new SynthProblem(
      `${stageFile(readStage(node))} is missing or has no supportEmail. docs/deploying.md shows how to write it.`,
    );
  }
  if (!/[@.](example|test|invalid|localhost)$/.test(value)) return value;
  throw new SynthProblem(
    `The context value supportEmail must be an address at a domain of yours, from which emails are sent, not "${value}".`,
  );
}

/** The context values that name the company, by their variables. */
export const companyContext = {
  SELLER_NAME: 'sellerName',
  SELLER_EIN: 'sellerEin',
  SELLER_ADDRESS: 'sellerAddress',
  SUPPORT_PHONE: 'supportPhone',
  SUPPORT_HOURS: 'supportHours',
  SELLER_BANK: 'sellerBank',
};

/** The context values of a stage: its file may have them. */
export const contextNames: ReadonlySet<string> = new Set([
  'domainName',
  'certificateArn',
  'waf',
  'alarmEmail',
  'monthlyBudget',
  'supportEmail',
  'mailRate',
  'tableStream',
  'stripeSecret',
  'paymentPolicy',
  ...Object.values(companyContext),
  'geminiSecret',
  'geminiModel',
  'generationDailyTokens',
]);

function companyVariables(node: Node): Settings['company'] {
  const variables = Object.entries(companyContext).flatMap(([variable, name]) => {
    const value = text(node, name);
    return value ? [[variable, value] as const] : [];
  });
  const company = Object.fromEntries(variables);
  try {
    readCompany(company);
    readBank(company);
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

/** The domain with its certificate, and the site's root, which is the domain's or a context value. */
function site(node: Node): Pick<Settings, 'domain' | 'siteUrl'> {
  const [name, certificateArn, siteUrl] = ['domainName', 'certificateArn', 'siteUrl'].map((it) =>
    text(node, it),
  );
  if (!name && !certificateArn) return siteUrl ? { siteUrl } : {};
  if (!name || !certificateArn) {
    throw new SynthProblem(
      'A domain needs both context values: domainName, and certificateArn, the ARN of its certificate.',
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
  return { domain: { name, certificateArn }, siteUrl: `https://${name}` };
}

/** Refuses a production stage whose customers would meet a sample: a foreign domain, a made-up company, unread alarms. */
function requireProductionValues(settings: Settings): void {
  const missing = [
    !settings.domain && 'domainName',
    !settings.alarmEmail && 'alarmEmail',
    !settings.monthlyBudget && 'monthlyBudget',
    readCompany(settings.company).isSample && Object.values(companyContext).slice(0, 4).join(', '),
  ].filter((name) => name !== false);
  if (missing.length > 0) throw new SynthProblem(`${stageFile('prod')} also needs: ${missing.join(', ')}.`);
}

/** Reads the settings from the context values that the README lists. Throws a SynthProblem for a missing or invalid one. */
export function readSettings(node: Node): Settings {
  const alarmEmail = address(node, 'alarmEmail');
  const commit = text(node, 'commit');
  const settings = {
    stage: readStage(node),
    ...site(node),
    ...(commit && { commit }),
    isProtected: flag(node, 'protected', true),
    ...tableStreamArn(node, 'tableStream', region),
    firewall: flag(node, 'waf', true),
    ...(alarmEmail && { alarmEmail }),
    ...wholeNumber(node, 'monthlyBudget'),
    supportEmail: supportEmail(node),
    ...wholeNumber(node, 'mailRate'),
    paymentPolicy: oneOf(node, 'paymentPolicy', ['after', 'before']) ?? 'after',
    company: companyVariables(node),
    ...secretArn(node, 'stripeSecret'),
    ...secretArn(node, 'geminiSecret'),
    ...modelName(node),
    ...wholeNumber(node, 'generationDailyTokens'),
  };
  if (settings.stage === 'prod') requireProductionValues(settings);
  return settings;
}
