import {
  type FunctionName,
  functions,
  handlerOf,
  type HandlerName,
  schedules,
} from '@redwhiteandcode/lambdas/functions.ts';
import { grantsOf } from '@redwhiteandcode/lambdas/permission-statements.ts';
import { permissions } from '@redwhiteandcode/lambdas/permissions.ts';
import { describe, expect, it } from 'vitest';
import {
  type Json,
  type Resource,
  servedDomains,
  type Statement,
  statementsOf,
  synthesizeSmall,
} from './fixture.ts';
import { handlerNames, servedOperations } from './served.ts';

const { ofType, all, only, named } = synthesizeSmall();

const actionsOf = ({ Action }: Statement): string[] => [Action].flat();
const idOf = (name: string): string => `Functions${name.replaceAll('-', '')}`;
const functionOf = (name: string): Resource['Properties'] =>
  named('AWS::Lambda::Function', `${idOf(name)}Function`);
const policyOf = (name: string): Statement[] => statementsOf(named('AWS::IAM::Policy', `${idOf(name)}Role`));
/** The actions of a function's permissions, each once. */
const allowedTo = (name: FunctionName): string[] => [
  ...new Set(grantsOf(permissions[name]).map((grant) => grant.name.replace(/ .*/, ''))),
];
/** The functions of the construct: those that handle operations, and those that a schedule calls. */
const ownFunctions = (Object.keys(functions) as FunctionName[]).filter(
  (name) => !/^live|^identity-trigger$|-stream$/.test(name),
);

const issuerKeys = (): [string, Resource] => {
  const found = ofType('AWS::SecretsManager::Secret').find(([id]) => id.startsWith('IssuerKeys'));
  if (!found) throw new Error('There is no secret IssuerKeys');
  return found;
};

/** The settings of the Lambda extension that reads secrets. */
const extensionVariables = /^(PARAMETERS_SECRETS|SECRETS_MANAGER|SSM_PARAMETER)_/;

describe.each(handlerNames)('the function %s', (name) => {
  const { domain, entry } = functions[name];
  it('runs its bundle on Node.js 24 and ARM, with its own role and log', () => {
    const properties = functionOf(name);
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: ['liftoff', 'media', 'orders', 'reimbursement'].includes(domain) ? 1769 : 512,
      Handler: `index.${entry}`,
      LoggingConfig: { LogFormat: 'JSON' },
    });
    const others = handlerNames.filter((other) => other !== name);
    const ofOthers = (property: string, names = others) => names.map((other) => functionOf(other)[property]);
    for (const own of ['Role', 'LoggingConfig']) expect(ofOthers(own)).not.toContainEqual(properties[own]);
    const ofOtherDomains = others.filter((other) => functions[other].domain !== domain);
    expect(ofOthers('Code', ofOtherDomains)).not.toContainEqual(properties.Code);
  });

  it('gets the table, the pool, the site, the support address and the secret that CloudFront sends', () => {
    const { Variables } = functionOf(name).Environment as { Variables: object };
    const names = Object.keys(Variables).filter((variable) => !extensionVariables.test(variable));
    expect(names.sort()).toEqual([
      ...(domain === 'identity' ? ['IDENTITY_KEY_ARN'] : []),
      ...(domain === 'credentials' ? ['ISSUER_KEYS_ARN'] : []),
      'METRICS_NAMESPACE',
      'ORIGIN_SECRET',
      ...(domain === 'learning' || domain === 'orders' ? ['PAYMENT_POLICY'] : []),
      ...(permissions[name].proofs ? ['PROOF_BUCKET'] : []),
      'SITE_URL',
      'SUPPORT_EMAIL',
      'TABLE_NAME',
      'USER_POOL_CLIENT_ID',
      ...(domain === 'identity' ? ['USER_POOL_CLIENT_SECRET_ARN'] : []),
      'USER_POOL_ID',
    ]);
  });
});

