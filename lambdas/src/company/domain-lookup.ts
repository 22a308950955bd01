import { Resolver } from 'node:dns/promises';
import type { CheckProblem } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { environment } from '../platform/environment.ts';

/** The result of looking up a domain's record. */
export type Lookup = 'found' | CheckProblem;

const problems: Readonly<Record<string, CheckProblem>> = {
  ENOTFOUND: 'missing',
  ENODATA: 'missing',
  ETIMEOUT: 'timeout',
  ECANCELLED: 'timeout',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Looks up a TXT record at a DNS server, by default that of this process. A new resolver has no cache. The strings of a record are
 * joined. After `most` milliseconds, the lookup is given up.
 */
export async function lookUpRecord(
  { name, value }: { name: string; value: string },
  { server = environment().dnsServer, most = 5000 }: { server?: string | undefined; most?: number } = {},
): Promise<Lookup> {
  const resolver = new Resolver({ timeout: Math.floor(most / 3), tries: 2 });
  if (server !== undefined) resolver.setServers([server]);
  const late = setTimeout(() => resolver.cancel(), most);
  try {
    const records = await resolver.resolveTxt(name);
    return records.some((strings) => strings.join('').trim() === value) ? 'found' : 'wrong';
  } catch (error) {
    return problems[codeOf(error)] ?? 'unanswered';
  } finally {
    clearTimeout(late);
  }
}
