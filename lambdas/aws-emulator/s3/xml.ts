const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Escapes text for XML content; control characters, which keys may contain, become character references. */
const escapeXml = (text: string): string =>
  text.replace(/[<>&"\p{Cc}]/gu, (char) => ENTITIES[char] ?? `&#${char.charCodeAt(0)};`);

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name)] ?? whole;
    return String.fromCodePoint(Number.parseInt(String(hex ?? decimal), hex ? 16 : 10));
  });

/** Returns an element with text content. */
export const element = (name: string, value: string | number | boolean): string =>
  `<${name}>${escapeXml(String(value))}</${name}>`;

/** Returns an element with child elements. */
export const parent = (name: string, ...children: string[]): string =>
  `<${name}>${children.join('')}</${name}>`;

/** Returns a whole document; results have S3's namespace, errors have none. */
export function xmlDocument(name: string, ...children: string[]): string {
  const namespace = name === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${namespace}>${children.join('')}</${name}>`;
}

/** Returns the text of every element with a name, in document order. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) =>
    unescapeXml(match[1] ?? ''),
  );
