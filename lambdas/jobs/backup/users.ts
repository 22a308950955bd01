import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  paginateListUsers,
  paginateListUsersInGroup,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolSettings } from '@redwhiteandcode/contract/identity/user-pool.ts';
import type { BackupFolder } from './folder.ts';
import type { Manifest, UserLine } from './manifest.ts';
import { runInParallel } from '../platform/parallel.ts';
import { filesOf, linesOf, parsers } from './verify.ts';

/** Returns the groups of each user who is in one. */
async function readGroups(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
): Promise<Map<string, string[]>> {
  const groups = new Map<string, string[]>();
  for (const GroupName of userPoolSettings.groups) {
    for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName }))
      for (const { Username = '' } of Users)
        groups.set(Username, [...(groups.get(Username) ?? []), GroupName]);
  }
  return groups;
}

const valuesOf = (attributes: readonly AttributeType[] = []): Record<string, string> =>
  Object.fromEntries(attributes.map(({ Name = '', Value = '' }) => [Name, Value]));

/** Copies every account of a user pool into a file, without passwords. Returns their number. */
export async function copyUsers(folder: BackupFolder, file: string, UserPoolId: string): Promise<number> {
  const client = new CognitoIdentityProviderClient({ maxAttempts: 10 });
  const groups = await readGroups(client, UserPoolId);
  folder.cut(file, 0);
  let count = 0;
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId })) {
    const lines = Users.map(
      ({ Username = '', Attributes, Enabled, UserStatus = '', UserCreateDate = new Date(0) }): UserLine => ({
        id: Username,
        attributes: valuesOf(Attributes),
        isEnabled: Enabled === true,
        status: UserStatus,
        created: UserCreateDate.toISOString(),
        groups: groups.get(Username) ?? [],
      }),
    );
    folder.append(
      file,
      lines.map((line) => JSON.stringify(line)),
    );
    count += lines.length;
  }
  return count;
}

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
