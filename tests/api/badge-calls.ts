import { type Checked, checkFile, type Finding, Offline } from '../../lambdas/badges/check.ts';
import type { newLearner } from './shared-platform.ts';
import { origin, visitor } from './shared-platform.ts';

/** A learner with a certificate, and its number. */
export interface Holder {
  learner: Awaited<ReturnType<typeof newLearner>>;
  number: string;
}

/** Gets the badge of a certificate. */
export const badgeOf = ({ learner, number }: Holder) =>
  learner.send('GET', `/api/certificates/${number}/badge`);

/** Downloads a file of a certificate. */
export async function download({ learner, number }: Holder, file: string) {
  const response = await fetch(`${origin}/api/certificates/${number}/${file}`, {
    headers: { authorization: `Bearer ${learner.token}` },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

/** Returns a value as the bytes of a JSON file. */
export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Checks a file as a stranger's browser does, and returns what each step found. */
export async function check(file: Uint8Array<ArrayBuffer>, isOnline = true): Promise<Finding['found'][]> {
  const own = (await visitor.send('GET', '/.well-known/did.json')).body;
  const findings: Checked[] = [];
  const loadStatusList = async (list: string): Promise<unknown> => {
    if (!isOnline) throw new Offline();
    return (await visitor.send('GET', `/api/credentials/status/${list}`)).body;
  };
  for await (const finding of checkFile(file, { now: new Date(), own, loadStatusList }))
    findings.push(finding);
  return findings.map(({ found }) => found);
}

/** What the steps find in a genuine badge, before its place in the status lists. */
export const intact: readonly Finding['found'][] = ['credential', 'own', 'ofIssuer', 'unchanged', 'current'];
