import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  claimsOf,
  type Connection,
  exchange,
  onTrigger,
  pool,
  setUpFederation,
  userNamed,
  UserPoolId,
} from './federated-pool.ts';
import { as, issuer, connectIssuer, provider, signInAt } from './open-id-provider.ts';
import { refused } from './pool.ts';

setUpFederation();
afterAll(() => provider.close());

let connection: Connection;
beforeAll(async () => {
  connection = await connectIssuer(issuer);
});

describe('a linked person', () => {
  let count = 0;
  async function createNative(): Promise<string> {
    const Username = `native-${(count += 1)}@example.com`;
    await pool.adminCreateUser({ UserPoolId, Username, MessageAction: 'SUPPRESS' });
    await pool.adminSetUserPassword({ UserPoolId, Username, Password: 'First-secret-1', Permanent: true });
    await pool.adminAddUserToGroup({ UserPoolId, Username, GroupName: 'user' });
    return Username;
  }
  const source = (subject: string, ProviderName = connection.name) => ({
    ProviderName,
    ProviderAttributeName: 'Cognito_Subject',
    ProviderAttributeValue: subject,
  });
  const link = (username: string, subject: string, name?: string) =>
    pool.adminLinkProviderForUser({
      UserPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
      SourceUser: source(subject, name),
    });

  test('signs in as the user, whose address becomes that of the provider and unproven', async () => {
    const username = await createNative();
    await pool.adminUpdateUserAttributes({
      UserPoolId,
      Username: username,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    });
    const native = await userNamed(username);
    await link(username, 'Linked-One');
    const { code, attempt } = await signInAt(
      connection,
      as('Linked-One', { email: 'linked.one@example.com' }),
    );
    const { tokens } = await exchange(connection, attempt, code);
    expect(claimsOf(tokens.id_token)).toMatchObject({
      sub: native?.attributes['sub'],
      'cognito:username': native?.Username,
      'cognito:groups': ['user'],
      email: 'linked.one@example.com',
      email_verified: false,
      identities: [{ userId: 'Linked-One', primary: 'false' }],
    });
    expect(await userNamed('linked.one@example.com')).toMatchObject({ UserStatus: 'CONFIRMED' });
    expect(await userNamed(`${connection.name}_linked-one`)).toBeUndefined();
  });

  test('in the trigger fails once, then signs in', async () => {
    const username = await createNative();
    onTrigger(async ({ triggerSource }) => {
      if (triggerSource === 'PreSignUp_ExternalProvider') await link(username, 'Linked-Two');
    });
    const respond = as('Linked-Two', { email: username });
    const first = await signInAt(connection, respond);
    expect(first).toMatchObject({
      error: 'invalid_request',
      description: `Already found an entry for username ${connection.name}_linked-two`,
    });
    const { code, attempt } = await signInAt(connection, respond);
    const { tokens } = await exchange(connection, attempt, code);
    expect(claimsOf(tokens.id_token)['sub']).toBe((await userNamed(username))?.attributes['sub']);
  });

  test('must be linked with the exact subject, not the lower case of the user name', async () => {
    await link(await createNative(), 'linked-three');
    expect((await signInAt(connection, as('Linked-Three'))).description).toMatch(
      /Invalid ProviderName\/Username/,
    );
  });

  test('cannot take the address of another user', async () => {
    const [first, second] = [await createNative(), await createNative()];
    await link(first, 'linked-four');
    const { description } = await signInAt(connection, as('linked-four', { email: second }));
    expect(description).toMatch(/already exists/);
  });

  test('cannot have signed in before, be linked twice, or be one of more than five', async () => {
    const username = await createNative();
    await signInAt(connection, as('linked-five'));
    await expect(link(username, 'linked-five')).rejects.toEqual(
      refused('InvalidParameterException', /Merging/),
    );
    await expect(link(username, 'x', 'c-unknown')).rejects.toEqual(refused('ResourceNotFoundException'));
    await expect(link('nobody@example.com', 'x')).rejects.toEqual(refused('UserNotFoundException'));
    for (const subject of ['a', 'b', 'c', 'd', 'e']) await link(username, `limit-${subject}`);
    await expect(link(username, 'limit-a')).rejects.toEqual(
      refused('InvalidParameterException', /already linked/),
    );
    await expect(link(username, 'limit-f')).rejects.toEqual(refused('LimitExceededException'));
  });

  test('is a new user after the link is gone', async () => {
    const username = await createNative();
    await link(username, 'linked-six');
    await pool.adminDisableProviderForUser({ UserPoolId, User: source('linked-six') });
    await signInAt(connection, as('linked-six'));
    expect(await userNamed(`${connection.name}_linked-six`)).toMatchObject({
      UserStatus: 'EXTERNAL_PROVIDER',
    });
    await expect(
      pool.adminDisableProviderForUser({ UserPoolId, User: source('linked-seven') }),
    ).rejects.toEqual(refused('UserNotFoundException'));
  });

  test('whose address a native account has is another user, who cannot be found by the address', async () => {
    const username = await createNative();
    await signInAt(connection, as('linked-eight', { email: username }));
    expect((await userNamed(username))?.UserStatus).toBe('CONFIRMED');
    await expect(
      pool.adminInitiateAuth({
        UserPoolId,
        ClientId: connection.clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: `${connection.name}_linked-eight`, PASSWORD: 'First-secret-1' },
      }),
    ).rejects.toEqual(refused('NotAuthorizedException'));
  });
});
