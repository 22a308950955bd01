/** The copy about passkeys. */
export const passkeyCopy = {
  unsupported: 'This browser cannot use passkeys. Enter a code instead.',
  alreadyAdded: 'This device, security key, or password manager already has a passkey for your account.',
  canceled: 'No passkey was used. Please try again, or enter a code.',
  added: 'The passkey was added',
  removed: 'The passkey was removed',
} as const;
