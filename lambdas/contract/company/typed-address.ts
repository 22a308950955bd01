import { accountEmail, emailAddress } from '../text/email-rule.ts';
import { cleaned } from '../text/typed-text.ts';
import { inGivenOrder } from './name-order.ts';

/** Why a text is not an email address. */
export const addressProblems = [
  'empty',
  'formula',
  'spreadsheet_error',
  'two_addresses',
  'no_domain_ending',
  'too_long',
  'not_an_address',
] as const;
export type AddressProblem = (typeof addressProblems)[number];

/** An address in lower case, and the name before it, if there is one. */
export type TypedAddress = { email: string; name: string } | { problem: AddressProblem };

/** More characters than an address with a name has. A cell with a whole file, after a quote that is not closed, has more. */
const longest = 1000;

/** Returns a domain in ASCII: `exämple.com` is `xn--exmple-cua.com`. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  const isOnlyHost = !/[\s/?#@:%\\[\]]/.test(domain);
  return isOnlyHost && URL.canParse(address) ? new URL(address).hostname : domain.toLowerCase();
}

const withoutLink = (text: string): string =>
  /^mailto:/i.test(text) ? text.slice('mailto:'.length).replace(/\?.*$/, '') : text;

/** Returns a text without the quotes around it, and without the punctuation after it. */
const withoutPunctuation = (text: string): string => text.replace(/^['"\s]+|['"\s,;.]+$/g, '');

const countAddresses = (text: string): number =>
  text.split(/[\s,;/|]+/).filter((part) => part.includes('@')).length;

function checkAddress(text: string): TypedAddress {
  if (countAddresses(text) > 1) return { problem: 'two_addresses' };
  const at = text.lastIndexOf('@');
  const domain = asciiDomain(text.slice(at + 1));
  const email = `${text.slice(0, at + 1).toLowerCase()}${domain}`;
  if (accountEmail(email) === undefined) return { email, name: '' };
  if (/^[^\s@]+@[^\s@.]+$/.test(email)) return { problem: 'no_domain_ending' };
  return { problem: emailAddress.test(email) ? 'too_long' : 'not_an_address' };
}

/**
 * Reads an email address as people type or paste it, such as `Ana Diaz <ana@example.com>` or `mailto:ana@example.com`, with
 * punctuation or invisible marks around it. An address with a tag (`ana+courses@example.com`) is another address.
 */
export function readAddress(typed: string): TypedAddress {
  const text = cleaned(typed, { dropsMarks: true });
  if (text.length > longest) return { problem: 'too_long' };
  if (text === '') return { problem: 'empty' };
  if (text.startsWith('=')) return { problem: 'formula' };
  if (/^#[\w/]+[!?]?$/.test(text)) return { problem: 'spreadsheet_error' };
  const [, before = '', within] = /^([^<]*)<([^<>]*)>[\s,;.]*$/.exec(text) ?? [];
  if (within === undefined) return checkAddress(withoutPunctuation(withoutLink(text)));
  const found = checkAddress(withoutPunctuation(withoutLink(within)));
  const name = withoutPunctuation(before);
  if ('problem' in found) return found;
  if (!name.includes('@')) return { ...found, name: inGivenOrder(name) };
  return name.toLowerCase() === found.email ? found : { problem: 'two_addresses' };
}
