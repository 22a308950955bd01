import type { ReactNode } from 'react';
import { TextField } from '../../components/field/TextField.tsx';
import { formatFileSize } from '../../components/file-field/acceptFile.ts';
import { Text } from '../../components/text/Text.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { StoredFileField } from './StoredFileField.tsx';

/** The form of a file to download. */
export function DownloadBlockForm({ block, onChange, field, files }: BlockFormProps<'download'>): ReactNode {
  const { file } = block;
  return (
    <>
      <StoredFileField
        {...field('file')}
        label={file ? 'Another file' : 'File'}
        files={files.download}
        onStored={(stored) => onChange({ file: stored })}
      />
      {file && <Text size="sm">{`Learners download ${file.name}, ${formatFileSize(file.size)}.`}</Text>}
      <TextField
        {...field('title')}
        label="Download title"
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        {...field('note')}
        label="What to do with it"
        isRequired={false}
        value={block.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  );
}
