import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { RecordSection } from '../orders/RecordFacts.tsx';
import { factValue, proof } from '../admin/AdminTablePage.css.ts';

export interface ProofDocumentProps {
  /** The uploaded file; null if there is none. */
  document: {
    /** The file's name or type. */
    fileName: string;
    /** Saves the file. */
    onDownload: () => void;
    /** Shows the file; only for an image that is not shown yet. */
    onShow?: (() => void) | undefined;
    /** The image's address, once it is loaded. */
    imageUrl?: string | undefined;
    /** Whether the file is being requested. @default false */
    isPending?: boolean | undefined;
    /** Why the request failed. */
    error?: string | undefined;
  } | null;
  /** The applicant's name. */
  name: string;
}

/** The applicant's proof of the layoff, or a note that there is none. */
export function ProofDocument({ document, name }: ProofDocumentProps): ReactNode {
  return (
    <RecordSection id="application-proof" title="Proof document">
      {document === null ? (
        <EmptyState
          headingLevel={3}
          title="No document was sent"
          description="The proof is optional. You can decide without it."
        />
      ) : (
        <>
          {document.imageUrl && (
            <img className={proof} src={document.imageUrl} alt={`Proof document of ${name}`} />
          )}
          {document.error && (
            <Alert tone="danger" live="alert">
              {document.error}
            </Alert>
          )}
          <Inline justify="between" gap={12}>
            <Text size="sm">
              <span className={factValue}>{document.fileName}</span>
            </Text>
            <Inline gap={8}>
              {document.onShow && (
                <Button variant="neutral" size="sm" isPending={document.isPending} onPress={document.onShow}>
                  Show
                </Button>
              )}
              <Button
                variant="neutral"
                size="sm"
                isPending={document.isPending}
                onPress={document.onDownload}
                iconStart={<Icon icon={icons.download} size="sm" />}
              >
                Download
              </Button>
            </Inline>
          </Inline>
        </>
      )}
    </RecordSection>
  );
}
