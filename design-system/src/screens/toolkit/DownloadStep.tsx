import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { retryLabel } from '../../components/feedback/retryLabel.ts';
import { Spinner } from '../../components/feedback/Spinner.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { type ToolkitFile, toolkitFiles, type ToolkitGeneration } from './toolkit.ts';
import { document, documentIcon, documents, documentTitle, pending } from './toolkit.css.ts';

export interface DownloadStepProps {
  generation: ToolkitGeneration;
  hasCertificate: boolean;
  pendingFile: ToolkitFile | 'zip' | undefined;
  onGenerate: () => void;
  onDownload: (file: ToolkitFile | 'zip') => void;
  /** Why the learner cannot continue yet. */
  problem: string | undefined;
}

/** The documents: being generated, failed, or ready as one ZIP and a PDF each. */
export function DownloadStep(props: DownloadStepProps): ReactNode {
  const { generation, problem } = props;
  return (
    <>
      {problem && (
        <Alert tone="warning" live="alert">
          {problem}
        </Alert>
      )}
      <Documents {...props} generation={generation} />
    </>
  );
}

function Documents({ generation, onGenerate, ...props }: DownloadStepProps): ReactNode {
  switch (generation.status) {
    case 'generating':
      return (
        <div className={pending}>
          <Spinner size="lg" />
          <output>Preparing your toolkit...</output>
        </div>
      );
    case 'failed':
      return (
        <Alert
          tone="danger"
          live="alert"
          title="The toolkit could not be generated"
          action={
            <Button size="sm" variant="neutral" onPress={onGenerate}>
              {retryLabel}
            </Button>
          }
        >
          {generation.message ?? 'Please try again in a minute. What you entered is saved.'}
        </Alert>
      );
    case 'idle':
      return (
        <div>
          <Button onPress={onGenerate}>Generate Toolkit</Button>
        </div>
      );
    case 'ready':
      return <Ready {...props} />;
  }
}

function Ready({
  hasCertificate,
  pendingFile,
  onDownload,
}: Pick<DownloadStepProps, 'hasCertificate' | 'pendingFile' | 'onDownload'>): ReactNode {
  const included = toolkitFiles.filter(({ file }) => file !== 'certificate' || hasCertificate);
  return (
    <>
      <div>
        <Button
          iconStart={<Icon icon={icons.download} size="sm" />}
          isPending={pendingFile === 'zip'}
          onPress={() => onDownload('zip')}
        >
          Download All (ZIP)
        </Button>
      </div>
      <ul className={documents}>
        {included.map(({ file, title }) => (
          <li key={file} className={document}>
            <span className={documentIcon}>
              <Icon icon={icons.fileText} />
            </span>
            <p className={documentTitle}>{title}</p>
            <Button
              variant="neutral"
              size="sm"
              aria-label={`Download PDF: ${title}`}
              isPending={pendingFile === file}
              onPress={() => onDownload(file)}
            >
              Download PDF
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
