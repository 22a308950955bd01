import { type AnalyticsSettings, settingsName } from '../src/shell/analytics/settings.ts';

/** The analytics of a build, and the hosts of its scripts. */
export interface PublishedAnalytics {
  settings: AnalyticsSettings;
  /** The hosts that scripts load from. */
  scripts: readonly string[];
  /** The hosts that scripts send to. */
  hosts: readonly string[];
}

/** A build without analytics: pages load nothing from other hosts and do not ask for consent. */
export const noAnalytics: PublishedAnalytics = { settings: {}, scripts: [], hosts: [] };

interface Provider {
  name: 'ANALYTICS' | 'PIXEL';
  script: string;
  hosts: string;
}

/** The default script and hosts of each provider, from its documentation on content security policies. */
const providers: readonly Provider[] = [
  {
    name: 'ANALYTICS',
    script: 'https://www.googletagmanager.com/gtag/js',
    hosts:
      'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net',
  },
  {
    name: 'PIXEL',
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: 'https://connect.facebook.net https://www.facebook.com',
  },
];

/** A host in a content security policy. A setting must not be able to add a directive. */
const host = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/;

/**
 * Reads `ANALYTICS_ID` and `PIXEL_ID`, and for other providers with the same commands `…_SCRIPT` (a URL) and `…_HOSTS`
 * (hosts separated by spaces). Throws for an invalid identifier, URL or host.
 */
export function readAnalyticsSettings(variables: Record<string, string | undefined>): PublishedAnalytics {
  const found = providers.flatMap(({ name, script, hosts }) => {
    const id = variables[`${name}_ID`];
    if (!id) return [];
    if (!/^[\w-]+$/.test(id)) {
      throw new Error(`${name}_ID must contain only letters, digits and hyphens, not "${id}".`);
    }
    const address = variables[`${name}_SCRIPT`] || script;
    if (!/^https?:/.test(address) || !URL.canParse(address)) {
      throw new Error(`${name}_SCRIPT must be the URL of a script, not "${address}".`);
    }
    const listed = (variables[`${name}_HOSTS`] || hosts).split(/\s+/).filter(Boolean);
    const invalid = listed.find((one) => !host.test(one));
    if (invalid)
      throw new Error(`${name}_HOSTS must list hosts such as https://example.com, not "${invalid}".`);
    return [{ part: name === 'PIXEL' ? 'pixel' : 'analytics', id, script: address, hosts: listed } as const];
  });
  return {
    settings: Object.fromEntries(found.map(({ part, id, script }) => [part, { id, script }])),
    scripts: [...new Set(found.map(({ script }) => new URL(script).origin))],
    hosts: [...new Set(found.flatMap(({ hosts }) => hosts))],
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the page with the build's analytics settings; unchanged if the build has none. */
export function withAnalytics(html: string, { settings }: PublishedAnalytics): string {
  if (Object.keys(settings).length === 0) return html;
  const content = escaped(JSON.stringify(settings));
  return html.replace(
    /<meta charset="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta name="${settingsName}" content="${content}"/>`,
  );
}
