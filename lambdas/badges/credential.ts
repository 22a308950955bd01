import { createHash } from 'node:crypto';
import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { verifyPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { credentialsV2, openBadgesExtensions, openBadgesV3 } from './contexts.ts';
import { hashedText } from './identity.ts';
import { didOf } from './keys.ts';
import { resultDescriptions, resultsOf } from './result.ts';

/** What an Open Badge says about a course or a program: the same for everyone until its next revision. */
export interface AchievementFacts {
  /** The ID of the course or of the program's badge. */
  id: string;
  revision: number;
  /** A type of the standard, or one that begins with `ext:`. */
  type: string;
  title: string;
  description: string;
  /** What must be done for it. */
  narrative: string;
  /** The path of the page about it. */
  path: string;
  /** The field of study; null for none. */
  field: string | null;
  /** What learners can do afterward. */
  skills: readonly string[];
}

/** What an Open Badge says about a learner. The name and the email address appear only as hashes. */
export interface BadgeFacts {
  certificate_number: string;
  /** What was achieved, as the certificate names it. */
  title: string;
  student_name: string;
  email: string;
  /** Added to the name and the email address before they are hashed, so that no one can look the hashes up. */
  salt: string;
  issued_at: string;
  /** The time from which the certificate is no longer valid; null for never. */
  expires_at: string | null;
  /** The result of the assessment; null for completion only. */
  result: Pick<CertificateResult, 'percent' | 'letter' | 'pass_percent'> | null;
  achievement: AchievementFacts;
  status: StatusPlace;
}

/** The place of a credential's bit in the issuer's status lists. */
export interface StatusPlace {
  list: string;
  index: number;
}

/** The issuer that a credential names. */
export interface Issuer {
  siteUrl: string;
  name: string;
  email: string;
}

/** Returns the public URLs of what a credential names. */
export const publicUrls = (siteUrl: string) => ({
  issuer: `${siteUrl}/api/credentials/issuer`,
  achievement: (id: string, revision: number, passPercent: number | null) =>
    `${siteUrl}/api/credentials/achievements/${id}/${revision}${passPercent === null ? '' : `?pass_percent=${passPercent}`}`,
  status: (list: string) => `${siteUrl}/api/credentials/status/${list}`,
  credential: (number: string) => `${siteUrl}${verifyPath(number)}`,
});

/** Returns the issuer's profile. https://www.imsglobal.org/spec/ob/v3p0#profile */
export const issuerProfile = ({ siteUrl, name, email }: Issuer) => ({
  id: didOf(siteUrl),
  type: ['Profile'],
  name,
  url: siteUrl,
  email,
});

/**
 * Returns an achievement of the issuer. With the least percent that passes the course's assessment it is another one, because
 * more must be done for it. https://www.imsglobal.org/spec/ob/v3p0#achievement
 */
export function achievementOf(issuer: Issuer, facts: AchievementFacts, passPercent: number | null) {
  const { siteUrl } = issuer;
  const id = publicUrls(siteUrl).achievement(facts.id, facts.revision, passPercent);
  const assessed =
    passPercent === null ? '' : ` Passed the course’s assessment with at least ${passPercent} percent.`;
  return {
    id,
    type: ['Achievement'],
    achievementType: facts.type,
    name: facts.title,
    description: facts.description,
    ...(facts.field !== null && { fieldOfStudy: facts.field }),
    criteria: { id: `${siteUrl}${facts.path}`, narrative: `${facts.narrative}${assessed}` },
    creator: issuerProfile(issuer),
    humanCode: `${facts.id}/${facts.revision}`,
    inLanguage: 'en-US',
    ...(facts.skills.length > 0 && { tag: [...facts.skills] }),
    ...(passPercent !== null && { resultDescription: resultDescriptions(id, passPercent) }),
  };
}

/** Returns an identity as a salted hash. https://www.imsglobal.org/spec/ob/v3p0#identityobject */
const hashedIdentity = (identityType: 'emailAddress' | 'ext:name', value: string, salt: string) => ({
  type: 'IdentityObject',
  hashed: true,
  identityHash: `sha256$${createHash('sha256').update(hashedText(value, salt)).digest('hex')}`,
  identityType,
  salt,
});

/** Returns an Open Badge without its signature. https://www.imsglobal.org/spec/ob/v3p0#achievementcredential */
export function badgeOf(issuer: Issuer, facts: BadgeFacts) {
  const urls = publicUrls(issuer.siteUrl);
  const statusListCredential = urls.status(facts.status.list);
  const achievement = achievementOf(issuer, facts.achievement, facts.result?.pass_percent ?? null);
  return {
    '@context': [credentialsV2, openBadgesV3, openBadgesExtensions],
    id: urls.credential(facts.certificate_number),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: facts.title,
    issuer: issuerProfile(issuer),
    validFrom: facts.issued_at,
    ...(facts.expires_at !== null && { validUntil: facts.expires_at }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        hashedIdentity('emailAddress', facts.email, facts.salt),
        // The types of the standard's schema have no name.
        hashedIdentity('ext:name', facts.student_name, facts.salt),
      ],
      licenseNumber: facts.certificate_number,
      achievement,
      ...(facts.result && { result: resultsOf(achievement.id, facts.result) }),
    },
    // One entry, because that is what the standard's schema has.
    credentialStatus: {
      id: `${statusListCredential}#${facts.status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(facts.status.index),
      statusListCredential,
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
  };
}
