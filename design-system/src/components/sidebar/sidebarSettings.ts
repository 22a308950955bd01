/** The sidebar's dimensions, shortcut and cookie. */
export const sidebarSettings = {
  /** With labels. */
  width: '16rem',
  /** With icons only. */
  collapsedWidth: '3rem',
  /** Over the page, below `narrowBelow` px. */
  slideOverWidth: '18rem',
  narrowBelow: 768,
  /** With Ctrl or Cmd. */
  shortcut: 'b',
  cookie: 'sidebar',
  /** Seven days, in seconds. */
  cookieMaxAge: 604_800,
} as const;

/** Returns the state in a request's or the document's cookies, for `defaultCollapsed`; undefined if there is none. */
export function readSidebarCookie(cookies: string): boolean | undefined {
  const value = new RegExp(`(?:^|; *)${sidebarSettings.cookie}=(collapsed|expanded)(?:;|$)`).exec(
    cookies,
  )?.[1];
  return value === undefined ? undefined : value === 'collapsed';
}

/** Returns the value for `document.cookie` that stores the state. */
export function sidebarCookie(isCollapsed: boolean): string {
  const { cookie, cookieMaxAge } = sidebarSettings;
  return `${cookie}=${isCollapsed ? 'collapsed' : 'expanded'}; Max-Age=${cookieMaxAge}; Path=/; SameSite=Lax`;
}
