import type * as Idp from '@aws-sdk/client-cognito-identity-provider';

/** The implemented operations, each with the SDK's request and response. */
export interface Calls {
  SignUp: [Idp.SignUpRequest, Idp.SignUpResponse];
  AdminConfirmSignUp: [Idp.AdminConfirmSignUpRequest, Idp.AdminConfirmSignUpResponse];
  InitiateAuth: [Idp.InitiateAuthRequest, Idp.InitiateAuthResponse];
  AdminInitiateAuth: [Idp.AdminInitiateAuthRequest, Idp.AdminInitiateAuthResponse];
  GetTokensFromRefreshToken: [Idp.GetTokensFromRefreshTokenRequest, Idp.GetTokensFromRefreshTokenResponse];
  RevokeToken: [Idp.RevokeTokenRequest, Idp.RevokeTokenResponse];
  AdminUserGlobalSignOut: [Idp.AdminUserGlobalSignOutRequest, Idp.AdminUserGlobalSignOutResponse];
  ChangePassword: [Idp.ChangePasswordRequest, Idp.ChangePasswordResponse];
  GetUser: [Idp.GetUserRequest, Idp.GetUserResponse];
  UpdateUserAttributes: [Idp.UpdateUserAttributesRequest, Idp.UpdateUserAttributesResponse];
  DeleteUser: [Idp.DeleteUserRequest, object];
  AssociateSoftwareToken: [Idp.AssociateSoftwareTokenRequest, Idp.AssociateSoftwareTokenResponse];
  AdminGetUser: [Idp.AdminGetUserRequest, Idp.AdminGetUserResponse];
  AdminCreateUser: [Idp.AdminCreateUserRequest, Idp.AdminCreateUserResponse];
  AdminDeleteUser: [Idp.AdminDeleteUserRequest, object];
  AdminDisableUser: [Idp.AdminDisableUserRequest, Idp.AdminDisableUserResponse];
  AdminEnableUser: [Idp.AdminEnableUserRequest, Idp.AdminEnableUserResponse];
  AdminSetUserPassword: [Idp.AdminSetUserPasswordRequest, Idp.AdminSetUserPasswordResponse];
  AdminUpdateUserAttributes: [Idp.AdminUpdateUserAttributesRequest, Idp.AdminUpdateUserAttributesResponse];
  AdminAddUserToGroup: [Idp.AdminAddUserToGroupRequest, object];
  AdminRemoveUserFromGroup: [Idp.AdminRemoveUserFromGroupRequest, object];
  AdminListGroupsForUser: [Idp.AdminListGroupsForUserRequest, Idp.AdminListGroupsForUserResponse];
  CreateIdentityProvider: [Idp.CreateIdentityProviderRequest, Idp.CreateIdentityProviderResponse];
  UpdateIdentityProvider: [Idp.UpdateIdentityProviderRequest, Idp.UpdateIdentityProviderResponse];
  DescribeIdentityProvider: [Idp.DescribeIdentityProviderRequest, Idp.DescribeIdentityProviderResponse];
  DeleteIdentityProvider: [Idp.DeleteIdentityProviderRequest, object];
  ListIdentityProviders: [Idp.ListIdentityProvidersRequest, Idp.ListIdentityProvidersResponse];
  GetIdentityProviderByIdentifier: [
    Idp.GetIdentityProviderByIdentifierRequest,
    Idp.GetIdentityProviderByIdentifierResponse,
  ];
  GetSigningCertificate: [Idp.GetSigningCertificateRequest, Idp.GetSigningCertificateResponse];
  CreateUserPoolClient: [Idp.CreateUserPoolClientRequest, Idp.CreateUserPoolClientResponse];
  UpdateUserPoolClient: [Idp.UpdateUserPoolClientRequest, Idp.UpdateUserPoolClientResponse];
  DescribeUserPoolClient: [Idp.DescribeUserPoolClientRequest, Idp.DescribeUserPoolClientResponse];
  AdminLinkProviderForUser: [Idp.AdminLinkProviderForUserRequest, Idp.AdminLinkProviderForUserResponse];
  AdminDisableProviderForUser: [
    Idp.AdminDisableProviderForUserRequest,
    Idp.AdminDisableProviderForUserResponse,
  ];
  ListUsers: [Idp.ListUsersRequest, Idp.ListUsersResponse];
  ListUsersInGroup: [Idp.ListUsersInGroupRequest, Idp.ListUsersInGroupResponse];
}

/** The name of an implemented operation. */
export type OperationName = keyof Calls;

/** A request whose required members are present. */
type Parsed<T> = {
  [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] : Exclude<T[K], undefined>;
};

/** An operation's validated request. */
export type Input<N extends OperationName> = Parsed<Calls[N][0]>;

/** An operation's response. Dates become seconds since 1970 on the wire. */
export type Output<N extends OperationName> = Calls[N][1];

/** A group of operations. */
export type Handlers<N extends OperationName = OperationName> = {
  [K in N]: (input: Input<K>) => Output<K> | Promise<Output<K>>;
};
