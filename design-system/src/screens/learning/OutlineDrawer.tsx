import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { CourseOutline, type CourseOutlineProps } from './CourseOutline.tsx';

export interface OutlineDrawerProps extends Omit<CourseOutlineProps, 'onNavigate'> {
  /** Heading of the dialog. @default 'Course outline' */
  courseTitle?: string | undefined;
  /** Whether the drawer is open, if the parent controls it, such as for the `O` key. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** The outline on small screens: an 'Outline' button opens it over the lesson; following a link closes it. */
export function OutlineDrawer({
  courseTitle = 'Course outline',
  isOpen,
  onOpenChange,
  ...outline
}: OutlineDrawerProps): ReactNode {
  return (
    <Dialog
      title={courseTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="md"
      isDismissable
      trigger={
        <Button variant="neutral" iconStart={<Icon icon={icons.list} size="sm" />}>
          Outline
        </Button>
      }
    >
      {(close) => <CourseOutline {...outline} onNavigate={close} />}
    </Dialog>
  );
}
