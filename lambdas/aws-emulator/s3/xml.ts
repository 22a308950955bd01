const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text made safe for XML content; control characters, which keys may hold, become character references. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"\p{Cc}]/gu, (char) => ENTITIES[char] ?? `&#${char.charCodeAt(0)};`);

/** XML content read back: named and numeric references resolved. */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name)] ?? whole;
    return String.fromCodePoint(Number.parseInt(String(hex ?? decimal), hex ? 16 : 10));
  });

/** One element with text content. */
export const element = (name: string, value: string | number | boolean): string =>
  `<${name}>${escapeXml(String(value))}</${name}>`;

/** One element around others. */
export const parent = (name: string, ...children: string[]): string =>
  `<${name}>${children.join('')}</${name}>`;

/** A whole document; success answers carry S3's namespace, errors none. */
export function xmlDocument(name: string, ...children: string[]): string {
  const namespace = name === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${namespace}>${children.join('')}</${name}>`;
}

/** The text of every element of a name, in order, references resolved. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) =>
    unescapeXml(match[1] ?? ''),
  );
