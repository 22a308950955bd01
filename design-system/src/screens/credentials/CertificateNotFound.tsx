import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { body, wholeNumber } from './certificate.css.ts';

export interface CertificateNotFoundProps {
  /** The number that was searched for. */
  certificateNumber?: string | undefined;
}

/** 'Certificate Not Found' with advice. */
export function CertificateNotFound({ certificateNumber }: CertificateNotFoundProps): ReactNode {
  return (
    <Card as="section" isRaised padding="lg">
      <div className={body} data-component="CertificateNotFound">
        <Icon icon={icons.searchX} size="xl" />
        <Heading level={2}>Certificate Not Found</Heading>
        {certificateNumber && (
          <p>
            No certificate has the number{' '}
            <span className={wholeNumber}>
              <CodeText>{certificateNumber}</CodeText>.
            </span>
          </p>
        )}
        <p>Please double-check the certificate number and try again.</p>
      </div>
    </Card>
  );
}
