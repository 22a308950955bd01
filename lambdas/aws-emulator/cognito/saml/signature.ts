import { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { FederationError } from '../pool/federation.ts';
import { attributeOf, childrenOf, elementsIn, NS, parseXml, requireChild } from './xml.ts';

const SIGNATURES = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
const DIGESTS = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];
const TRANSFORMS = [
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
];

const refuse = (reason: string) =>
  new FederationError(`Invalid SAML response received: ${reason}`, 'server_error');

function checkAlgorithm(element: Element, accepted: readonly string[]): void {
  const algorithm = attributeOf(element, 'Algorithm') ?? '';
  if (!accepted.includes(algorithm))
    throw refuse(
      `The signature uses ${algorithm.split('#').at(-1)}, which is not accepted. Use RSA with SHA-256.`,
    );
}

/** A signature must cover exactly the element that it is in, and be made with accepted algorithms. */
function checkSignedInfo(signature: Element, id: string): void {
  const info = requireChild(signature, NS.signature, 'SignedInfo');
  const reference = requireChild(info, NS.signature, 'Reference');
  if (id === '' || attributeOf(reference, 'URI') !== `#${id}`)
    throw refuse('The signature covers another element than the one that it is in.');
  checkAlgorithm(requireChild(info, NS.signature, 'CanonicalizationMethod'), TRANSFORMS.slice(1));
  checkAlgorithm(requireChild(info, NS.signature, 'SignatureMethod'), SIGNATURES);
  checkAlgorithm(requireChild(reference, NS.signature, 'DigestMethod'), DIGESTS);
  for (const transform of elementsIn(reference, NS.signature, 'Transform'))
    checkAlgorithm(transform, TRANSFORMS);
}

/** Returns what a key signed as canonical XML, or undefined if the key did not sign it. */
function verify(xml: string, signature: Element, certificate: X509Certificate): string | undefined {
  const signed = new SignedXml({
    publicCert: certificate.toString(),
    // The key that the document brings along proves nothing.
    getCertFromKeyInfo: () => null,
  });
  try {
    signed.loadSignature(signature as unknown as string);
    if (!signed.checkSignature(xml)) return undefined;
  } catch {
    return undefined;
  }
  const references = signed.getSignedReferences();
  return references.length === 1 ? references[0] : undefined;
}

/**
 * Verifies the signature of an element of a document, if it has one, and returns the element as it was signed: what a reader
 * takes from there is covered, wherever else the document has elements of the same name. Returns undefined for an element
 * without a signature. Throws a FederationError for a signature that is not of one of the certificates.
 */
export function readSigned(
  xml: string,
  element: Element,
  certificates: readonly string[],
): Element | undefined {
  const [signature, ...others] = childrenOf(element, NS.signature, 'Signature');
  if (!signature) return undefined;
  if (others.length > 0) throw refuse('An element has several signatures.');
  const id = attributeOf(element, 'ID') ?? '';
  checkSignedInfo(signature, id);
  const all = certificates.map((base64) => new X509Certificate(Buffer.from(base64, 'base64')));
  const valid = all.filter(({ validToDate }) => validToDate.getTime() > Date.now());
  if (valid.length === 0) throw refuse('Every certificate of the provider has ended.');
  for (const certificate of valid) {
    const covered = verify(xml, signature, certificate);
    if (covered === undefined) continue;
    const root = parseXml(covered);
    const isSame = root.namespaceURI === element.namespaceURI && root.localName === element.localName;
    if (isSame && attributeOf(root, 'ID') === id) return root;
  }
  throw refuse(`SAML ${element.localName} signature is invalid.`);
}
