import * as z from 'zod';
import { type ProgramBadgeId, programBadges } from '../../../contract/program-badges.ts';
import { keys } from '../../platform/keys.ts';
import { getItem, putNew, type TransactItem } from '../../platform/table.ts';
import { newCertificate } from './row.ts';
import { newCertificateItems } from './write.ts';

/**
 * Makes the items that give a user a badge of the program; none if the user has it. They are refused if another call gives
 * it at the same moment.
 */
export async function programBadgeItems(
  badge: ProgramBadgeId,
  owner: { userId: string; name: string },
  at: string,
): Promise<TransactItem[]> {
  const marker = keys.programBadge(owner.userId, badge);
  if (await getItem(marker, z.object({}), { consistent: true })) return [];
  const certificate = newCertificate(
    {
      kind: 'program',
      user_id: owner.userId,
      course_id: badge,
      student_name: owner.name,
      course_title: programBadges[badge].title,
    },
    at,
  );
  return [
    putNew({ ...marker, certificate_number: certificate.certificate_number }),
    ...newCertificateItems(certificate),
  ];
}
