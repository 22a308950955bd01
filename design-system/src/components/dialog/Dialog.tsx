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

/** Words or elements, or a function of what closes the dialog. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps extends OverlayOpenProps {
  /** The heading, and the dialog's name. */
  title: ReactNode;
  children: DialogContent;
  /** The actions, which stay in view while the body scrolls. */
  footer?: DialogContent;
  /** The Button or IconButton that opens it; without it the parent opens it by `isOpen`. */
  trigger?: OverlayTrigger | undefined;
  /** 400, 560 or 720 px wide; below 480 px it fills the screen. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A press beside it closes it; not for forms, whose values would be lost. @default false */
  isDismissable?: boolean | undefined;
  /** What was asked for is under way: neither Escape nor a button of the dialog closes it. @default false */
  isPending?: boolean | undefined;
}

/** A task or a text above the page, which waits until it is closed: by its button, by Escape. */
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
  const change = (opening: boolean) => {
    if (!isPending) setOpen(opening);
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
