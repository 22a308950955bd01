import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUpdateUserAttributesCommand,
  CreateGroupCommand,
  DescribeUserPoolCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { UserPoolId, client, join, newAddress, refused, setUpPool } from './pool.ts';

setUpPool();

describe('an administrator', () => {
  test('creates, reads, changes and deletes a user', async () => {
    const Username = newAddress();
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        TemporaryPassword: 'temporary-1',
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: Username },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
    await client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username,
        UserAttributes: [{ Name: 'name', Value: 'Other Person' }],
      }),
    );
    const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: User?.Username },
        { Name: 'email', Value: Username },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Other Person' },
      ]),
    );
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    await expect(client.send(new AdminGetUserCommand({ UserPoolId, Username }))).rejects.toEqual(
      refused('UserNotFoundException'),
    );
  });

  test('finds users by an attribute, whole or by its beginning', async () => {
    const username = await join();
    const find = async (Filter: string) => {
      const { Users } = await client.send(new ListUsersCommand({ UserPoolId, Filter }));
      return Users?.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value);
    };
    expect(await find(`email = "${username}"`)).toEqual([username]);
    expect(await find(`email ^= "${username.slice(0, 20)}"`)).toEqual([username]);
    expect(await find('email = "nobody@example.com"')).toEqual([]);
    await expect(find('email')).rejects.toEqual(refused('InvalidParameterException'));
  });

  test('lists users in pages that meet without a gap', async () => {
    const created = await Promise.all([join(), join(), join()]);
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await client.send(
        new ListUsersCommand({ UserPoolId, Limit: 2, ...(PaginationToken ? { PaginationToken } : {}) }),
      );
      expect(page.Users?.length).toBeLessThanOrEqual(2);
      for (const { Attributes } of page.Users ?? [])
        seen.push(Attributes?.find(({ Name }) => Name === 'email')?.Value);
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(seen).toEqual(expect.arrayContaining(created));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('puts users into groups and takes them out', async () => {
    const Username = await join();
    const GroupName = `group-${randomUUID()}`;
    const create = new CreateGroupCommand({ UserPoolId, GroupName, Description: 'Sample' });
    await client.send(create);
    await expect(client.send(create)).rejects.toEqual(refused('GroupExistsException'));
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    const groups = async () => {
      const { Groups } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
      return Groups?.map((group) => group.GroupName);
    };
    expect(await groups()).toEqual([GroupName]);
    const members = await client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName }));
    expect(members.Users).toHaveLength(1);
    await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName }));
    expect(await groups()).toEqual([]);
    await expect(
      client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'no-such-group' })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });

  test('reads the pool’s password policy', async () => {
    const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));
    expect(UserPool?.Policies?.PasswordPolicy).toMatchObject({ MinimumLength: 8, RequireNumbers: true });
    await expect(
      client.send(new DescribeUserPoolCommand({ UserPoolId: 'us-east-1_None00000' })),
    ).rejects.toEqual(refused('ResourceNotFoundException'));
  });
});
