/** Words of certificate verification; the document's where it has them. */
export const certificateCopy = {
  title: 'Verify a Certificate',
  description:
    'Enter the number from a certificate to see whose it is, for which course, and whether it is valid.',
  emptyTitle: 'Certificate Number Required',
  failureTitle: 'Verification Failed',
  failureText: 'Please try again later.',
  foundAnnouncement: 'Certificate found. It is valid.',
  missingAnnouncement: 'Certificate Not Found',
  searching: 'Verifying certificate...',
  revokedTitle: 'Certificate Revoked',
  where: 'Where is the number?',
  whereText:
    'It stands on the certificate itself and on the learner’s dashboard: RWC, the year, and eight letters and digits. The letters O, I and L are read as the digits 0 and 1.',
} as const;
