import type { BrowserContext, Route } from '@playwright/test';
import { readAnalyticsSettings, withAnalytics } from '../../app/publish/analytics.ts';
import { inlineScriptHashes, responseHeaders } from '../../app/publish/page-security.ts';

/** A command that a fake analytics script received: the script and the command's arguments. */
export interface Command {
  from: 'analytics' | 'pixel';
  args: unknown[];
}

/** The requests and commands that left the site. */
export interface Recorder {
  /** Every URL that was requested from another host, in order. */
  requests: string[];
  commands: Command[];
}

const analytics = readAnalyticsSettings({ ANALYTICS_ID: 'G-SAMPLE', PIXEL_ID: '12345' });

const send = (collector: string, from: Command['from']) => `
  function send(args) {
    fetch('${collector}', {
      method: 'POST', mode: 'no-cors',
      body: JSON.stringify({ from: '${from}', args: Array.from(args) }),
    });
  }`;

/** Reads the commands as gtag.js does: first from the queue, then as they are added. */
const analyticsScript = `(function () {${send('https://region1.google-analytics.com/collect', 'analytics')}
  dataLayer.forEach(send);
  dataLayer.push = send;
})()`;

/** Takes over the queue as the pixel does and loads another script from its host. */
const pixelScript = `(function () {${send('https://www.facebook.com/collect', 'pixel')}
  fbq.queue.forEach(send);
  fbq.callMethod = function () { send(arguments); };
  var element = document.createElement('script');
  element.src = 'https://connect.facebook.net/more.js';
  document.head.appendChild(element);
})()`;

/** Serves a page as a build with analytics ids would, with the build's functions. */
async function servePage(route: Route): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  if (!isPage || (response.status() >= 300 && response.status() < 400)) return route.fulfill({ response });
  const html = await response.text();
  const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
  return route.fulfill({
    status: response.status(),
    headers: { ...headers, ...responseHeaders(inlineScriptHashes(html), { analytics }) },
    body: withAnalytics(html, analytics),
  });
}

/**
 * Enables analytics for the site at an origin and replaces all other hosts: serves the two scripts and records what they
 * send.
 */
export async function measure(context: BrowserContext, siteOrigin: string): Promise<Recorder> {
  const recorder: Recorder = { requests: [], commands: [] };
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (origin === siteOrigin) {
      return request.resourceType() === 'document' ? servePage(route) : route.fallback();
    }
    recorder.requests.push(`${origin}${pathname}`);
    if (pathname === '/collect') recorder.commands.push(request.postDataJSON() as Command);
    const scripts: Record<string, string> = {
      '/gtag/js': analyticsScript,
      '/en_US/fbevents.js': pixelScript,
    };
    return route.fulfill({ contentType: 'text/javascript', body: scripts[pathname] ?? '' });
  });
  return recorder;
}
