import type * as Idp from '@aws-sdk/client-cognito-identity-provider';

/** The operations that are implemented, each with the SDK's request and response. */
export interface Calls {
  SignUp: [Idp.SignUpRequest, Idp.SignUpResponse];
  ConfirmSignUp: [Idp.ConfirmSignUpRequest, Idp.ConfirmSignUpResponse];
  ResendConfirmationCode: [Idp.ResendConfirmationCodeRequest, Idp.ResendConfirmationCodeResponse];
  AdminConfirmSignUp: [Idp.AdminConfirmSignUpRequest, Idp.AdminConfirmSignUpResponse];
  InitiateAuth: [Idp.InitiateAuthRequest, Idp.InitiateAuthResponse];
  AdminInitiateAuth: [Idp.AdminInitiateAuthRequest, Idp.AdminInitiateAuthResponse];
  RespondToAuthChallenge: [Idp.RespondToAuthChallengeRequest, Idp.RespondToAuthChallengeResponse];
  AdminRespondToAuthChallenge: [
    Idp.AdminRespondToAuthChallengeRequest,
    Idp.AdminRespondToAuthChallengeResponse,
  ];
  GetTokensFromRefreshToken: [Idp.GetTokensFromRefreshTokenRequest, Idp.GetTokensFromRefreshTokenResponse];
  RevokeToken: [Idp.RevokeTokenRequest, Idp.RevokeTokenResponse];
  GlobalSignOut: [Idp.GlobalSignOutRequest, Idp.GlobalSignOutResponse];
  AdminUserGlobalSignOut: [Idp.AdminUserGlobalSignOutRequest, Idp.AdminUserGlobalSignOutResponse];
  ForgotPassword: [Idp.ForgotPasswordRequest, Idp.ForgotPasswordResponse];
  ConfirmForgotPassword: [Idp.ConfirmForgotPasswordRequest, Idp.ConfirmForgotPasswordResponse];
  ChangePassword: [Idp.ChangePasswordRequest, Idp.ChangePasswordResponse];
  GetUser: [Idp.GetUserRequest, Idp.GetUserResponse];
  UpdateUserAttributes: [Idp.UpdateUserAttributesRequest, Idp.UpdateUserAttributesResponse];
  VerifyUserAttribute: [Idp.VerifyUserAttributeRequest, Idp.VerifyUserAttributeResponse];
  DeleteUser: [Idp.DeleteUserRequest, object];
  AssociateSoftwareToken: [Idp.AssociateSoftwareTokenRequest, Idp.AssociateSoftwareTokenResponse];
  VerifySoftwareToken: [Idp.VerifySoftwareTokenRequest, Idp.VerifySoftwareTokenResponse];
  SetUserMFAPreference: [Idp.SetUserMFAPreferenceRequest, Idp.SetUserMFAPreferenceResponse];
  AdminSetUserMFAPreference: [Idp.AdminSetUserMFAPreferenceRequest, Idp.AdminSetUserMFAPreferenceResponse];
  AdminGetUser: [Idp.AdminGetUserRequest, Idp.AdminGetUserResponse];
  AdminCreateUser: [Idp.AdminCreateUserRequest, Idp.AdminCreateUserResponse];
  AdminDeleteUser: [Idp.AdminDeleteUserRequest, object];
  AdminDisableUser: [Idp.AdminDisableUserRequest, Idp.AdminDisableUserResponse];
  AdminEnableUser: [Idp.AdminEnableUserRequest, Idp.AdminEnableUserResponse];
  AdminSetUserPassword: [Idp.AdminSetUserPasswordRequest, Idp.AdminSetUserPasswordResponse];
  AdminUpdateUserAttributes: [Idp.AdminUpdateUserAttributesRequest, Idp.AdminUpdateUserAttributesResponse];
  ListUsers: [Idp.ListUsersRequest, Idp.ListUsersResponse];
  CreateGroup: [Idp.CreateGroupRequest, Idp.CreateGroupResponse];
  UpdateGroup: [Idp.UpdateGroupRequest, Idp.UpdateGroupResponse];
  DeleteGroup: [Idp.DeleteGroupRequest, object];
  GetGroup: [Idp.GetGroupRequest, Idp.GetGroupResponse];
  ListGroups: [Idp.ListGroupsRequest, Idp.ListGroupsResponse];
  AdminAddUserToGroup: [Idp.AdminAddUserToGroupRequest, object];
  AdminRemoveUserFromGroup: [Idp.AdminRemoveUserFromGroupRequest, object];
  AdminListGroupsForUser: [Idp.AdminListGroupsForUserRequest, Idp.AdminListGroupsForUserResponse];
  ListUsersInGroup: [Idp.ListUsersInGroupRequest, Idp.ListUsersInGroupResponse];
  CreateUserPool: [Idp.CreateUserPoolRequest, Idp.CreateUserPoolResponse];
  DescribeUserPool: [Idp.DescribeUserPoolRequest, Idp.DescribeUserPoolResponse];
  ListUserPools: [Idp.ListUserPoolsRequest, Idp.ListUserPoolsResponse];
  DeleteUserPool: [Idp.DeleteUserPoolRequest, object];
  SetUserPoolMfaConfig: [Idp.SetUserPoolMfaConfigRequest, Idp.SetUserPoolMfaConfigResponse];
  GetUserPoolMfaConfig: [Idp.GetUserPoolMfaConfigRequest, Idp.GetUserPoolMfaConfigResponse];
  CreateUserPoolClient: [Idp.CreateUserPoolClientRequest, Idp.CreateUserPoolClientResponse];
  DescribeUserPoolClient: [Idp.DescribeUserPoolClientRequest, Idp.DescribeUserPoolClientResponse];
  ListUserPoolClients: [Idp.ListUserPoolClientsRequest, Idp.ListUserPoolClientsResponse];
  DeleteUserPoolClient: [Idp.DeleteUserPoolClientRequest, object];
}

/** The name of an implemented operation. */
export type CallName = keyof Calls;

/** A request whose required members are known to be there. */
export type Parsed<T> = {
  [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] : Exclude<T[K], undefined>;
};

/** What an operation receives once its request has passed the schema. */
export type Input<N extends CallName> = Parsed<Calls[N][0]>;

/** What an operation answers; dates become seconds since 1970 on the wire. */
export type Output<N extends CallName> = Calls[N][1];

/** A family of operations. */
export type Handlers<N extends CallName = CallName> = {
  [K in N]: (input: Input<K>) => Output<K> | Promise<Output<K>>;
};
