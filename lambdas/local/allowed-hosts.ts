import { hostsOf, loopbackHosts } from '@redwhiteandcode/aws-emulator/http/hosts';
import type { Settings } from './settings.ts';

/** With one of these as `HOST`, the server listens on all addresses of the computer. */
const everyAddress = ['0.0.0.0', '::'];

const inUrl = (name: string): string => (name.includes(':') ? `[${name}]` : name).toLowerCase();

/**
 * Returns the hosts that the site's server responds to: the names of this computer, `HOST` or, if that is every address,
 * `addresses`, each with the port, and the host of `SITE_URL`.
 */
export function allowedHosts(
  { host, siteUrl }: Pick<Settings, 'host' | 'siteUrl'>,
  port: number,
  addresses: readonly string[],
): string[] {
  const names = everyAddress.includes(host) ? addresses : [host];
  const own = names.flatMap((name) => hostsOf(inUrl(name), port));
  return [...new Set([...loopbackHosts(port), ...own, new URL(siteUrl).host])];
}
