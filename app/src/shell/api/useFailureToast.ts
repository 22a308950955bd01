import { toast } from '@redwhiteandcode/design-system';
import { useEffect } from 'react';

/** Shows a toast when loading fails, once: retries that fail too show nothing. */
export function useFailureToast(isFailing: boolean, title: string, description?: string): void {
  useEffect(() => {
    if (isFailing) toast({ title, description, tone: 'danger' });
  }, [isFailing, title, description]);
}
