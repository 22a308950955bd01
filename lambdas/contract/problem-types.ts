/** Problems that a client tells apart by `type`; every other problem is `about:blank` and speaks by its status. */
export const problemTypes = {
  alreadyRegistered: 'urn:redwhiteandcode:problem:already-registered',
  invalidCredentials: 'urn:redwhiteandcode:problem:invalid-credentials',
  invalidCode: 'urn:redwhiteandcode:problem:invalid-code',
  notEnrolled: 'urn:redwhiteandcode:problem:not-enrolled',
  openApplication: 'urn:redwhiteandcode:problem:open-application',
  uploadFailed: 'urn:redwhiteandcode:problem:upload-failed',
  invalidFileType: 'urn:redwhiteandcode:problem:invalid-file-type',
} as const;