describe.each(ownFunctions)('the role of %s', (name) => {
  const policy = policyOf(name);

  it('has its permissions, writes its log, and has no other permission', () => {
    const expected = [
      ...allowedTo(name),
      ...(['credentials', 'identity'].includes(name) ? ['secretsmanager:GetSecretValue'] : []),
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      // A scheduled event that fails goes to the function's queue.
      ...(handlerNames.includes(name as HandlerName) ? [] : ['sqs:SendMessage']),
    ];
    expect([...new Set(policy.flatMap(actionsOf))].sort()).toEqual(expected.sort());
    const queried = policy.filter(({ Resource }) => JSON.stringify(Resource).includes('/index/'));
    expect(queried.flatMap(actionsOf)).toEqual(permissions[name].indexes ? ['dynamodb:Query'] : []);
  });

  it('is within IAM’s limit on inline policies', () => {
    // References are shorter than the ARNs that replace them, of at most 120 characters.
    const text = JSON.stringify(policy, (_, value: Json) =>
      typeof value === 'object' && value !== null && ('Fn::GetAtt' in value || 'Fn::Join' in value)
        ? 'x'.repeat(120)
        : value,
    );
    expect(text.length).toBeLessThan(10_240);
  });
});

describe.each(schedules)('the schedule $name', ({ name, minutes, functions: called }) => {
  const { State, ScheduleExpression, Targets } = named('AWS::Events::Rule', `Functions${name}`);
  const rates: Readonly<Record<number, string>> = { 1: '1 minute', 60: '1 hour' };
  const targets = (Targets as { Arn: { 'Fn::GetAtt': [string] } }[]).map(
    ({ Arn }) => all[Arn['Fn::GetAtt'][0]]?.Properties,
  );

  it('calls its functions at its rate, each with its time limit', () => {
    expect({ State, ScheduleExpression }).toEqual({
      State: 'ENABLED',
      ScheduleExpression: `rate(${rates[minutes] ?? `${minutes} minutes`})`,
    });
    const expected = Object.values(called).map(({ entry, seconds }) => ({
      Handler: `index.${entry}`,
      Timeout: seconds,
    }));
    expect(targets).toMatchObject(expected);
  });
});

describe('the permissions', () => {
  const limited = servedOperations.filter(([, { limits }]) => limits);
  it.each([...new Set(limited.map(([, operation]) => handlerOf(operation)))])(
    'of %s count the calls that the contract limits',
    (name) => {
      expect(permissions[name].writes?.UpdateItem).toContain('LIMIT#');
    },
  );

  const signedIn = servedOperations.filter(([, { access }]) => access !== 'public');
  it.each([...new Set(signedIn.map(([, operation]) => handlerOf(operation)))])(
    'of %s read the sessions, to check whether a session has ended',
    (name) => {
      expect(permissions[name].reads).toContain('GetItem');
    },
  );

  it('bound every write to the table by its partition key', () => {
    const writes = ofType('AWS::IAM::Policy')
      .flatMap(([, policy]) => statementsOf(policy.Properties))
      .filter((statement) =>
        actionsOf(statement).some((action) => /^dynamodb:\w*(Put|Update|Delete|Write)/.test(action)),
      );
    expect(writes.length).toBeGreaterThan(handlerNames.length);
    for (const { Condition } of writes) {
      const bounds = Condition as {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': string | string[] };
      };
      for (const key of [bounds['ForAllValues:StringLike']['dynamodb:LeadingKeys']].flat())
        expect(key).toMatch(/^[A-Z_]+(#\*)?$/);
    }
  });

  it('never scan the table', () => {
    expect(JSON.stringify(ofType('AWS::IAM::Policy'))).not.toMatch(/dynamodb:(Scan|PartiQL)/);
  });

  it('have no wildcard action, and wildcard resources only for a bucket’s objects, sockets and the table’s streams', () => {
    const statements = ofType('AWS::IAM::Policy').flatMap(([, policy]) => statementsOf(policy.Properties));
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([]);
    const broad = statements.filter(({ Resource }) => JSON.stringify(Resource).includes('*'));
    expect([...new Set(broad.flatMap(actionsOf))].sort()).toEqual([
      'dynamodb:ListStreams',
      'execute-api:ManageConnections',
      's3:DeleteObject',
      's3:GetObject',
      's3:PutObject',
    ]);
  });

  it('let only the function credentials read the keys that sign credentials', () => {
    const [id] = issuerKeys();
    const readers = ofType('AWS::IAM::Policy').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes(JSON.stringify({ Ref: id })),
    );
    expect(readers.map(([reader]) => reader)).toEqual([expect.stringMatching(/^FunctionscredentialsRole/)]);
    expect(policyOf('credentials')).toContainEqual({
      Action: 'secretsmanager:GetSecretValue',
      Effect: 'Allow',
      Resource: { Ref: id },
    });
    expect(functionOf('credentials').Environment).toMatchObject({
      Variables: { ISSUER_KEYS_ARN: { Ref: id } },
    });
  });

  it('use no managed policy, except that of API Gateway’s logs', () => {
    const managed = ofType('AWS::IAM::Role').filter(([, { Properties }]) => Properties.ManagedPolicyArns);
    expect(managed.map(([id]) => id)).toEqual([expect.stringMatching(/^LiveLogsRole/)]);
    expect(JSON.stringify(managed[0]?.[1].Properties.ManagedPolicyArns)).toMatch(
      /^\[[^[]+\["",\["arn:",[^[]+,":iam::aws:policy\/service-role\/AmazonAPIGatewayPushToCloudWatchLogs"\]\]\}\]$/,
    );
  });
});

describe('the keys that sign credentials', () => {
  it('are generated with no retired keys, and outlive the stack', () => {
    const [, secret] = issuerKeys();
    expect(secret).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        GenerateSecretString: { SecretStringTemplate: '{"retired":[]}', GenerateStringKey: 'seed' },
      },
    });
  });
});

