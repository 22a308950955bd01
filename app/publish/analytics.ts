import { type AnalyticsSettings, settingsName } from '../src/analytics/settings.ts';

/** What may measure visits, and which hosts its scripts talk to. */
export interface PublishedAnalytics {
  settings: AnalyticsSettings;
  /** Hosts that scripts load from. */
  scripts: readonly string[];
  /** Hosts that they send to. */
  hosts: readonly string[];
}

/** A build without identifiers: pages load nothing from elsewhere, and nobody is asked. */
export const noAnalytics: PublishedAnalytics = { settings: {}, scripts: [], hosts: [] };

interface Provider {
  name: 'ANALYTICS' | 'PIXEL';
  script: string;
  hosts: string;
}

/** What the two scripts are without further settings: their makers' documents on content security policies say so. */
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

/** A host as a policy names it; a page must not be able to gain a directive from a setting. */
const host = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/;

/**
 * Reads `ANALYTICS_ID` and `PIXEL_ID`, and for other providers of the same commands `…_SCRIPT` (an address) and `…_HOSTS`
 * (hosts with spaces between them). Throws for what is no identifier, address or host.
 */
export function readAnalyticsSettings(variables: Record<string, string | undefined>): PublishedAnalytics {
  const found = providers.flatMap(({ name, script, hosts }) => {
    const id = variables[`${name}_ID`];
    if (!id) return [];
    if (!/^[\w-]+$/.test(id)) throw new Error(`${name}_ID has letters, digits and hyphens, not "${id}".`);
    const address = variables[`${name}_SCRIPT`] || script;
    if (!/^https?:/.test(address) || !URL.canParse(address)) {
      throw new Error(`${name}_SCRIPT must be a script's address, not "${address}".`);
    }
    const listed = (variables[`${name}_HOSTS`] || hosts).split(/\s+/).filter(Boolean);
    const odd = listed.find((one) => !host.test(one));
    if (odd) throw new Error(`${name}_HOSTS lists hosts as https://example.com, not "${odd}".`);
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

/** The page with what may measure it; unchanged where nothing may. */
export function withAnalytics(html: string, { settings }: PublishedAnalytics): string {
  if (Object.keys(settings).length === 0) return html;
  const content = escaped(JSON.stringify(settings));
  return html.replace(
    /<meta charset="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta name="${settingsName}" content="${content}"/>`,
  );
}
