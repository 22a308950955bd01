import { createHmac } from 'node:crypto';
import { accountId, type Role } from '@redwhiteandcode/aws-emulator/iam/role';
import { livePath } from '@redwhiteandcode/contract/live/operations.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { type FunctionName, functions } from '../functions.ts';
import { type Resources, statementsOf } from '../permission-statements.ts';
import { permissions } from '../permissions.ts';

/** Returns the resources of the emulated account, whose names are in the environment. */
export function readResources(variables: NodeJS.ProcessEnv = process.env): Resources {
  const {
    AWS_REGION: region,
    TABLE_NAME,
    USER_POOL_ID,
    PROOF_BUCKET,
    MAIL_SENDER,
    SUPPORT_EMAIL,
  } = variables;
  const mailAddress = MAIL_SENDER || SUPPORT_EMAIL || support.email;
  const arnOf = (service: string, resource: string) =>
    `arn:aws:${service}:${region}:${accountId}:${resource}`;
  return {
    table: arnOf('dynamodb', `table/${TABLE_NAME}`),
    userPool: arnOf('cognito-idp', `userpool/${USER_POOL_ID}`),
    mail: [arnOf('ses', `identity/${mailAddress.split('@')[1]}`)],
    mailAddress,
    proofs: `arn:aws:s3:::${PROOF_BUCKET}`,
    sockets: arnOf('execute-api', `websocket${livePath}`),
    distribution: `arn:aws:cloudfront::${accountId}:distribution/none`,
  };
}

/** Returns the key pair of a function. It derives from the account's, so other processes can use it too. */
export function credentialsOf(
  name: FunctionName,
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY = '' }: NodeJS.ProcessEnv = process.env,
): Role['credentials'] {
  return {
    accessKeyId: `${AWS_ACCESS_KEY_ID}-${name}`,
    secretAccessKey: createHmac('sha256', AWS_SECRET_ACCESS_KEY).update(name).digest('hex'),
  };
}

/** Returns the role of each function: its key pair, and the policy that it has in AWS. */
export function functionRoles(variables: NodeJS.ProcessEnv = process.env): Role[] {
  const resources = readResources(variables);
  return (Object.keys(functions) as FunctionName[]).map((name) => ({
    name,
    credentials: credentialsOf(name, variables),
    statements: statementsOf(permissions[name], resources),
  }));
}
