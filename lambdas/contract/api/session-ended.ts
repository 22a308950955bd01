/** The message for a request whose session has ended. Every page bundles it, so it is in a separate file. */
export const sessionEnded = 'Your session has ended. Please sign in again.';
