import type {
  CustomMessageTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
} from 'aws-lambda';
import type { SigningKey } from './keys.ts';
import type { Store } from './store.ts';

/** An event that a user pool would hand to one of its Lambda triggers. */
export type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent | PreTokenGenerationTriggerEvent;

/** A mail as a user pool sends it: the HTML message, and the same as plain text. */
export interface CognitoMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** What every operation works with. */
export interface Context {
  region: string;
  store: Store;
  key: SigningKey;
  /** scrypt's N for new password hashes. */
  scryptCost: number;
  triggers: ((event: TriggerEvent) => Promise<TriggerEvent>) | undefined;
  sendMail: ((mail: CognitoMail) => void | Promise<void>) | undefined;
  /** Runs work for one user after all earlier work for the same user, so that parallel guesses are counted. */
  inTurn<T>(userKey: string, work: () => Promise<T>): Promise<T>;
}

/** A queue per key; a key without waiting work takes no memory. */
export function turns(): Context['inTurn'] {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
