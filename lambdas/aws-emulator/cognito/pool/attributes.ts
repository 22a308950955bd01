import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import type { Client, Pool } from './config.ts';
import { invalidParameter, notAuthorized } from './errors.ts';

const STANDARD = new Set(
  'address birthdate email email_verified family_name gender given_name locale middle_name name nickname phone_number phone_number_verified picture preferred_username profile sub updated_at website zoneinfo'.split(
    ' ',
  ),
);
const MAX_LENGTH = 2048;

/** A user's attributes by name. */
export type Attributes = Record<string, string>;

/** Returns the comparable form of an email address. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

const schemaError = (text: string) => invalidParameter(`Attributes did not conform to the schema: ${text}`);

/** Whether a pool has an attribute. */
export const isAttribute = ({ customAttributes }: Pool, name: string): boolean =>
  STANDARD.has(name) || customAttributes.has(name);

/** Throws `InvalidParameterException` for a value that an attribute cannot have. */
export function checkValue(pool: Pool, name: string, value: string): void {
  if (!isAttribute(pool, name)) throw schemaError(`Type for attribute {${name}} could not be determined`);
  if (value.length > MAX_LENGTH)
    throw schemaError(`${name}: String must be no longer than ${MAX_LENGTH} characters`);
  if (name === 'email' && !isEmail(value)) throw invalidParameter('Invalid email address format.');
  if (name.endsWith('_verified') && value !== 'true' && value !== 'false')
    throw schemaError(`${name}: must be true or false`);
}

/** Whether a user may write an attribute through a client. No user can mark an address as verified. */
const isWritable = (name: string, client: Pick<Client, 'writable'>): boolean =>
  !name.endsWith('_verified') && (client.writable?.includes(name) ?? true);

/** Reads and validates a request's attributes. Through a client, users write only the attributes that it allows. */
export function readAttributes(
  pool: Pool,
  list: AttributeType[] | undefined,
  client?: Pick<Client, 'writable'>,
): Attributes {
  const attributes: Attributes = {};
  for (const { Name, Value } of list ?? []) {
    if (typeof Name !== 'string' || Name === '')
      throw invalidParameter(
        "1 validation error detected: Value null at 'userAttributes.1.member.name' failed to satisfy constraint: Member must not be null",
      );
    const value = String(Value ?? '');
    if (Name === 'sub') throw invalidParameter('user.sub: Attribute cannot be updated.');
    if (client && !isWritable(Name, client))
      throw notAuthorized('A client attempted to write unauthorized attribute');
    checkValue(pool, Name, value);
    attributes[Name] = value;
  }
  return attributes;
}

/** Returns a new user's address: the user name, which an `email` attribute may only repeat. */
export function emailOf(username: string, attributes: Attributes): string {
  if (!isEmail(username)) throw invalidParameter('Username should be an email.');
  if (attributes.email !== undefined && normalizeEmail(attributes.email) !== normalizeEmail(username))
    throw invalidParameter('The email attribute must be the same as the user name.');
  return attributes.email ?? username;
}
