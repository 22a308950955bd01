import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { runInParallel } from '../platform/parallel.ts';
import type { BackupFolder } from './folder.ts';
import type { Manifest, UserLine } from './manifest.ts';
import { filesOf, linesOf, parsers } from './verify.ts';

/** The accounts that are created at the same time. */
const concurrent = 8;

/** The attributes that a pool sets itself. */
const isOwn = (name: string): boolean =>
  name === 'sub' || name.startsWith('cognito:') || name === 'identities';

/** Returns the ID of the account with an email address, or with the ID, if the pool has one. */
async function findUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  Username: string,
): Promise<string | undefined> {
  try {
    return (await client.send(new AdminGetUserCommand({ UserPoolId, Username }))).Username;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** Creates an account without a password: its owner sets one with a link. Returns its new ID. */
async function createUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  { attributes, groups, isEnabled }: UserLine,
): Promise<string> {
  const { User } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: attributes['email'],
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries(attributes)
        .filter(([name]) => !isOwn(name))
        .map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  if (!User?.Username) throw new Error('Cognito returned no user ID');
  const user = { UserPoolId, Username: User.Username };
  for (const GroupName of groups) await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  if (!isEnabled) await client.send(new AdminDisableUserCommand(user));
  return user.Username;
}

/**
 * Creates the accounts of a backup that the pool does not have. An account that exists stays as it is. Returns the ID of each
 * account in the pool by its ID in the backup.
 */
export async function importUsers(
  folder: BackupFolder,
  manifest: Manifest,
  UserPoolId: string,
): Promise<Map<string, string>> {
  const client = new CognitoIdentityProviderClient({ maxAttempts: 10 });
  const ids = new Map<string, string>();
  const lines = linesOf(folder, filesOf(manifest, 'users'), parsers.users);
  await runInParallel(concurrent, async (_, signal) => {
    for (let next = await lines.next(); !next.done && !signal.aborted; next = await lines.next()) {
      const user = next.value;
      const find = (name: string) => findUser(client, UserPoolId, name);
      const found = (await find(user.id)) ?? (await find(user.attributes['email'] ?? user.id));
      const id = found ?? (await createUser(client, UserPoolId, user));
      ids.set(user.id, id);
    }
  });
  return ids;
}
