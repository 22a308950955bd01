import { afterAll, beforeAll, describe } from 'vitest';
import { sessionKey } from '../../app/src/shell/session/persistence.ts';
import { type Caller, signIn } from '../clients/api-client.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { advice, browsers } from './installed.ts';
import { Screen } from './screen.ts';

interface Account {
  email: string;
  password: string;
}

/** A demo account. */
export const admin: Account = { email: 'admin@example.com', password: 'admin-demo' };

/** A browser with a new platform's site. Call the getters inside tests: their values do not exist before. */
export interface Site {
  /** The name of the browser. */
  name: string;
  screen: () => Screen;
  origin: () => string;
  /** An admin's caller of the API. */
  staff: () => Caller;
  /** Opens a path as a signed-in user. */
  signInAs: (account: Account, to: string) => Promise<void>;
}

/** Opens a path as a signed-in user. */
export async function signInAs(
  screen: Screen,
  origin: string,
  { email, password }: Account,
  to: string,
): Promise<void> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  // Any small file of the site gives access to its storage without starting the app.
  await screen.open('/robots.txt');
  await screen.store(sessionKey(new URL(origin).host), await response.text());
  await screen.open(to);
}

/** Defines the same tests for every browser, against one platform, which can have environment variables. */
export function describeInBrowsers(
  define: (site: Site) => void,
  variables: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): void {
  let platform: Platform;
  beforeAll(async () => {
    platform = await startPlatform({ variables: await variables() });
  });
  afterAll(async () => {
    await platform.stop();
  });

  describe.each(browsers)('in $name', ({ name, start }) => {
    let screen: Screen;
    let staff: Caller;
    beforeAll(async () => {
      if (!start) throw new Error(`${name} is not installed. On Debian: ${advice}`);
      screen = new Screen(await start(), platform.origin);
      staff = await signIn(platform.origin, admin.email, admin.password);
    });
    afterAll(() => screen?.quit());

    define({
      name,
      screen: () => screen,
      origin: () => platform.origin,
      staff: () => staff,
      signInAs: (account, to) => signInAs(screen, platform.origin, account, to),
    });
  });
}
