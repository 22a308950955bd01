import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CertificateItem, type CertificateRow } from './row.ts';

/** The message of a certificate that does not exist, or that the caller may not see. */
export const noSuchCertificate = 'There is no certificate with this number.';

/** Reads a certificate by its number. */
export const readCertificate = (number: string, options?: { consistent: boolean }) =>
  getItem(keys.certificate(number), CertificateItem, options);

/** Reads the result on the certificate of an enrollment; undefined if it has no certificate or states none. */
export const readCertifiedResult = async (
  enrollment: { certificate_number?: string | undefined } | undefined,
): Promise<CertificateRow['result']> =>
  enrollment?.certificate_number === undefined
    ? undefined
    : (await readCertificate(enrollment.certificate_number, { consistent: true }))?.result;

/** Reads a certificate consistently. If it was replaced, reads the last one that replaced it. */
export async function readCurrentCertificate(number: string): Promise<CertificateRow | undefined> {
  let row = await readCertificate(number, { consistent: true });
  while (row?.replaced_by) row = await readCertificate(row.replaced_by, { consistent: true });
  return row;
}
