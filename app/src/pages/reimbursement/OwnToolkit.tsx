import type { Toolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import type { ReactNode } from 'react';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { PageLoading } from '../../shell/frame/PageLoading.tsx';
import { FailurePage, NotFoundPage } from '../../shell/frame/FailurePage.tsx';
import { useToolkit, useToolkitUpdate } from '../../parts/reimbursement/useToolkits.ts';

export interface OwnToolkitProps {
  toolkitId: string;
  /** Renders the loaded toolkit. `onChange` shows a changed one. */
  children: (toolkit: Toolkit, onChange: (toolkit: Toolkit) => void) => ReactNode;
}

/** Loads a toolkit of the user, and shows that it is missing or could not be loaded. */
export function OwnToolkit({ toolkitId, children }: OwnToolkitProps): ReactNode {
  const { data, error, mutate } = useToolkit(toolkitId);
  const update = useToolkitUpdate();
  const change = (toolkit: Toolkit) => {
    void mutate(toolkit, { revalidate: false });
    update();
  };
  if (data) return children(data, change);
  if (error?.status === 404) {
    return (
      <NotFoundPage
        title={copy.missing}
        description={copy.missingText}
        homeHref="/reimbursement"
        homeLabel={copy.back}
      />
    );
  }
  if (error) {
    return (
      <FailurePage title={copy.failure} description={errorMessageOf(error)} onRetry={() => void mutate()} />
    );
  }
  return <PageLoading title={copy.toolkit} />;
}
