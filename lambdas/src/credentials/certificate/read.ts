import { keys } from '../../platform/keys.ts';
import { getItem } from '../../platform/table.ts';
import { CertificateItem } from './row.ts';

/** Reads a certificate by its number. */
export const readCertificate = (number: string, options?: { consistent: boolean }) =>
  getItem(keys.certificate(number), CertificateItem, options);
