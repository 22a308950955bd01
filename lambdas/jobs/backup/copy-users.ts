import {
  type AttributeType,
  CognitoIdentityProviderClient,
  paginateListUsers,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolSettings } from '@redwhiteandcode/contract/identity/user-pool.ts';
import type { BackupFolder } from './folder.ts';
import type { UserLine } from './manifest.ts';

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
