import { type CredentialCheckState, type CredentialVerdict } from '@redwhiteandcode/design-system';
import { dateOf } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { type Checked, checkSteps, type Finding, outcomeOf } from '@redwhiteandcode/lambdas/badges/check.ts';
import type { HashedIdentity } from '@redwhiteandcode/lambdas/badges/identity.ts';
import { credentialReportCopy as copy } from './credentialReportCopy.ts';

type Found = Finding['found'];
type Failure = Exclude<Found, keyof typeof copy.findings>;

const details: Readonly<Partial<Record<Found, string>>> = copy.findings;
const failures: Readonly<Record<Failure, CredentialVerdict>> = copy.failures;
const isFailure = (found: Found): found is Failure => found in failures;

/** What the page shows of a check. */
export interface Report {
  check: CredentialCheckState;
  /** The number of the certificate, if this site issued the badge and the page is online to look it up. */
  number?: string | undefined;
  /** The learner's hashes in a badge whose signature is good; none if it has no hashes. */
  identities?: readonly HashedIdentity[] | undefined;
}

/**
 * Returns what the page shows after these findings. Without `end` the check still runs; `broken` is a check that ended
 * without its last finding.
 */
export function reportOf(fileName: string, found: readonly Checked[], end?: 'done' | 'broken'): Report {
  const steps = checkSteps.map((id, at) => {
    const finding = found.find(({ step }) => step === id);
    const unfound = end ? 'open' : at === found.length ? 'running' : 'waiting';
    return {
      id,
      label: copy.steps[id],
      status: finding ? outcomeOf(finding) : unfound,
      detail: finding && details[finding.found],
    } as const;
  });
  if (!end) return { check: { status: 'checking', fileName, steps } };
  const verdict = end === 'broken' ? copy.broken : verdictOf(found);
  const isListed = has(found, 'own') && has(found, 'active', 'none', 'revoked');
  return {
    check: { status: 'done', fileName, steps, verdict, facts: factsOf(found) },
    number: isListed ? found[0]?.claims?.number : undefined,
    identities: has(found, 'unchanged') ? found[0]?.claims?.identities : [],
  };
}

const has = (found: readonly Finding[], ...some: readonly Found[]): boolean =>
  found.some((finding) => some.includes(finding.found));

function verdictOf(found: readonly Finding[]): CredentialVerdict {
  const last = found.at(-1);
  if (last && isFailure(last.found)) return failures[last.found];
  if (has(found, 'other')) return copy.successes.other;
  return has(found, 'active', 'none') ? copy.successes.own : copy.successes.ownNotLookedUp;
}

/** The longest text of a badge that is shown: others may have written anything into it. */
const longest = 200;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Returns what the badge says, if its signature is good. */
function factsOf(found: readonly Checked[]): readonly (readonly [string, string])[] {
  const claims = found[0]?.claims;
  if (!claims || !has(found, 'unchanged')) return [];
  const isOwn = has(found, 'own');
  const { name, issuerName, issuerId, validFrom, validUntil, number, result } = claims;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [copy.facts.name, name],
    [isOwn ? copy.facts.issuer : copy.facts.claimedIssuer, issuerName],
    [copy.facts.issuerId, isOwn ? undefined : issuerId],
    [copy.facts.validFrom, validFrom && dateOf('issued', validFrom)],
    [copy.facts.validUntil, validUntil && dateOf('expires', validUntil)],
    [copy.facts.result, result],
    [copy.facts.number, isOwn ? number : undefined],
  ];
  return facts.flatMap(([term, value]) => (value ? [[term, shortened(value)] as const] : []));
}
