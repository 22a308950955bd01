import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '@redwhiteandcode/contract/identity/role.ts';
import { createProfile, newRole, roleItems } from '../../src/identity/repository.ts';
import { environment } from '../../src/platform/environment.ts';
import { tryTransact } from '../../src/platform/table.ts';

/** An account of the demo data. */
interface DemoAccount {
  email: string;
  password: string;
  role: Role;
  fullName: string | null;
}

/** The accounts to sign in with, which `npm start` prints. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'learner@example.com', password: 'learner-demo', role: 'user', fullName: 'Demo Learner' },
  {
    email: 'moderator@example.com',
    password: 'moderator-demo',
    role: 'moderator',
    fullName: 'Demo Moderator',
  },
  { email: 'manager@example.com', password: 'manager-demo', role: 'user', fullName: 'Demo Manager' },
  { email: 'admin@example.com', password: 'admin-demo', role: 'admin', fullName: 'Demo Admin' },
];

const sampleNames = ['Sample Applicant One', 'Sample Applicant Two', 'Sample Applicant Three', null];

/** The owners of sample rows, so that every row has a profile. One has no name. */
export const sampleAccounts: readonly DemoAccount[] = sampleNames.map((fullName, index) => ({
  email: `sample-${index + 1}@example.com`,
  password: `sample-demo-${index + 1}`,
  role: 'user',
  fullName,
}));

async function createIdentity(client: CognitoIdentityProviderClient, account: DemoAccount): Promise<string> {
  const at = { UserPoolId: environment().userPoolId, Username: account.email };
  const attributes = [
    { Name: 'email', Value: account.email },
    { Name: 'email_verified', Value: 'true' },
    ...(account.fullName ? [{ Name: 'name', Value: account.fullName }] : []),
  ];
  try {
    await client.send(
      new AdminCreateUserCommand({ ...at, UserAttributes: attributes, MessageAction: 'SUPPRESS' }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UsernameExistsException')) throw error;
  }
  await client.send(new AdminSetUserPasswordCommand({ ...at, Password: account.password, Permanent: true }));
  for (const group of new Set(['user', account.role])) {
    await client.send(new AdminAddUserToGroupCommand({ ...at, GroupName: group }));
  }
  const { UserAttributes } = await client.send(new AdminGetUserCommand(at));
  const id = UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!id) throw new Error(`The account ${account.email} has no id`);
  return id;
}

/** Creates accounts with profiles and roles, and returns their ids by email address. Repeating it changes nothing. */
export async function seedAccounts(
  accounts: readonly DemoAccount[],
  createdAt: string,
): Promise<Map<string, string>> {
  const client = new CognitoIdentityProviderClient({});
  const ids = new Map<string, string>();
  for (const account of accounts) {
    const id = await createIdentity(client, account);
    await createProfile({
      user_id: id,
      email: account.email,
      full_name: account.fullName,
      created_at: createdAt,
      email_verified_at: createdAt,
    });
    if (account.role !== 'user') {
      await tryTransact(roleItems(newRole(id, account.role, createdAt)));
    }
    ids.set(account.email, id);
  }
  return ids;
}
