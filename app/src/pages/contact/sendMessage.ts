import { type ContactValues, type FormErrors, toast } from '@redwhiteandcode/design-system';
import { ApiError, callPublic } from '../../shell/api/client.ts';
import { fieldsOf } from '../../shell/forms/fieldsOf.ts';
import { lazyCheck } from '../../shell/forms/lazyCheck.ts';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { contactCopy as copy } from '../../parts/contact/contactCopy.ts';
import type { ContactTopic } from '@redwhiteandcode/contract/contact/topics.ts';

const rules = () => import('@redwhiteandcode/contract/contact/rules.ts');

/** Checks the contact form. */
export const checkMessage = lazyCheck(async () => (await rules()).checkContact);

/**
 * Sends a message, with its topic if it has one, and shows the result in a toast. Returns undefined on success, so that the
 * form is cleared.
 */
export async function sendMessage(
  values: ContactValues,
  topic?: ContactTopic,
): Promise<FormErrors<keyof ContactValues> | undefined> {
  try {
    const message = (await rules()).contactMessageOf(values);
    await callPublic('POST /api/contact', { body: { ...message, ...(topic && { topic }) } });
    toast({ ...copy.sent, tone: 'success' });
    return undefined;
  } catch (error) {
    const fields =
      error instanceof ApiError ? fieldsOf(error, Object.keys(values) as (keyof ContactValues)[]) : undefined;
    if (fields) return { fields };
    const message = errorMessageOf(error);
    toast({ ...copy.failed, tone: 'danger' });
    // The API’s message says more than ours only if the user has to wait.
    const isTooMany = error instanceof ApiError && error.status === 429;
    return { form: isTooMany ? `${message} ${copy.failed.description}` : copy.failed.description };
  }
}
