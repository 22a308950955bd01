import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CertificateItem } from './row.ts';

/** The message of a certificate that does not exist, or that the caller may not see. */
export const noSuchCertificate = 'There is no certificate with this number.';

/** Reads a certificate by its number. */
export const readCertificate = (number: string, options?: { consistent: boolean }) =>
  getItem(keys.certificate(number), CertificateItem, options);
