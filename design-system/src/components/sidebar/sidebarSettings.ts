/** The sidebar's measures, and how its state is kept. */
export const sidebarSettings = {
  /** With labels. */
  width: '16rem',
  /** Icons alone. */
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

/** What a request's or the document's cookies say, for `defaultCollapsed`; undefined where they say nothing. */
export function readSidebarCookie(cookies: string): boolean | undefined {
  const value = new RegExp(`(?:^|; *)${sidebarSettings.cookie}=(collapsed|expanded)(?:;|$)`).exec(
    cookies,
  )?.[1];
  return value === undefined ? undefined : value === 'collapsed';
}

/** What is written to `document.cookie` to keep the state. */
export function sidebarCookie(isCollapsed: boolean): string {
  const { cookie, cookieMaxAge } = sidebarSettings;
  return `${cookie}=${isCollapsed ? 'collapsed' : 'expanded'}; Max-Age=${cookieMaxAge}; Path=/; SameSite=Lax`;
}
