import { randomBytes } from 'node:crypto';
import type { AchievementFacts } from '../../badges/credential.ts';
import { programBadgeOf } from '../../contract/program-badges.ts';
import { timestamp } from '../platform/clock.ts';
import { keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { putNew, setAttributes, type TransactItem, tryTransact } from '../platform/table.ts';
import { type CertificateRow, placeOf, randomPlace } from './certificate/row.ts';
import { issuer, issuerKeys } from './issuer.ts';
import * as repository from './repository.ts';

/** The code that signs is large, so it is loaded only when it is needed. */
export const loadSigning = () => import('./signing.ts');

const maxAttempts = 10;

/** Returns what a badge says of a course now; of a course that was deleted, only its title. */
async function courseFacts({ course_id, course_title }: CertificateRow): Promise<AchievementFacts> {
  const [course, details] = await Promise.all([
    repository.readCourse(course_id),
    repository.readDetails(course_id),
  ]);
  const level = course ? ` (${course.level})` : '';
  const hours = course?.hours ? ` The course takes about ${course.hours} hours.` : '';
  return {
    id: course_id,
    revision: course?.published_revision ?? 0,
    type: 'Certificate',
    title: course_title,
    description: course?.description ?? course_title,
    narrative: `Completed every lesson of the online course “${course_title}”${level}.${hours}`,
    path: `/course/${course_id}`,
    field: course?.track ?? null,
    skills: details?.learning_outcomes ?? [],
  };
}

/** Returns what a certificate's badge says of what was achieved. */
const factsFor = async (certificate: CertificateRow): Promise<AchievementFacts> => {
  const badge = programBadgeOf(certificate.course_id);
  return certificate.kind === 'program' && badge
    ? { ...badge, type: 'Badge', path: '/layoff-to-liftoff', field: null, skills: [] }
    : courseFacts(certificate);
};

/** Returns the stored achievement of a course's revision, or a new one with the item that stores it. */
async function achievementFor(
  certificate: CertificateRow,
): Promise<{ facts: AchievementFacts; items: TransactItem[] }> {
  const facts = await factsFor(certificate);
  const stored = await repository.readAchievement(facts.id, facts.revision);
  if (stored) return { facts: stored, items: [] };
  return { facts, items: [putNew({ ...keys.achievement(facts.id, facts.revision), ...facts })] };
}

/** Returns a certificate's place in the status lists, or a new one with the items that take it. */
function placeFor(certificate: CertificateRow): {
  place: ReturnType<typeof randomPlace>;
  items: TransactItem[];
} {
  const known = placeOf(certificate);
  if (known) return { place: known, items: [] };
  const place = randomPlace(timestamp());
  return {
    place,
    items: [
      putNew({ ...keys.statusPlace(place.list, place.index) }),
      setAttributes(
        keys.certificate(certificate.certificate_number),
        { status_list: place.list, status_index: place.index },
        { condition: 'attribute_exists(pk) AND attribute_not_exists(status_list)', values: {} },
      ),
    ],
  };
}

/**
 * Returns the signed badge of a valid certificate as JSON. The first call signs and stores it. A badge whose key is no
 * longer public, because it was compromised, is signed again.
 */
export function badgeFor(certificate: CertificateRow): Promise<string> {
  const { certificate_number: number } = certificate;
  return retry(maxAttempts, 'A badge changed during every attempt to sign it', async () => {
    const [stored, issuingKeys] = await Promise.all([repository.readBadge(number), issuerKeys()]);
    const { signBadge, isPublicKey } = await loadSigning();
    if (stored && (await isPublicKey(stored.key_id, issuingKeys))) return stored.credential;
    const current = await repository.readCertificate(number, { consistent: true });
    const profile = await repository.readProfile(certificate.user_id);
    if (!current || !profile) throw new Error('A certificate or its learner is missing');
    const achievement = await achievementFor(current);
    const { place, items } = placeFor(current);
    const signed = await signBadge(issuer(), issuingKeys, {
      certificate_number: number,
      student_name: current.student_name,
      email: profile.email,
      salt: randomBytes(16).toString('hex'),
      issued_at: current.issued_at,
      expires_at: current.expires_at ?? null,
      achievement: achievement.facts,
      status: place,
    });
    const { isWritten } = await tryTransact([
      {
        Put: {
          Item: { ...keys.badge(number), user_id: current.user_id, ...signed },
          ConditionExpression: stored ? 'key_id = :read' : 'attribute_not_exists(pk)',
          ...(stored && { ExpressionAttributeValues: { ':read': stored.key_id } }),
        },
      },
      ...achievement.items,
      ...items,
    ]);
    return isWritten ? signed.credential : undefined;
  });
}
