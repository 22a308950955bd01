import type { ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading as AriaHeading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { IconButton } from '../button/IconButton.tsx';
import * as icons from '../icon/icons.ts';
import type { OverlayTrigger } from '../popover/overlayTrigger.ts';
import { type OverlayOpenProps, useOverlayTrigger } from '../popover/useOverlayTrigger.ts';
import { body, dialog, footer as footerClass, header, heading, panel, scrim } from './Dialog.css.ts';
import { FocusReturn } from './FocusReturn.tsx';

/** The content, or a function that gets the callback to close the dialog and returns the content. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps extends OverlayOpenProps {
  /** The heading and the accessible name. */
  title: ReactNode;
  children: DialogContent;
  /** The actions, which stay visible while the body scrolls. */
  footer?: DialogContent;
  /** The Button or IconButton that opens the dialog; without it, the parent controls `isOpen`. */
  trigger?: OverlayTrigger | undefined;
  /** The width: 400, 560 or 720 px; on screens below 480 px, the dialog fills the screen. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Closes the dialog with a press outside it. Not for forms, whose values would be lost. @default false */
  isDismissable?: boolean | undefined;
  /** Keeps the dialog open while its action runs: neither Escape nor its buttons close it. @default false */
  isPending?: boolean | undefined;
}

/** A modal task or text above the page; its Close button and Escape close it. */
export function Dialog({
  title,
  children,
  footer,
  trigger,
  size = 'md',
  isDismissable = false,
  isPending = false,
  ...openProps
}: DialogProps): ReactNode {
  const { isOpen, setOpen, overlayId, attach } = useOverlayTrigger(openProps, 'dialog');
  const change = (nextOpen: boolean) => {
    if (!isPending) setOpen(nextOpen);
  };
  const close = () => change(false);
  return (
    <>
      {trigger && attach(trigger)}
      <ModalOverlay
        className={scrim}
        isOpen={isOpen}
        onOpenChange={change}
        isDismissable={isDismissable}
        data-part="scrim"
      >
        <Modal className={panel({ size })}>
          <AriaDialog id={overlayId} className={dialog} data-component="Dialog">
            <FocusReturn />
            <div className={header}>
              <AriaHeading slot="title" className={heading}>
                {title}
              </AriaHeading>
              <IconButton icon={icons.x} label="Close" onPress={close} />
            </div>
            <div className={body}>{typeof children === 'function' ? children(close) : children}</div>
            {footer && (
              <div className={footerClass}>{typeof footer === 'function' ? footer(close) : footer}</div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
