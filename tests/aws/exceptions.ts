import type { TemplateException } from './template.ts';
import {
  apiOf,
  environmentOf,
  isUpload,
  join,
  type Policy,
  refusesHttp,
  withCommand,
  withLocalOrigins,
  withoutTlsRule,
  withVariables,
} from './template-changes.ts';

/** The addresses of what replaces AWS. */
export interface Place {
  /** The port of MiniStack. */
  port: number;
  /** The port of the program that reads secrets for the functions. */
  secretsPort: number;
  /** The folder of the command `aws`. */
  programs: string;
}

/** Rules of cfn-lint that are switched off. */
export const ignoredRules: readonly { rule: string; reason: string }[] = [
  { rule: 'W3005', reason: 'CDK lets each function wait for its role, which it also references.' },
];

const sockets = 'AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI';
const secretsPortName = 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT';
const unrecognized = 'MiniStack refuses a template with this type.';

/** What differs between the synthesized templates and the deployed ones. */
export const templateExceptions = ({ port, secretsPort, programs }: Place): TemplateException[] => [
  { subject: 'AWS::Logs::DeliverySource', effect: 'removed', reason: unrecognized },
  { subject: 'AWS::Logs::DeliveryDestination', effect: 'removed', reason: unrecognized },
  { subject: 'AWS::Logs::Delivery', effect: 'removed', reason: unrecognized },
  { subject: 'AWS::Budgets::Budget', effect: 'removed', reason: unrecognized },
  {
    subject: 'AWS::CloudWatch::Alarm',
    effect: 'removed if it computes with metrics',
    reason: 'MiniStack refuses alarms with metric math.',
    applies: ({ Metrics }) => Metrics !== undefined,
  },
  {
    subject: 'AWS::Lambda::Function',
    effect: 'calls the AWS CLI of the run to upload the pages',
    reason: 'CDK’s function calls the one of a layer at /opt, where MiniStack does not put layers.',
    applies: (properties) => isUpload(properties),
    change: (properties) => withCommand(properties, programs),
  },
  {
    subject: 'Output MailDnsRecords',
    effect: 'removed',
    reason: 'MiniStack’s email identities have no DKIM tokens.',
  },
  {
    subject: 'AWS::CloudFront::Distribution',
    effect: 'calls both APIs at MiniStack’s port, over HTTP',
    reason: 'MiniStack’s CloudFront does not connect to hosts of AWS.',
    change: (properties) => withLocalOrigins(properties, port),
  },
  {
    subject: 'AWS::S3::BucketPolicy',
    effect: 'does not refuse requests without TLS',
    reason: 'MiniStack serves HTTP, and its CloudFront reads the site’s bucket without TLS.',
    applies: ({ PolicyDocument }) => (PolicyDocument as Policy).Statement.some(refusesHttp),
    change: withoutTlsRule,
  },
  {
    subject: 'AWS::Lambda::Function',
    effect: `gets the local address of the sockets in ${sockets}`,
    reason: 'The address of a deployed WebSocket API is a host of AWS.',
    applies: (properties) => sockets in environmentOf(properties),
    change: (properties) => {
      const api = apiOf(environmentOf(properties)[sockets]);
      if (!api) throw new Error(`${sockets} is not the address of an API`);
      return withVariables(properties, {
        [sockets]: join(`http://127.0.0.1:${port}/_aws/execute-api/`, api, '/live'),
      });
    },
  },
  {
    subject: 'AWS::Lambda::Function',
    effect: `gets the port of the run’s reader of secrets in ${secretsPortName}`,
    reason: 'MiniStack does not run layers, so the extension that reads secrets is missing.',
    applies: (properties) => secretsPortName in environmentOf(properties),
    change: (properties) => withVariables(properties, { [secretsPortName]: String(secretsPort) }),
  },
  {
    subject: 'AWS::Events::Rule',
    effect: 'runs every minute instead of every five',
    reason: 'A test waits for it.',
    applies: ({ ScheduleExpression }) => ScheduleExpression === 'rate(5 minutes)',
    change: (properties) => ({ ...properties, ScheduleExpression: 'rate(1 minute)' }),
  },
  {
    subject: 'AWS::Lambda::Function',
    effect: 'may take 25 seconds',
    reason: 'MiniStack runs every function on this computer, which may be slow or busy.',
    applies: ({ Timeout }) => Number(Timeout ?? 3) < 25,
    change: (properties) => ({ ...properties, Timeout: 25 }),
  },
];

/** What programs of the run replace. */
export const replacements: readonly { what: string; reason: string }[] = [
  { what: 'The extension that reads secrets', reason: 'MiniStack does not run layers.' },
  {
    what: 'The host of the user pool’s keys, over TLS',
    reason: 'The functions ask it by name; every other host is refused, so no function reaches the internet.',
  },
  {
    what: 'The name of the site, by a proxy to a port, from which each person calls with another address',
    reason: 'The name does not resolve, and the callers of one address share limits.',
  },
  {
    what: 'The way of sockets, which skips CloudFront, names the subprotocol in the response, and refuses visitors with 401 for 403',
    reason:
      'MiniStack’s CloudFront forwards no sockets, its API drops the subprotocol and refuses every socket with 403.',
  },
  {
    what: 'The template of the first attempt to deploy, by one with a resource that fails',
    reason: 'The deployment must fail, and CloudFormation roll it back.',
  },
  {
    what: 'The answer to the question of `npm run deploy`, by --yes',
    reason: 'Nobody is here to confirm.',
  },
];
