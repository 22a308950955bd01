import type { ApplicationReviewProps } from '@redwhiteandcode/design-system';
import type { ProofLink } from '@redwhiteandcode/contract/liftoff/admin-operations.ts';
import { useState } from 'react';
import { errorMessageOf } from '../../../shell/api/errorMessage.ts';
import { saveLink } from '../../../shell/downloads/saveFile.ts';
import { reviewCopy as copy } from '../../../parts/admin/reviewCopy.ts';
import { callAdmin } from '../../../parts/admin/callAdmin.ts';

/** Returns the kind of a proof from its extension: 'PDF'. */
const kindOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1).toUpperCase();

/** Returns the proof of an application. Its link is requested on demand: it expires soon, and the audit log records it. */
export function useProof(applicationId: string, key: string | null): ApplicationReviewProps['proof'] {
  const [imageUrl, setImageUrl] = useState<string>();
  const [request, setRequest] = useState<{ isPending?: boolean; error?: string }>({});
  if (key === null) return null;
  const requestLink = async (then: (link: ProofLink) => void) => {
    setRequest({ isPending: true });
    try {
      const path = { applicationId };
      then(await callAdmin('GET /api/admin/layoff-applications/{applicationId}/proof', { path }));
      setRequest({});
    } catch (error) {
      setRequest({ error: errorMessageOf(error) });
    }
  };
  const kind = kindOf(key);
  const isImage = kind !== 'PDF';
  return {
    ...request,
    imageUrl,
    fileName: isImage ? copy.image(kind) : copy.document(kind),
    onDownload: () => void requestLink(({ url, file_name }) => saveLink(url, file_name)),
    onShow: isImage && !imageUrl ? () => void requestLink(({ url }) => setImageUrl(url)) : undefined,
  };
}
