/** What every answer says whose session is no longer good; every page of the app holds it, and nothing else of this room. */
export const sessionEnded = 'Your session has ended. Please sign in again.';
