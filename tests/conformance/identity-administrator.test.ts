import { paginateListUsers, type UserType } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  Password,
  UserPoolId,
  claims,
  client,
  join,
  newAddress,
  refused,
  setUpPool,
  signIn,
} from './pool.ts';

setUpPool();

const addressesOf = (users: UserType[] = []) =>
  users.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value);

describe('an administrator', () => {
  test('creates, reads, changes and deletes a user', async () => {
    const Username = newAddress();
    const user = { UserPoolId, Username };
    const address = [
      { Name: 'email', Value: Username },
      { Name: 'email_verified', Value: 'true' },
    ];
    const { User } = await client.adminCreateUser({
      ...user,
      TemporaryPassword: 'temporary-1',
      MessageAction: 'SUPPRESS',
      UserAttributes: address,
    });
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
    const name = { Name: 'name', Value: 'Other Person' };
    await client.adminUpdateUserAttributes({ ...user, UserAttributes: [name] });
    const { UserAttributes } = await client.adminGetUser(user);
    expect(UserAttributes).toEqual(
      expect.arrayContaining([{ Name: 'sub', Value: User?.Username }, ...address, name]),
    );
    await client.adminDeleteUser(user);
    await expect(client.adminGetUser(user)).rejects.toEqual(refused('UserNotFoundException'));
  });

  test('finds users by an attribute, whole or by its beginning', async () => {
    const username = await join();
    const find = async (Filter: string) =>
      addressesOf((await client.listUsers({ UserPoolId, Filter })).Users);
    expect(await find(`email = "${username}"`)).toEqual([username]);
    expect(await find(`email ^= "${username.slice(0, 20)}"`)).toEqual([username]);
    expect(await find('email = "nobody@example.com"')).toEqual([]);
    await expect(find('email')).rejects.toEqual(refused('InvalidParameterException'));
  });

  test('lists users in pages that meet without a gap', async () => {
    const created = await Promise.all([join(), join(), join()]);
    const seen: (string | undefined)[] = [];
    for await (const { Users } of paginateListUsers({ client, pageSize: 2 }, { UserPoolId })) {
      expect(Users?.length).toBeLessThanOrEqual(2);
      seen.push(...addressesOf(Users));
    }
    expect(seen).toEqual(expect.arrayContaining(created));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('puts users into groups, which their tokens name, and takes them out', async () => {
    const Username = await join();
    const names = ['editors', 'readers'];
    const namedIn = (token: string) => (claims(token)['cognito:groups'] as string[] | undefined)?.toSorted();
    const groups = async () => {
      const { Groups = [] } = await client.adminListGroupsForUser({ UserPoolId, Username });
      const { AccessToken, IdToken } = await signIn(Username);
      const listed = Groups.map(({ GroupName = '' }) => GroupName).sort();
      return { listed, access: namedIn(AccessToken), id: namedIn(IdToken) };
    };
    for (const GroupName of names) {
      await client.createGroup({ UserPoolId, GroupName, Description: 'Sample' });
      await client.adminAddUserToGroup({ UserPoolId, Username, GroupName });
      await client.adminAddUserToGroup({ UserPoolId, Username, GroupName });
      expect((await client.listUsersInGroup({ UserPoolId, GroupName })).Users).toHaveLength(1);
    }
    expect(await groups()).toEqual({ listed: names, access: names, id: names });
    for (const GroupName of names) await client.adminRemoveUserFromGroup({ UserPoolId, Username, GroupName });
    expect(await groups()).toEqual({ listed: [], access: undefined, id: undefined });
  });

  test('does not create a group twice', async () => {
    const create = () => client.createGroup({ UserPoolId, GroupName: 'once' });
    await create();
    await expect(create()).rejects.toEqual(refused('GroupExistsException'));
  });
});

test.each([
  ['client', () => client.signUp({ ClientId: 'nosuchclient', Username: newAddress(), Password })],
  ['pool', () => client.describeUserPool({ UserPoolId: 'us-east-1_None00000' })],
  [
    'group',
    async () => client.adminAddUserToGroup({ UserPoolId, Username: await join(), GroupName: 'no-group' }),
  ],
])('a %s that does not exist is a ResourceNotFoundException', async (_what, request) => {
  await expect(request()).rejects.toEqual(refused('ResourceNotFoundException'));
});
