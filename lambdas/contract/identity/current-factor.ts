import type * as z from 'zod';
import { text } from '../api/fields.ts';
import { PasskeyUse } from './passkeys.ts';
import { twoStepRules } from './two-step-rules.ts';

/**
 * A code from the app, a recovery code, or the use of a passkey, for a change that needs one of them while two-step
 * verification is on.
 */
export const currentFactor = { code: text(twoStepRules.anyCode).optional(), passkey: PasskeyUse.optional() };
export type CurrentFactor = z.infer<z.ZodObject<typeof currentFactor>>;
