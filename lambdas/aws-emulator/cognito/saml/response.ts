import type { KeyObject } from 'node:crypto';
import { FederationError, joinValues, type PersonClaims } from '../pool/federation.ts';
import type { SamlTrust } from '../pool/records.ts';
import { decryptAssertion } from './encryption.ts';
import { readSigned } from './signature.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  elementsIn,
  hasName,
  hasOnlyText,
  NS,
  parseXml,
  requireChild,
  textOf,
} from './xml.ts';

/** The difference between two clocks that is accepted, in milliseconds. */
export const CLOCK_SKEW_MS = 120_000;

const MAX_CHARACTERS = 100_000;
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** What a response is checked against. */
export interface ExpectedResponse {
  provider: string;
  trust: SamlTrust;
  /** The pool's name as a service provider, and the URL to which the response was posted. */
  audience: string;
  recipient: string;
  requestId: string;
  /** The key for encrypted assertions; undefined if the provider may not encrypt. */
  key: KeyObject | undefined;
}

/** The person whom an assertion is about. */
export interface Asserted {
  subject: string;
  claims: PersonClaims;
  samlSession: string | undefined;
}

const refuse = (reason: string) =>
  new FederationError(`Invalid SAML response received: ${reason}`, 'server_error');

function decode(base64: string): string {
  if (base64.length > MAX_CHARACTERS) throw refuse(`It has more than ${MAX_CHARACTERS} characters.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw refuse('It is not UTF-8.');
  }
}

/** Reads the provider's reason for a response without a person. Anyone can write one, so it is only shown. */
function checkStatus(response: Element, provider: string): void {
  const status = requireChild(response, NS.protocol, 'Status');
  const code = requireChild(status, NS.protocol, 'StatusCode');
  if (attributeOf(code, 'Value') === SUCCESS) return;
  const message = childOf(status, NS.protocol, 'StatusMessage');
  const codes = [code, ...elementsIn(code, NS.protocol, 'StatusCode')];
  const names = codes.map((one) => attributeOf(one, 'Value')?.split(':').at(-1) ?? '');
  const reason = [...names, message ? textOf(message) : ''].join(' ').trim();
  throw new FederationError(`${provider} Error - ${reason}`.slice(0, 300), 'access_denied');
}

/** Two elements with one ID let a signature cover one while a reader takes the other. */
function checkIds(root: Element): void {
  const ids = [root, ...Array.from(root.getElementsByTagName('*'))].flatMap((element) =>
    ['ID', 'Id', 'id'].flatMap((name) => attributeOf(element, name) ?? []),
  );
  if (new Set(ids).size !== ids.length) throw refuse('Two elements have the same ID.');
}

/** Returns the one assertion of a response. It must be a child: elsewhere, it is a copy that somebody hid. */
function findAssertion(response: Element): Element {
  const all = ['Assertion', 'EncryptedAssertion'].flatMap((name) => elementsIn(response, NS.assertion, name));
  const [assertion] = all;
  if (!assertion || all.length > 1) throw refuse('It must have exactly one assertion.');
  if (assertion.parentNode !== response) throw refuse('The assertion is not where it belongs.');
  return assertion;
}

/** Signatures elsewhere than in the response and the assertion cover something that nobody reads. */
function checkSignatures(document: Element, owners: readonly Element[]): void {
  if (
    elementsIn(document, NS.signature, 'Signature').some(
      ({ parentNode }) => !owners.includes(parentNode as Element),
    )
  )
    throw refuse('A signature is not where it belongs.');
}

/** Returns the assertion as the provider signed it, alone or with the whole response, decrypted if necessary. */
function readAssertion(xml: string, response: Element, { trust, key }: ExpectedResponse): Element {
  const inDocument = findAssertion(response);
  checkIds(response);
  checkSignatures(response, [response, inDocument]);
  const signedResponse = readSigned(xml, response, trust.certificates);
  const isEncrypted = hasName(inDocument, NS.assertion, 'EncryptedAssertion');
  if (!isEncrypted && key) throw refuse('The provider must encrypt assertions, and this one is not.');
  if (!isEncrypted) {
    const signed = readSigned(xml, inDocument, trust.certificates);
    const covered = signed ?? (signedResponse && findAssertion(signedResponse));
    if (!covered) throw refuse('It is not signed.');
    return covered;
  }
  if (!key) throw refuse('The assertion is encrypted, and the provider was set up without encryption.');
  const inner = decryptAssertion(signedResponse ? findAssertion(signedResponse) : inDocument, key);
  const decrypted = parseXml(inner);
  if (!hasName(decrypted, NS.assertion, 'Assertion')) throw refuse('What is encrypted is no assertion.');
  checkIds(decrypted);
  checkSignatures(decrypted, [decrypted]);
  const covered = readSigned(inner, decrypted, trust.certificates) ?? (signedResponse && decrypted);
  if (!covered) throw refuse('It is not signed.');
  return covered;
}

function timeOf(element: Element, name: string): number | undefined {
  const text = attributeOf(element, name);
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw refuse(`${name} is not a time in UTC.`);
  return time;
}

function checkTimes(element: Element): void {
  const now = Date.now();
  if ((timeOf(element, 'NotBefore') ?? 0) > now + CLOCK_SKEW_MS)
    throw refuse('The assertion is from the future. Check the clock of the provider.');
  if ((timeOf(element, 'NotOnOrAfter') ?? now) <= now - CLOCK_SKEW_MS)
    throw refuse('The assertion has expired. Check the clock of the provider.');
}

function checkIssuer(element: Element, { entityId }: SamlTrust): void {
  const issuer = textOf(requireChild(element, NS.assertion, 'Issuer'));
  if (issuer !== entityId) throw refuse(`The issuer is ${issuer}, not ${entityId}.`);
}

/** Checks the audience and the time of an assertion (SAML core, section 2.5). */
function checkConditions(assertion: Element, audience: string): void {
  const conditions = requireChild(assertion, NS.assertion, 'Conditions');
  checkTimes(conditions);
  const restrictions = childrenOf(conditions, NS.assertion, 'AudienceRestriction');
  const isOurs = (restriction: Element) =>
    childrenOf(restriction, NS.assertion, 'Audience').some((one) => textOf(one) === audience);
  if (restrictions.length === 0 || !restrictions.every(isOurs))
    throw refuse(`The audience is not ${audience}.`);
}

/** The bearer of an assertion must be sent to us, in time, for our request (SAML profiles, section 4.1.4.2). */
function checkConfirmation(subject: Element, { recipient, requestId }: ExpectedResponse): void {
  const confirmations = childrenOf(subject, NS.assertion, 'SubjectConfirmation').filter(
    (one) => attributeOf(one, 'Method') === BEARER,
  );
  const [confirmation] = confirmations;
  if (!confirmation || confirmations.length > 1)
    throw refuse('It must have exactly one bearer confirmation.');
  const data = requireChild(confirmation, NS.assertion, 'SubjectConfirmationData');
  if (attributeOf(data, 'Recipient') !== recipient) throw refuse(`The recipient is not ${recipient}.`);
  if (attributeOf(data, 'InResponseTo') !== requestId) throw refuse('It responds to another request.');
  if (attributeOf(data, 'NotOnOrAfter') === undefined) throw refuse('The confirmation has no end.');
  checkTimes(data);
}

/** Reads attributes by name. Several elements with one name, as Keycloak sends roles, are one list. */
function readAttributes(assertion: Element): PersonClaims {
  const lists = new Map<string, string[]>();
  for (const attribute of elementsIn(assertion, NS.assertion, 'Attribute')) {
    const name = attributeOf(attribute, 'Name') ?? '';
    const values = childrenOf(attribute, NS.assertion, 'AttributeValue').filter(hasOnlyText).map(textOf);
    if (values.length === 0) continue;
    lists.set(name, [...(lists.get(name) ?? []), ...values]);
  }
  return Object.fromEntries(Array.from(lists, ([name, values]) => [name, joinValues(values)]));
}

function readSession(assertion: Element): string | undefined {
  const [statement] = childrenOf(assertion, NS.assertion, 'AuthnStatement');
  if (!statement) throw refuse('It has no AuthnStatement.');
  const end = timeOf(statement, 'SessionNotOnOrAfter');
  if (end !== undefined && end <= Date.now() - CLOCK_SKEW_MS)
    throw refuse('The session at the provider has ended.');
  return attributeOf(statement, 'SessionIndex');
}

/**
 * Reads a response in base64, as a provider's form posts it (SAML profiles, section 4.1.4). Everything is read from what a
 * signature covers. Throws a FederationError.
 */
export function readResponse(base64: string, expected: ExpectedResponse): Asserted {
  const xml = decode(base64);
  const response = parseXml(xml);
  if (!hasName(response, NS.protocol, 'Response')) throw refuse('It is no SAML response.');
  checkStatus(response, expected.provider);
  const assertion = readAssertion(xml, response, expected);
  if (childOf(response, NS.assertion, 'Issuer')) checkIssuer(response, expected.trust);
  const destination = attributeOf(response, 'Destination');
  if (destination !== undefined && destination !== expected.recipient)
    throw refuse(`The destination is not ${expected.recipient}.`);
  if (attributeOf(response, 'InResponseTo') !== expected.requestId)
    throw refuse('It responds to another request.');
  checkIssuer(assertion, expected.trust);
  checkConditions(assertion, expected.audience);
  const subject = requireChild(assertion, NS.assertion, 'Subject');
  checkConfirmation(subject, expected);
  const nameId = textOf(requireChild(subject, NS.assertion, 'NameID'));
  if (nameId === '') throw refuse('The NameID is empty.');
  return { subject: nameId, claims: readAttributes(assertion), samlSession: readSession(assertion) };
}
