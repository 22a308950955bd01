import { type ReactNode, useEffect, useId, useRef } from 'react';
import { OverlayArrow, Popover as AriaPopover, type Placement } from 'react-aria-components/Popover';
import { zIndex } from '../../theme/media.ts';
import { IconButton } from '../button/IconButton.tsx';
import * as icons from '../icon/icons.ts';
import type { OverlayTrigger } from './overlayTrigger.ts';
import { arrow, content, header, panel, title as titleClass } from './Popover.css.ts';
import { type OverlayOpenProps, useOverlayTrigger } from './useOverlayTrigger.ts';

export interface PopoverProps extends OverlayOpenProps {
  /** The Button or IconButton that opens the popover. */
  trigger: OverlayTrigger;
  /** The heading and the accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** Where the popover opens; it flips if there is not enough room. @default 'bottom' */
  placement?: Placement | undefined;
  /** Shows an arrow that points at the trigger. @default false */
  hasArrow?: boolean | undefined;
}

/** A non-modal panel beside its trigger, for a short text or a few controls; a press outside it closes it. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom',
  hasArrow = false,
  ...openProps
}: PopoverProps): ReactNode {
  const { isOpen, setOpen, triggerRef, overlayRef, overlayId, attach } = useOverlayTrigger(
    openProps,
    'dialog',
  );
  const close = () => {
    triggerRef.current?.focus();
    setOpen(false);
  };
  return (
    <>
      {attach(trigger)}
      <AriaPopover
        ref={overlayRef}
        className={panel}
        style={{ zIndex: zIndex.popover }}
        triggerRef={triggerRef}
        placement={placement}
        offset={hasArrow ? 10 : 6}
        isNonModal
        isOpen={isOpen}
        onOpenChange={setOpen}
        shouldCloseOnInteractOutside={(element) => !triggerRef.current?.contains(element)}
      >
        {hasArrow && (
          <OverlayArrow>
            <svg className={arrow} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
              <path d="M0 0L6 6L12 0" />
            </svg>
          </OverlayArrow>
        )}
        <Panel
          id={overlayId}
          title={title}
          onClose={close}
          onPressOutside={(target) => triggerRef.current?.contains(target) || setOpen(false)}
        >
          {children}
        </Panel>
      </AriaPopover>
    </>
  );
}

interface PanelProps extends Pick<PopoverProps, 'title' | 'children'> {
  id: string;
  onClose: () => void;
  onPressOutside: (target: Node) => void;
}

function Panel({ id, title, children, onClose, onPressOutside }: PanelProps): ReactNode {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const root = ref.current;
      // A modal overlay opened from the popover, such as a menu, makes the popover inert. A press there must not close it.
      if (!root || !(target instanceof Node) || root.contains(target) || root.closest('[inert]')) return;
      onPressOutside(target);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  });
  return (
    <dialog ref={ref} id={id} open aria-labelledby={titleId} className={content} data-component="Popover">
      <div className={header}>
        <h2 ref={headingRef} id={titleId} tabIndex={-1} className={titleClass}>
          {title}
        </h2>
        <IconButton icon={icons.x} label="Close" size="sm" onPress={onClose} />
      </div>
      {children}
    </dialog>
  );
}
