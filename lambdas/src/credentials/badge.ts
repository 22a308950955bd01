import { randomBytes } from 'node:crypto';
import type { AchievementFacts, StatusPlace } from '../../badges/credential.ts';
import { hoursText } from '@redwhiteandcode/contract/course/hours.ts';
import type { SignedCredential } from '@redwhiteandcode/contract/credentials/operations.ts';
import { programBadgeOf } from '@redwhiteandcode/contract/credentials/program-badges.ts';
import { timestamp } from '../platform/clock.ts';
import { HttpProblem } from '../platform/http-problem.ts';
import { keys } from '../platform/keys.ts';
import { retry } from '../platform/retry.ts';
import { putNew, setAttributes, type TransactItem, tryTransact } from '../platform/table.ts';
import { type CertificateRow, placeOf, randomPlace } from '../rows/certificate/row.ts';
import { resultAsRead } from '../rows/certificate/write.ts';
import { readCourse, readDetails } from '../rows/course/read.ts';
import { issuer } from './issuer.ts';
import * as repository from './repository.ts';

/** The code that signs is large, so it is loaded only when it is needed. */
export const loadSigning = () => import('./signing.ts');

/** How often a write of a credential is repeated that another call has prevented. */
export const maxAttempts = 10;

/** Returns a new salt for the hashes of a learner's name and email address. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/** Parses a signed credential's JSON. */
export const documentOf = (signed: string): SignedCredential => JSON.parse(signed) as SignedCredential;

/** Returns what a badge says about a course now; of a course that was deleted, only its title. */
async function courseFacts({ course_id, course_title }: CertificateRow): Promise<AchievementFacts> {
  const [course, details] = await Promise.all([readCourse(course_id), readDetails(course_id)]);
  const title = course?.title ?? course_title;
  const level = course ? ` (${course.level})` : '';
  const hours = course?.hours ? ` The course takes about ${hoursText(course.hours)}.` : '';
  return {
    id: course_id,
    revision: course?.published_revision ?? 0,
    type: 'Certificate',
    title,
    description: course?.description ?? title,
    narrative: `Completed every lesson of the online course “${title}”${level}.${hours}`,
    path: `/course/${course_id}`,
    field: course?.track ?? null,
    skills: details?.learning_outcomes ?? [],
  };
}

/** Returns what a certificate's badge says about what was achieved. */
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

/**
 * Returns a certificate's place in the status lists, or a new one, with the items that take it, or that refuse the write if
 * the certificate was revoked, or got another place or a result meanwhile.
 */
function placeFor(row: CertificateRow): { place: StatusPlace; items: TransactItem[] } {
  const key = keys.certificate(row.certificate_number);
  const known = placeOf(row);
  if (known) {
    const check = {
      Key: key,
      ConditionExpression: `#status = :valid AND status_list = :list AND status_index = :index AND ${resultAsRead(row)}`,
      ExpressionAttributeNames: { '#status': 'status', '#result': 'result' },
      ExpressionAttributeValues: {
        ':valid': 'valid',
        ':list': known.list,
        ':index': known.index,
        ...(row.result && { ':result': row.result }),
      },
    };
    return { place: known, items: [{ ConditionCheck: check }] };
  }
  const place = randomPlace(timestamp());
  return {
    place,
    items: [
      putNew({ ...keys.statusPlace(place.list, place.index) }),
      setAttributes(
        key,
        { status_list: place.list, status_index: place.index, result: row.result },
        {
          condition: `attribute_exists(pk) AND attribute_not_exists(status_list) AND ${resultAsRead(row)}`,
        },
      ),
    ],
  };
}

/**
 * Returns the signed badge of a valid certificate as the text that was signed. The first call signs and stores it. A badge whose key is no
 * longer public, because it was compromised, is signed again.
 */
export function badgeFor(certificate: CertificateRow): Promise<string> {
  const { certificate_number: number } = certificate;
  return retry(maxAttempts, 'A badge changed during every attempt to sign it', async () => {
    const [stored, { badgeOf, isPublicKey, signCredential }] = await Promise.all([
      repository.readBadge(number),
      loadSigning(),
    ]);
    if (stored && (await isPublicKey(stored.key_id))) return stored.credential;
    const current = await repository.readCertificate(number, { consistent: true });
    const profile = await repository.readProfile(certificate.user_id);
    if (!current || !profile) throw new Error('A certificate or its learner is missing');
    if (current.status !== 'valid') throw new HttpProblem(409, 'This certificate is no longer valid.');
    const achievement = await achievementFor(current);
    const { place, items } = placeFor(current);
    const unsigned = badgeOf(issuer(), {
      certificate_number: number,
      title: current.course_title,
      student_name: current.student_name,
      email: profile.email,
      salt: newSalt(),
      issued_at: current.issued_at,
      expires_at: current.expires_at ?? null,
      result: current.result ?? null,
      achievement: achievement.facts,
      status: place,
    });
    const signed = await signCredential(unsigned);
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
