import type { CertificateResult } from '@redwhiteandcode/contract/assessment/grade.ts';
import { indexes, keys } from '../../platform/keys.ts';
import { putNew, setAttributes, type TransactItem } from '../../platform/table.ts';
import { type CertificateRow, placeOf, randomPlace } from './row.ts';

/** Makes the items that write a certificate. They are refused if its number or its place is taken. */
export function newCertificateItems(row: CertificateRow): TransactItem[] {
  const place = placeOf(row);
  return [
    putNew({
      ...keys.certificate(row.certificate_number),
      ...indexes.certificates(row.issued_at, row.user_id, row.certificate_number),
      ...row,
    }),
    ...(place ? [putNew({ ...keys.statusPlace(place.list, place.index) })] : []),
  ];
}

/** Makes the item that revokes a certificate's badge for good; none if the certificate has no place in the status lists. */
export function revocationItems(row: CertificateRow): TransactItem[] {
  const place = placeOf(row);
  return place ? [{ Put: { Item: { ...keys.statusBit(place.list, place.index) } } }] : [];
}

/** The condition that a certificate has the status and the place that were read. */
const asRead = (row: CertificateRow) => ({
  condition: `#status = :read AND ${row.status_list === undefined ? 'attribute_not_exists(status_list)' : 'status_list = :list'}`,
  values: { ':read': row.status, ...(row.status_list !== undefined && { ':list': row.status_list }) },
});

/** Makes the items that revoke a certificate with a reason that anyone who verifies it can read. */
export const revokeItems = (row: CertificateRow, reason: string, at: string): TransactItem[] => [
  setAttributes(
    keys.certificate(row.certificate_number),
    { status: 'revoked', revoked_at: at, revocation_reason: reason },
    asRead(row),
  ),
  ...revocationItems(row),
];

/**
 * Makes the items that make a revoked certificate valid again. A revocation is final by the standard, so the old badge stays
 * revoked: the certificate gets another place in the status lists, and its next download signs another badge.
 */
export function reinstateItems(row: CertificateRow, at: string): TransactItem[] {
  const place = placeOf(row) && randomPlace(at);
  return [
    setAttributes(
      keys.certificate(row.certificate_number),
      {
        status: 'valid',
        revoked_at: undefined,
        revocation_reason: undefined,
        ...(place && { status_list: place.list, status_index: place.index }),
      },
      asRead(row),
    ),
    ...(place ? [putNew({ ...keys.statusPlace(place.list, place.index) })] : []),
    { Delete: { Key: keys.badge(row.certificate_number) } },
  ];
}

/**
 * Returns the condition that a certificate still states the result that was read. The caller supplies the name `#result` and,
 * if there is a result, the value `:result`.
 */
export const resultAsRead = ({ result }: CertificateRow): string =>
  result ? '#result = :result' : 'attribute_not_exists(#result)';

/**
 * Makes the items that put a result on a certificate; none if it states one that is as good. The next download signs another
 * badge at the same place in the status lists, so copies of the earlier badge stay valid.
 */
export const resultItems = (row: CertificateRow, result: CertificateResult): TransactItem[] =>
  row.result && row.result.percent >= result.percent
    ? []
    : [
        setAttributes(
          keys.certificate(row.certificate_number),
          { result },
          { condition: 'attribute_exists(pk) AND attribute_not_exists(replaced_by)' },
        ),
        { Delete: { Key: keys.badge(row.certificate_number) } },
      ];

/** Makes the items that replace a certificate with another one. The learner's enrollment must name the new one too. */
export const replaceItems = (row: CertificateRow, next: CertificateRow, at: string): TransactItem[] => [
  setAttributes(
    keys.certificate(row.certificate_number),
    // The result is among them only because the condition names it.
    { status: 'replaced', replaced_at: at, replaced_by: next.certificate_number, result: row.result },
    { ...asRead(row), condition: `${asRead(row).condition} AND ${resultAsRead(row)}` },
  ),
  ...revocationItems(row),
  ...newCertificateItems(next),
];
