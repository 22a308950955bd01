interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Allows any text, because data blocks never run. */
function trusted(json: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('rwc-structured-data', { createScript: (text) => text });
  return policy ? policy.createScript(json) : json;
}

/** Adds a JSON-LD block to the head. */
export function addDataBlock(json: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  element.text = trusted(json);
  document.head.append(element);
  return element;
}
