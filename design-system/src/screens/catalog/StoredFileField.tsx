import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FileField } from '../../components/file-field/FileField.tsx';
import type { FileUpload } from '../../components/file-field/fileFieldProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { FileStore } from './blockForm.ts';

interface StoredFileFieldProps<Stored> {
  id: string;
  label: string;
  /** Help text before the limits of the file. */
  description?: string | undefined;
  isRequired?: boolean | undefined;
  errorMessage: string | undefined;
  files: FileStore<Stored>;
  /** Called with a file that is stored. */
  onStored: (stored: Stored) => void;
}

/**
 * A field that uploads the chosen file at once. When it is stored, the field is empty again, and the form shows the stored
 * file. Closing the form ends a running upload.
 */
export function StoredFileField<Stored extends object>({
  id,
  label,
  description,
  isRequired,
  errorMessage,
  files: { hint, store, ...limits },
  onStored,
}: StoredFileFieldProps<Stored>): ReactNode {
  const [file, setFile] = useState<File | null>(null);
  const [upload, setUpload] = useState<FileUpload>();
  const [refusal, setRefusal] = useState<string>();
  const [stored, setStored] = useState<string>();
  const running = useRef<AbortController>(undefined);
  // The other fields of the form may change during the upload.
  const latest = useRef(onStored);
  useLayoutEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => () => running.current?.abort(), []);

  const end = (shown: FileUpload | undefined) => {
    running.current = undefined;
    setUpload(shown);
  };
  const send = async (chosen: File) => {
    const controller = new AbortController();
    running.current = controller;
    setRefusal(undefined);
    setStored(undefined);
    setUpload({ status: 'uploading', progress: 0 });
    try {
      const result = await store(chosen, {
        onProgress: (progress) => setUpload({ status: 'uploading', progress }),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      setFile(null);
      end(undefined);
      if (typeof result === 'string') return setRefusal(result);
      setStored(chosen.name);
      latest.current(result);
    } catch {
      if (!controller.signal.aborted) end({ status: 'failed' });
    }
  };
  const choose = (chosen: File | null) => {
    running.current?.abort();
    setFile(chosen);
    setRefusal(undefined);
    end(undefined);
    if (chosen) void send(chosen);
  };
  return (
    <div id={id}>
      <FileField
        {...limits}
        label={label}
        description={description === undefined ? hint : `${description} ${hint}`}
        isRequired={isRequired}
        errorMessage={refusal ?? errorMessage}
        value={file}
        onChange={choose}
        upload={upload}
        onCancel={() => choose(null)}
        onRetry={() => file && void send(file)}
      />
      <VisuallyHidden as="output">{refusal ?? (stored && `Stored ${stored}`)}</VisuallyHidden>
    </div>
  );
}
