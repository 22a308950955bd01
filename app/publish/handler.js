/* global pages, clientOnly */

/**
 * CloudFront Function (cloudfront-js-2.0) on viewer requests: which stored file a path gets. `pages` maps the
 * prerendered paths to true, `clientOnly` lists the patterns that the fallback page serves; the build puts both in front.
 */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri !== '/' && /[/\\]$/.test(uri)) return redirect(uri, request.querystring);
  const plural = /^\/courses(\/[^/]+)$/.exec(uri);
  if (plural) return redirect(`/course${plural[1]}`, request.querystring);
  if (pages[uri] === true) request.uri = uri === '/' ? '/index.html' : `${uri}/index.html`;
  else if (!/\.[A-Za-z0-9]+$/.test(uri)) {
    request.uri = clientOnly.some((pattern) => pattern.test(uri))
      ? '/__spa-fallback.html'
      : '/404/index.html';
  }
  return request;
}

/** To a path without slashes at either end: a second slash in front would name another host. */
function redirect(uri, querystring) {
  const path = uri.replace(/^[/\\]+|[/\\]+$/g, '');
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: `/${printable(path)}${search(querystring || {})}` } },
  };
}

function search(querystring) {
  const pairs = [];
  Object.keys(querystring).forEach((name) => {
    const entry = querystring[name];
    (entry.multiValue || [entry]).forEach((one) => {
      pairs.push(`${printable(name)}=${printable(one.value)}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** What is no visible ASCII is left out, so that nothing breaks the header. */
function printable(text) {
  return text.replace(/[^\x21-\x7e]/g, '');
}
