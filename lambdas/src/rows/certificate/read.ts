import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CertificateItem, type CertificateRow } from './row.ts';

/** The message of a certificate that does not exist, or that the caller may not see. */
export const noSuchCertificate = 'There is no certificate with this number.';

/** Reads a certificate by its number. */
export const readCertificate = (number: string, options?: { consistent: boolean }) =>
  getItem(keys.certificate(number), CertificateItem, options);

/** Returns the result that a certificate certifies; undefined if it states none or is not valid. */
export const certifiedResult = (row: CertificateRow | undefined): CertificateRow['result'] =>
  row?.status === 'valid' ? row.result : undefined;

/** Reads the result that the certificate of an enrollment certifies; undefined without one. */
export const readCertifiedResult = async (
  enrollment: { certificate_number?: string | undefined } | undefined,
): Promise<CertificateRow['result']> =>
  enrollment?.certificate_number === undefined
    ? undefined
    : certifiedResult(await readCertificate(enrollment.certificate_number, { consistent: true }));

/** Reads a certificate consistently. If it was replaced, reads the last one that replaced it. */
export async function readCurrentCertificate(number: string): Promise<CertificateRow | undefined> {
  let row = await readCertificate(number, { consistent: true });
  while (row?.replaced_by) row = await readCertificate(row.replaced_by, { consistent: true });
  return row;
}
