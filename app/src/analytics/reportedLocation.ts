/** Pages where nothing is measured: they show a person, or ask for what concerns nobody else. */
const silentPages = /^\/(?:verify|layoff-application|admin)(?:\/|$)/i;

/** Parameters of the query that say how somebody came or which view is open; any other one could name a person. */
const reportedParameters = [
  'mode',
  'level',
  'track',
  'category',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
];

const certificateNumber = /[a-z]{3}[-_ ]?\d{4}[-_ ]?[0-9a-z]{8}/i;
const plainValue = /^[\w .~-]{1,100}$/;

/** What is reported in place of a path that could hold anything. */
export const unknownPage = '/404';

/** What an encoded text comes to, however often it was encoded. */
function decoded(text: string): string {
  let current = text;
  for (let round = 0; round < 5; round++) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return current;
    }
    if (next === current) return current;
    current = next;
  }
  return current;
}

const isPlain = (value: string): boolean => plainValue.test(value) && !certificateNumber.test(value);

const isReported = ([name, value]: [name: string, value: string]): boolean =>
  reportedParameters.includes(name) && isPlain(decoded(value));

function reportedSearch(search: string): string {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(isReported));
  return kept.size > 0 ? `?${kept}` : '';
}

/** Whether nothing at all is measured on a page. */
export const isSilent = (pathname: string): boolean => silentPages.test(decoded(pathname));

/**
 * What a page view reports: the path and the query without what could name a person, an e-mail address or a certificate
 * number. Undefined where nothing is reported; `/404` for a path that is no page, since it can hold anything.
 */
export function reportedLocation(
  { pathname, search }: { pathname: string; search: string },
  isPage = true,
): string | undefined {
  if (isSilent(pathname)) return undefined;
  if (!isPage || !pathname.split('/').every((segment) => segment === '' || isPlain(decoded(segment)))) {
    return unknownPage;
  }
  return `${pathname}${reportedSearch(search)}`;
}

/** Whether an address of ours can be told as it is; a click's number comes from the one who is told. */
export function isReportable(url: URL): boolean {
  const reported = reportedLocation(url);
  return (
    reported !== undefined &&
    reported !== unknownPage &&
    [...url.searchParams].every((pair) => pair[0] === 'fbclid' || isReported(pair))
  );
}

/** The page that led here, as it may be told: of another site its origin alone. */
export function reportedReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  if (url.origin !== origin) return url.origin;
  const reported = reportedLocation(url);
  return reported === undefined ? '' : `${origin}${reported}`;
}
