/** Pages without analytics, because they show or ask for personal data. */
const excludedPages =
  /^\/(?:verify|layoff-application|reimbursement|employer-approval|company-invitation|company-join|company|admin)(?:\/|$)/i;

/** The query parameters that are reported. Any other parameter could contain personal data. */
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

/** The path that is reported for unknown paths, which could contain personal data. */
export const unknownPage = '/404';

/** Decodes text that may be encoded several times. */
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
  const parameters = new URLSearchParams([...new URLSearchParams(search)].filter(isReported));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Whether a page has no analytics. */
export const isExcluded = (pathname: string): boolean => excludedPages.test(decoded(pathname));

/**
 * Returns the location that a page view reports: the path and the query, without anything that could be a name, an email
 * address or a certificate number. Returns undefined for excluded pages, and `/404` for unknown paths.
 */
export function reportedLocation(
  { pathname, search }: { pathname: string; search: string },
  isPage = true,
): string | undefined {
  if (isExcluded(pathname)) return undefined;
  if (!isPage || !pathname.split('/').every((segment) => segment === '' || isPlain(decoded(segment)))) {
    return unknownPage;
  }
  return `${pathname}${reportedSearch(search)}`;
}

/** Whether a URL of this site can be reported unchanged. The pixel's own click id (`fbclid`) may be in it. */
export function isReportable(url: URL): boolean {
  const reported = reportedLocation(url);
  return (
    reported !== undefined &&
    reported !== unknownPage &&
    [...url.searchParams].every((pair) => pair[0] === 'fbclid' || isReported(pair))
  );
}

/** Returns the referrer without personal data. For another site it is only the origin. */
export function reportedReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  if (url.origin !== origin) return url.origin;
  const reported = reportedLocation(url);
  return reported === undefined ? '' : `${origin}${reported}`;
}
