import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { saved } from './Form.css.ts';

interface SaveRowProps {
  label: string;
  isPending: boolean;
  isSaved: boolean;
  savedText: string;
}

/** A form's submit button and the announced text that it has saved. */
export function SaveRow({ label, isPending, isSaved, savedText }: SaveRowProps): ReactNode {
  return (
    <Inline gap={12}>
      <Button type="submit" isPending={isPending}>
        {label}
      </Button>
      <output>
        {isSaved && (
          <span className={saved}>
            <Icon icon={icons.circleCheck} size="sm" />
            {savedText}
          </span>
        )}
      </output>
    </Inline>
  );
}
