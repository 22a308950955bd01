import { toast } from '@redwhiteandcode/design-system';
import { type AdminKey, ApiError } from '../api/client.ts';
import { sentenceOf } from '../api/sentence.ts';
import { adminCopy as copy } from '../copy/admin.ts';
import { useRefetch } from './useAdminQuery.ts';

/** The toasts after a change and after its failure. */
export interface ChangeToasts<Result = unknown> {
  /** @default 'Success' */
  title?: string | undefined;
  /** 'Course deleted successfully', or how to make the sentence from the result. */
  done: string | ((result: Result) => string);
  /** Title of the failure, beside the server's sentence. @default 'Error' */
  failed?: string | undefined;
}

/**
 * Answers a function that makes a change, says how it went in a toast, and asks again for the lists it touches, where
 * somebody else's change was in its way, too. It answers the sentence why it could not, for the dialog that asked; undefined when it is done.
 */
export function useChange(
  touched: readonly AdminKey[],
): <Result>(change: () => Promise<Result>, toasts: ChangeToasts<Result>) => Promise<string | undefined> {
  const refetch = useRefetch(touched);
  return async (change, { title = copy.success, done, failed = copy.error }) => {
    try {
      const result = await change();
      toast({ title, description: typeof done === 'string' ? done : done(result), tone: 'success' });
    } catch (error) {
      const description = sentenceOf(error);
      toast({ title: failed, description, tone: 'danger' });
      // Somebody else's change is why it was refused.
      if (error instanceof ApiError && [404, 409].includes(error.status)) void refetch();
      return description;
    }
    await refetch();
    return undefined;
  };
}
