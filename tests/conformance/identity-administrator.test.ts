import { paginateListUsers, paginateListUsersInGroup } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  Password,
  UserPoolId,
  claims,
  client,
  groupNames,
  join,
  newAddress,
  refused,
  setUpPool,
  signIn,
} from './pool.ts';

setUpPool();

describe('an administrator', () => {
  test('creates, reads, changes, and deletes a user', async () => {
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

  test('lists every user of the pool and of a group, in pages of 60', async () => {
    const [GroupName = ''] = groupNames;
    const addresses = Array.from({ length: 65 }, newAddress);
    const subs = await Promise.all(
      addresses.map(async (Username) => {
        const { User } = await client.adminCreateUser({ UserPoolId, Username, MessageAction: 'SUPPRESS' });
        await client.adminAddUserToGroup({ UserPoolId, Username, GroupName });
        return User?.Username ?? '';
      }),
    );
    const [removed = '', ...members] = subs;
    await client.adminRemoveUserFromGroup({ UserPoolId, Username: removed, GroupName });

    const first = await client.listUsers({ UserPoolId });
    expect(first.Users).toHaveLength(60);
    const listed = new Map<string | undefined, string | undefined>();
    for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId }))
      for (const { Username, Attributes } of Users)
        listed.set(Username, Attributes?.find(({ Name }) => Name === 'email')?.Value);
    expect(subs.map((sub) => listed.get(sub))).toEqual(addresses);

    const inGroup: string[] = [];
    for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName }))
      inGroup.push(...Users.map(({ Username = '' }) => Username));
    expect(inGroup.toSorted()).toEqual(members.toSorted());
    const unknown = client.listUsersInGroup({ UserPoolId, GroupName: 'nobody' });
    await expect(unknown).rejects.toEqual(refused('ResourceNotFoundException'));
  });

  test('adds users to groups, which their tokens list, and removes them', async () => {
    const Username = await join();
    const namedIn = (token: string) => (claims(token)['cognito:groups'] as string[] | undefined)?.toSorted();
    const groups = async () => {
      const { Groups = [] } = await client.adminListGroupsForUser({ UserPoolId, Username });
      const { AccessToken, IdToken } = await signIn(Username);
      const listed = Groups.map(({ GroupName = '' }) => GroupName).sort();
      return { listed, access: namedIn(AccessToken), id: namedIn(IdToken) };
    };
    for (const GroupName of groupNames) {
      await client.adminAddUserToGroup({ UserPoolId, Username, GroupName });
      await client.adminAddUserToGroup({ UserPoolId, Username, GroupName });
    }
    expect(await groups()).toEqual({ listed: groupNames, access: groupNames, id: groupNames });
    for (const GroupName of groupNames)
      await client.adminRemoveUserFromGroup({ UserPoolId, Username, GroupName });
    expect(await groups()).toEqual({ listed: [], access: undefined, id: undefined });
  });
});

test.each([
  ['client', () => client.signUp({ ClientId: 'nosuchclient', Username: newAddress(), Password })],
  ['pool', () => client.adminGetUser({ UserPoolId: 'us-east-1_None00000', Username: newAddress() })],
  [
    'group',
    async () => client.adminAddUserToGroup({ UserPoolId, Username: await join(), GroupName: 'no-group' }),
  ],
])(
  'an administrator gets a ResourceNotFoundException for a %s that does not exist',
  async (_what, request) => {
    await expect(request()).rejects.toEqual(refused('ResourceNotFoundException'));
  },
);
