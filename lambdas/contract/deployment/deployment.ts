import type { Company } from './company.ts';

/** The deployments of the platform: one to try changes, and the one with the customers. */
export const stages = ['dev', 'prod'] as const;
export type Stage = (typeof stages)[number];

/** What the pages were built for, which the stack compares with what it deploys. */
export interface PagesBuild {
  /** A laptop, if it is not a stage. */
  stage: Stage | 'local';
  /** The site's root without a trailing slash. */
  siteUrl: string;
  supportEmail: string;
  company: Company;
}

/** Returns the stage from the variable `STAGE`, by default `local`. Throws an Error for another value. */
export function readStage({ STAGE: stage }: { STAGE?: string | undefined }): PagesBuild['stage'] {
  const found = ([...stages, 'local'] as const).find((one) => one === (stage || 'local'));
  if (!found) throw new Error(`STAGE must be ${stages.join(' or ')}, not "${stage}".`);
  return found;
}
