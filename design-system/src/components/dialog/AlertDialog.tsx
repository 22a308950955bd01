import { type ReactNode, useId } from 'react';
import {
  Dialog as AriaDialog,
  Heading as AriaHeading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { Button } from '../button/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import type { OverlayTrigger } from '../popover/overlayTrigger.ts';
import { type OverlayOpenProps, useOverlayTrigger } from '../popover/useOverlayTrigger.ts';
import { alertBody, dialog, footer, heading, panel, scrim } from './Dialog.css.ts';
import { FocusReturn } from './FocusReturn.tsx';

export interface AlertDialogProps extends OverlayOpenProps {
  /** The question, which names the action and the item: 'Remove the role admin?'. */
  title: ReactNode;
  /** The consequence, and whether it can be undone. */
  description: ReactNode;
  /** The action as a verb: 'Remove role', never 'OK'. */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** Styles the action as dangerous and focuses the Cancel button first. @default false */
  isDestructive?: boolean | undefined;
  /** While the action runs, the dialog cannot be closed. @default false */
  isPending?: boolean | undefined;
  /** Why the action failed; the user can try again. */
  error?: ReactNode;
  /** Called when the action is confirmed; the parent closes the dialog when the action is complete. */
  onConfirm: () => void;
  /** The Button or IconButton that opens the dialog; without it, the parent controls `isOpen`. */
  trigger?: OverlayTrigger | undefined;
}

/** Asks for confirmation before an important action; Escape and the Cancel button change nothing. */
export function AlertDialog({ trigger, ...props }: AlertDialogProps): ReactNode {
  const { isOpen, setOpen, overlayId, attach } = useOverlayTrigger(props, 'dialog');
  const descriptionId = useId();
  const { title, description, error, isPending = false } = props;
  return (
    <>
      {trigger && attach(trigger)}
      <ModalOverlay
        className={scrim}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isKeyboardDismissDisabled={isPending}
        data-part="scrim"
      >
        <Modal className={panel({ size: 'alert' })}>
          <AriaDialog
            id={overlayId}
            role="alertdialog"
            className={dialog}
            aria-describedby={descriptionId}
            data-component="AlertDialog"
          >
            <FocusReturn />
            <div className={alertBody}>
              <AriaHeading slot="title" className={heading}>
                {title}
              </AriaHeading>
              <div id={descriptionId}>{description}</div>
              {error && (
                <Alert tone="danger" live="alert">
                  {error}
                </Alert>
              )}
            </div>
            <Actions {...props} onCancel={() => setOpen(false)} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}

function Actions({
  confirmLabel,
  cancelLabel = 'Cancel',
  isDestructive = false,
  isPending = false,
  onConfirm,
  onCancel,
}: AlertDialogProps & { onCancel: () => void }): ReactNode {
  return (
    <div className={footer}>
      <Button
        ref={isDestructive ? focusOnMount : undefined}
        variant="neutral"
        isDisabled={isPending}
        onPress={onCancel}
      >
        {cancelLabel}
      </Button>
      <Button
        ref={isDestructive ? undefined : focusOnMount}
        variant={isDestructive ? 'danger' : 'primary'}
        iconStart={isDestructive && <Icon icon={icons.triangleExclamationPoint} size="sm" />}
        isPending={isPending}
        onPress={onConfirm}
      >
        {confirmLabel}
      </Button>
    </div>
  );
}

function focusOnMount(button: HTMLButtonElement | null): void {
  button?.focus();
}
