import { attributeList } from '../pool/attributes.ts';
import type { Handlers } from './calls.ts';
import { type Context, requirePool } from '../pool/context.ts';
import { invalidParameter, resourceNotFound } from '../pool/errors.ts';
import type { UserRecord } from '../pool/records.ts';
import { describeUser } from '../pool/users.ts';

/** The users of a page, as many as Cognito returns without a limit. */
const pageSize = 60;

/** Reads the position at which a page starts from the token of the page before. */
function positionIn(token: string | undefined): number {
  if (token !== undefined && !/^\d{1,15}$/.test(token)) throw invalidParameter('Invalid pagination token.');
  return Number(token ?? 0);
}

/** Returns one page of records, and the token of the next page if there is one. */
function pageOf<T>(records: { position: number; value: T }[]): { values: T[]; next: string | undefined } {
  const page = records.slice(0, pageSize);
  const next = records.length > pageSize ? page.at(-1)?.position.toString() : undefined;
  return { values: page.map(({ value }) => value), next };
}

const listed = (user: UserRecord) => ({ ...describeUser(user), Attributes: attributeList(user) });

/** Listing the users of a pool and of a group. */
export const listOperations = (context: Context): Handlers<'ListUsers' | 'ListUsersInGroup'> => ({
  ListUsers({ UserPoolId, PaginationToken }) {
    requirePool(context, UserPoolId);
    const { users } = context.store;
    const { values, next } = pageOf(users.page(UserPoolId, positionIn(PaginationToken), pageSize + 1));
    return { Users: values.map(listed), PaginationToken: next };
  },
  ListUsersInGroup({ UserPoolId, GroupName, NextToken }) {
    const { groups } = requirePool(context, UserPoolId);
    if (!groups.includes(GroupName)) throw resourceNotFound('Group not found.');
    const { memberships, users } = context.store;
    const members = memberships
      .page(UserPoolId, positionIn(NextToken), Number.MAX_SAFE_INTEGER)
      .filter(({ value }) => value.group === GroupName);
    const { values, next } = pageOf(members);
    const found = values.flatMap(({ sub }) => users.get(UserPoolId, sub) ?? []);
    return { Users: found.map(listed), NextToken: next };
  },
});
