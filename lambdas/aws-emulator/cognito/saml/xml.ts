import { DOMParser } from '@xmldom/xmldom';
import { FederationError } from '../pool/federation.ts';

/** The namespaces of SAML 2.0 and of its signatures and encryption. */
export const NS = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
} as const;

const refuse = (reason: string): never => {
  throw new FederationError(reason);
};

/** Parses a document and returns its root. Throws a FederationError for a document type, and for anything not well-formed. */
export function parseXml(xml: string): Element {
  // Before parsing: entities make parsers read files, or never end.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) refuse('The document has a DOCTYPE, which is not accepted.');
  const notXml = () => refuse('The document is not well-formed XML.');
  const root = new DOMParser({
    errorHandler: { warning: notXml, error: notXml, fatalError: notXml },
  }).parseFromString(xml, 'text/xml')?.documentElement;
  return root ?? notXml();
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Whether an element has a name. */
export const hasName = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name;

/** Returns the children of an element with a name. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.childNodes)
    .filter(isElement)
    .filter((element) => hasName(element, namespace, name));

/** Returns the one child with a name, or undefined. Throws a FederationError for several. */
export function childOf(parent: Element, namespace: string, name: string): Element | undefined {
  const found = childrenOf(parent, namespace, name);
  return found.length > 1 ? refuse(`${parent.localName} has several ${name}.`) : found[0];
}

/** Returns the one child with a name. Throws a FederationError for none or several. */
export const requireChild = (parent: Element, namespace: string, name: string): Element =>
  childOf(parent, namespace, name) ?? refuse(`${parent.localName} has no ${name}.`);

/** Returns the elements with a name below an element, at any depth. */
export const elementsIn = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.getElementsByTagNameNS(namespace, name));

/** Whether an element has no elements. */
export const hasOnlyText = (element: Element): boolean => !Array.from(element.childNodes).some(isElement);

/** Returns the whole text of an element, on both sides of a comment. Throws a FederationError if it has elements. */
export function textOf(element: Element): string {
  if (!hasOnlyText(element)) refuse(`${element.localName} has elements instead of a text.`);
  return (element.textContent ?? '').trim();
}

/** Returns an attribute, or undefined if it is missing. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.hasAttribute(name) ? (element.getAttribute(name) ?? '') : undefined;

/** Escapes a text for content and attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
