/** The terms of the archives with users' data. */
export const archiveRules = {
  /** The key prefix of the archives in the private bucket. */
  folder: 'exports/',
  /** The seconds after which the link to an archive expires. */
  linkSeconds: 300,
  /** The days after which an archive is deleted. */
  days: 1,
} as const;
