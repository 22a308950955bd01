import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { BlockFormProps } from './blockForm.ts';
import { pictureSample, pictureSamples } from './blocks.css.ts';
import type { PictureDraft } from './blockDraft.ts';
import { fieldPair } from './CourseEditor.css.ts';
import { StoredFileField } from './StoredFileField.tsx';

/** The form of a figure. */
export function FigureBlockForm({
  block,
  onChange,
  onRemove,
  field,
  files,
}: BlockFormProps<'figure'>): ReactNode {
  return (
    <>
      <div className={fieldPair}>
        <StoredFileField
          {...field('picture')}
          label={block.picture ? 'Another picture' : 'Picture'}
          files={files.picture}
          onStored={(picture) => onChange({ picture })}
        />
        <StoredFileField
          {...field('dark_picture')}
          label={block.dark_picture ? 'Another picture for the dark theme' : 'Picture for the dark theme'}
          description="Without it, the dark theme shows the picture on white."
          isRequired={false}
          files={files.picture}
          onStored={(dark_picture) => onChange({ dark_picture })}
        />
      </div>
      {(block.picture || block.dark_picture) && (
        <div className={pictureSamples}>
          {block.picture && <Sample picture={block.picture} theme="light" name="The picture" />}
          {block.dark_picture && (
            <Sample picture={block.dark_picture} theme="dark" name="The picture for the dark theme" />
          )}
        </div>
      )}
      {block.dark_picture && (
        <Inline>
          <Button
            variant="quiet"
            size="sm"
            iconStart={<Icon icon={icons.trash} size="sm" />}
            onPress={() => onRemove('the picture for the dark theme', { dark_picture: null }, 'dark_picture')}
          >
            Remove<VisuallyHidden> the picture for the dark theme</VisuallyHidden>
          </Button>
        </Inline>
      )}
      <TextArea
        {...field('alt')}
        label="Alternative text"
        description="What the picture shows, for learners who cannot see it. Include the words in it."
        rows={3}
        value={block.alt}
        onChange={(alt) => onChange({ alt })}
      />
      <TextField
        {...field('caption')}
        label="Caption"
        isRequired={false}
        value={block.caption}
        onChange={(caption) => onChange({ caption })}
      />
    </>
  );
}

interface SampleProps {
  picture: PictureDraft;
  theme: 'light' | 'dark';
  name: string;
}

function Sample({ picture: { files, width, height }, theme, name }: SampleProps): ReactNode {
  return (
    <figure className={pictureSample} data-theme={theme}>
      <img src={files[0]?.src} width={width} height={height} alt={name} loading="lazy" />
      <figcaption>{`${width} × ${height} pixels`}</figcaption>
    </figure>
  );
}
