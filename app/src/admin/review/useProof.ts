import type { ApplicationReviewProps } from '@redwhiteandcode/design-system';
import type { ProofLink } from '@redwhiteandcode/lambdas/contract/liftoff-admin.ts';
import { useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { reviewCopy as copy } from '../../copy/adminReview.ts';
import { callAdmin } from '../callAdmin.ts';

/** A proof's kind is known by its extension: 'PDF'. */
const kindOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1).toUpperCase();

/** The proof of an application, which is asked for when it is wanted: its link dies soon, and the audit log keeps it. */
export function useProof(applicationId: string, key: string | null): ApplicationReviewProps['proof'] {
  const [imageUrl, show] = useState<string>();
  const [asked, setAsked] = useState<{ isPending?: boolean; error?: string }>({});
  if (key === null) return null;
  const ask = async (then: (link: ProofLink) => void) => {
    setAsked({ isPending: true });
    try {
      const path = { applicationId };
      then(await callAdmin('GET /api/admin/layoff-applications/{applicationId}/proof', { path }));
      setAsked({});
    } catch (error) {
      setAsked({ error: sentenceOf(error) });
    }
  };
  const kind = kindOf(key);
  const isPicture = kind !== 'PDF';
  return {
    ...asked,
    imageUrl,
    fileName: isPicture ? copy.image(kind) : copy.document(kind),
    onDownload: () => void ask(save),
    onShow: isPicture && !imageUrl ? () => void ask(({ url }) => show(url)) : undefined,
  };
}

/** Lets the browser save what a link leads to; the page stays. */
function save({ url, file_name }: ProofLink): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = file_name;
  link.click();
}
