import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { proof } from './AdminTablePage.css.ts';

export interface ProofDocumentProps {
  /** The uploaded file; null where none was. */
  document: {
    /** As the applicant called it. */
    fileName: string;
    /** A link that dies after a few minutes and saves the file. */
    downloadHref: string;
    /** A picture of it, where it is one. */
    imageUrl?: string | undefined;
  } | null;
  /** The applicant's. */
  name: string;
}

/** The proof of the layoff, if there is one. */
export function ProofDocument({ document, name }: ProofDocumentProps): ReactNode {
  return (
    <Card as="section" aria-labelledby="application-proof">
      <Stack gap={16}>
        <Heading level={2} size="sm" id="application-proof">
          Proof document
        </Heading>
        {document === null ? (
          <EmptyState
            headingLevel={3}
            title="No document was sent"
            description="The proof is optional; the decision can be made without it."
          />
        ) : (
          <>
            {document.imageUrl && (
              <img className={proof} src={document.imageUrl} alt={`Proof document of ${name}`} />
            )}
            <Inline justify="between" gap={12}>
              <Text size="sm">{document.fileName}</Text>
              <ButtonLink
                href={document.downloadHref}
                variant="neutral"
                size="sm"
                iconStart={<Icon icon={icons.download} size="sm" />}
              >
                Download
              </ButtonLink>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
