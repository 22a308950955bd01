/** The key pair of the servers under test. */
export const credentials = { accessKeyId: 'sample-key', secretAccessKey: 'sample-secret' };
