import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/IconButton.tsx';
import { focusWhenFree } from '../feedback/focusWhenFree.ts';
import * as icons from '../icon/icons.ts';
import { bar, layout, main, panel, scrim, side, slideOver, title as titleClass } from './Sidebar.css.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { useStickyRoom } from '../../layout/useStickyRoom.ts';
import { readSidebarCookie, sidebarCookie, sidebarSettings } from './sidebarSettings.ts';

interface SidebarState {
  isCollapsed: boolean;
  /** Whether the sidebar is open over a narrow page. */
  isSlideOverOpen: boolean;
  setSlideOverOpen: (isSlideOverOpen: boolean) => void;
  /** Collapses or expands the sidebar; on a narrow page, opens or closes it. */
  toggle: () => void;
}

const wide = `(min-width: ${sidebarSettings.narrowBelow}px)`;

/** The cookie is read once, because no event reports its changes. */
const subscribe = () => () => undefined;
const readCookie = () => readSidebarCookie(document.cookie);

/**
 * Returns the sidebar's state, which is stored in a cookie; Ctrl+B or Cmd+B changes it. Calls `onReplaced` when the page has
 * become wide, so that the sidebar beside it replaces the open one.
 */
function useSidebar(defaultCollapsed: boolean | undefined, onReplaced: () => void): SidebarState {
  const stored = useSyncExternalStore(subscribe, readCookie, () => undefined);
  const [toggled, setToggled] = useState<boolean>();
  const [isSlideOverOpen, setSlideOverOpen] = useState(false);
  const isCollapsed = toggled ?? defaultCollapsed ?? stored ?? false;

  const toggle = () => {
    if (!matchMedia(wide).matches) return setSlideOverOpen(!isSlideOverOpen);
    setToggled(!isCollapsed);
    document.cookie = sidebarCookie(!isCollapsed);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== sidebarSettings.shortcut) return;
    // In an editor, the same keys make text bold.
    const isEditing = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (event.defaultPrevented || isEditing) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const close = useEffectEvent(() => {
    setSlideOverOpen(false);
    if (isSlideOverOpen) onReplaced();
  });
  useEffect(() => {
    const query = matchMedia(wide);
    const listen = () => close();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);

  return { isCollapsed, isSlideOverOpen, setSlideOverOpen, toggle };
}

export interface SidebarLayoutProps
  extends Pick<SidebarProps, 'title' | 'groups' | 'currentPath' | 'footer'> {
  /** The state that the server reads from the cookie with `readSidebarCookie`. @default read from the cookie after mount */
  defaultCollapsed?: boolean | undefined;
  /** The height of a fixed bar above the sidebar. @default '0px' */
  insetBlockStart?: string | undefined;
  /** The page, including its `<main>`. */
  children: ReactNode;
}

/** A page with a sidebar, which slides over the page below 768 px. Ctrl+B or Cmd+B toggles it; a cookie stores its state. */
export function SidebarLayout({
  defaultCollapsed,
  insetBlockStart = '0px',
  children,
  ...sidebar
}: SidebarLayoutProps): ReactNode {
  const sideRef = useRef<HTMLDivElement>(null);
  const { isCollapsed, isSlideOverOpen, setSlideOverOpen, toggle } = useSidebar(defaultCollapsed, () =>
    // The button that opened the sidebar is hidden now.
    focusWhenFree(sideRef.current?.querySelector('a') ?? null),
  );
  const barRef = useStickyRoom<HTMLElement>('start');
  return (
    <div
      className={layout}
      style={{ '--rwc-sidebar-inset': insetBlockStart } as CSSProperties}
      data-collapsed={isCollapsed || undefined}
      data-component="SidebarLayout"
    >
      <div ref={sideRef} className={side}>
        <Sidebar {...sidebar} isCollapsed={isCollapsed} onToggle={toggle} />
      </div>
      <div className={main}>
        <section ref={barRef} className={bar} aria-label={sidebar.title} data-part="narrow-bar">
          <IconButton
            icon={icons.menu}
            label={`${sidebar.title}, menu`}
            aria-expanded={isSlideOverOpen}
            onPress={() => setSlideOverOpen(true)}
          />
          <span className={titleClass}>{sidebar.title}</span>
        </section>
        {children}
      </div>
      <ModalOverlay
        className={scrim}
        isOpen={isSlideOverOpen}
        onOpenChange={setSlideOverOpen}
        isDismissable
        data-part="scrim"
      >
        <Modal className={slideOver}>
          <AriaDialog className={panel} aria-label={sidebar.title}>
            <Sidebar {...sidebar} onClose={() => setSlideOverOpen(false)} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
