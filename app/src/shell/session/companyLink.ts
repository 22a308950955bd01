import { sessionKey } from './persistence.ts';
import { createStoredText, type StoredText } from './storedText.ts';

let stored: StoredText | undefined;

/** The id of the user who had a role in a company when the server last listed the user's companies in this browser. */
function noted(): StoredText {
  stored ??= createStoredText(() => localStorage, `${sessionKey(location.host)}-company`);
  return stored;
}

/** Notes whether a user has a role in a company, so that no page has to ask the server for the account menu. */
export function noteCompany(userId: string, hasCompany: boolean): void {
  if (isInCompany(userId) !== hasCompany) noted().write(hasCompany ? userId : null);
}

/** Whether a role of the user in a company was noted. Pages show it from their next rendering on. */
export const isInCompany = (userId: string): boolean => noted().read() === userId;
