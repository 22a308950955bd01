/** Private data in a text: what it looks like, and its characters. */
export interface PrivateData {
  what: string;
  seen: string;
}

/** Returns whether the digits of a number have the check digit of payment cards (Luhn, ISO/IEC 7812-1). */
function hasCardCheck(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Hosts that reach nobody (RFC 2606). */
const reserved = /(?:^|[@.])(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

interface Kind {
  what: string;
  pattern: RegExp;
  /** Returns whether a match is private. @default always */
  isPrivate?: (found: string) => boolean;
}

/** Every repetition is limited, so the time is linear in the length of the text. */
const kinds: readonly Kind[] = [
  {
    what: 'an email address',
    pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu,
    isPrivate: (address) => !reserved.test(address),
  },
  {
    what: 'a Social Security number',
    // Numbers that were never assigned do not count (20 CFR 422.103).
    pattern: /(?<![\d-])(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-]|\.\d)/g,
  },
  {
    what: 'a card number',
    pattern: /(?<!\d|\d[ -])\d(?:[ -]?\d){12,18}(?![ -]?\d)/g,
    isPrivate: (text) => hasCardCheck(digitsOf(text)) && /[1-9]/.test(text),
  },
  {
    what: 'a phone number',
    pattern:
      /(?<![\d-])(?:\+?1[-. ]{0,2})?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-. ]\d{4}(?![\d-])/g,
    // 555-0100 to 555-0199 are reserved for fiction.
    isPrivate: (text) => !/55501\d\d$/.test(digitsOf(text)),
  },
  { what: 'a phone number', pattern: /(?<![\d+])\+(?!1[-. ]?\(?[2-9])[1-9](?:[ .()-]{0,2}\d){7,14}(?!\d)/g },
];

/**
 * Finds the first email address, Social Security number, card number, or phone number in a text. Addresses and numbers that
 * are reserved for examples do not count. It finds patterns: it does not know names or addresses of streets.
 */
export function findPrivateData(text: string): PrivateData | undefined {
  for (const { what, pattern, isPrivate = () => true } of kinds) {
    for (const [seen] of text.matchAll(pattern)) if (isPrivate(seen)) return { what, seen };
  }
  return undefined;
}
