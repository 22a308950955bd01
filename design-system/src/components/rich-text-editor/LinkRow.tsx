import type { Editor } from '@tiptap/react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { linkField, linkRow } from './RichTextEditor.css.ts';

/** Returns whether a lesson may link to the address. */
function isAllowed(address: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/.test(address);
}

/** A form that adds, changes or removes the link of the selected text. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const current: string = editor.getAttributes('link')['href'] ?? '';
  const [error, setError] = useState<string>();
  useEffect(() => {
    const input = field.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      editor.commands.focus();
    };
    input?.focus();
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [editor, onClose]);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const address = field.current?.value.trim() ?? '';
    if (!isAllowed(address)) {
      setError('Enter an address that begins with https://, http:// or mailto:');
      field.current?.focus();
      return;
    }
    editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <form className={linkRow} aria-label="Link for the selected text" noValidate onSubmit={apply}>
      <div className={linkField}>
        <TextField
          ref={field}
          label="Address"
          type="url"
          defaultValue={current}
          placeholder="https://"
          errorMessage={error}
        />
      </div>
      <Button type="submit">Apply link</Button>
      {current && (
        <Button variant="neutral" onPress={remove}>
          Remove link
        </Button>
      )}
      <Button variant="quiet" onPress={close}>
        Cancel
      </Button>
    </form>
  );
}
