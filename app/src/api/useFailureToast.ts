import { toast } from '@redwhiteandcode/design-system';
import { useEffect } from 'react';

/** Shows a toast when a load begins to fail; retries that fail again say nothing more. */
export function useFailureToast(isFailing: boolean, title: string, description?: string): void {
  useEffect(() => {
    if (isFailing) toast({ title, description, tone: 'danger' });
  }, [isFailing, title, description]);
}
