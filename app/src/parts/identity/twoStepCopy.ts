/** The copy about passkeys. */
export const passkeyCopy = {
  unsupported: 'This browser cannot use passkeys. Enter a code instead.',
  alreadyAdded: 'This device, security key, or password manager already has a passkey for your account.',
  canceled: 'No passkey was used. Please try again, or enter a code.',
  added: 'The passkey was added',
  removed: 'The passkey was removed',
} as const;

/** The copy of two-step verification: its section of the account page, and the second step of signing in. */
export const twoStepCopy = {
  secondStep: 'Two-Step Verification',
  secondStepLead: 'Your password is correct. One more step keeps others out.',
  turnedOff: 'Two-step verification is off',
  qrCode: 'QR code for your authenticator app',
  file: 'recovery-codes.txt',
  failed: 'Two-step verification could not be loaded',
  retry: 'Try again',
} as const;
