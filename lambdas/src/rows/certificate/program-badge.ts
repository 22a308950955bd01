import * as z from 'zod';
import { type ProgramBadgeId, programBadges } from '@redwhiteandcode/contract/credentials/program-badges.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, putNew, type TransactItem } from '../../platform/table.ts';
import { readCurrentCertificate } from './read.ts';
import { type CertificateRow, newCertificate } from './row.ts';
import { newCertificateItems, reinstateItems, revokeItems } from './write.ts';

const MarkerItem = z.object({ certificate_number: z.string() });

/** Returns a user's badge of the program, also if it was reissued since; undefined if the user never got it. */
async function badgeOfUser(userId: string, badge: ProgramBadgeId): Promise<CertificateRow | undefined> {
  const marker = await getItem(keys.programBadge(userId, badge), MarkerItem, { consistent: true });
  return marker && readCurrentCertificate(marker.certificate_number);
}

/** Why a badge was revoked that came with an approval; anyone who verifies it reads this. */
const withdrawn = 'The approval of the application to the program was withdrawn.';

/**
 * Makes the items that give a user a badge of the program, or give it back after a withdrawal; none if the user has it. They
 * are refused if another call gives it at the same moment.
 */
export async function programBadgeItems(
  badge: ProgramBadgeId,
  owner: { userId: string; name: string },
  at: string,
): Promise<TransactItem[]> {
  const given = await badgeOfUser(owner.userId, badge);
  if (given) return given.revocation_reason === withdrawn ? reinstateItems(given, at) : [];
  const certificate = newCertificate(
    {
      kind: 'program',
      user_id: owner.userId,
      course_id: badge,
      student_name: owner.name,
      course_title: programBadges[badge].title,
    },
    { issuedAt: at },
  );
  return [
    putNew({ ...keys.programBadge(owner.userId, badge), certificate_number: certificate.certificate_number }),
    ...newCertificateItems(certificate),
  ];
}

/** Makes the items that revoke a user's badge of the program; none if the user has none that is valid. */
export async function withdrawalItems(
  badge: ProgramBadgeId,
  userId: string,
  at: string,
): Promise<TransactItem[]> {
  const given = await badgeOfUser(userId, badge);
  return given?.status === 'valid' ? revokeItems(given, withdrawn, at) : [];
}