describe('logs', () => {
  it('are stored for three months', () => {
    const days = ofType('AWS::Logs::LogGroup').map(([, { Properties }]) => Properties.RetentionInDays);
    expect(new Set(days)).toEqual(new Set([90]));
  });
});

describe('the template', () => {
  it('contains no secret: they are generated in AWS, and the origin’s is inserted by reference', () => {
    const secrets = ofType('AWS::SecretsManager::Secret');
    const [origin] = secrets.find(([id]) => id.startsWith('OriginSecret')) ?? [];
    const reference = {
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: origin }, ':SecretString:::}}']],
    };
    const distribution = JSON.stringify(only('AWS::CloudFront::Distribution').Properties);
    expect(distribution).toContain(JSON.stringify({ HeaderName: 'x-origin-verify', HeaderValue: reference }));
    for (const domain of servedDomains) {
      expect(functionOf(domain).Environment).toMatchObject({
        Variables: { ORIGIN_SECRET: reference },
      });
    }
    // Only a reference to the client's secret is written as a value.
    const written = secrets.flatMap(([, { Properties }]) => Properties.SecretString ?? []);
    expect(written).toEqual([{ 'Fn::GetAtt': [expect.stringContaining('UserPool'), 'ClientSecret'] }]);
    const text = JSON.stringify(all);
    expect(text).not.toMatch(
      /AKIA[0-9A-Z]{16}|-----BEGIN|(password|secret|token|api_?key)"\s*:\s*"[^"{]{8,}"/i,
    );
  });
});

it('the functions that make invoices or receipts name the same company', () => {
  const company = {
    SELLER_NAME: 'Sample, Inc.',
    SELLER_EIN: '12-3456789',
    SELLER_ADDRESS: '1 Sample Street|Springfield',
    SUPPORT_PHONE: '217 555 0100',
  };
  const chosen = synthesizeSmall({
    sellerName: company.SELLER_NAME,
    sellerEin: company.SELLER_EIN,
    sellerAddress: company.SELLER_ADDRESS,
    supportPhone: company.SUPPORT_PHONE,
  });
  for (const domain of ['orders', 'privacy', 'reimbursement']) {
    const { Environment } = chosen.named('AWS::Lambda::Function', `Functions${domain}Function`);
    expect(Environment, domain).toMatchObject({ Variables: company });
  }
});
