/* global pages, files, clientOnly */

/**
 * CloudFront Function (cloudfront-js-2.0) on viewer requests: which stored file a path gets. `pages` maps the
 * prerendered paths to true, `files` the stored files that are no pages, `clientOnly` lists the paths that the browser
 * renders, each with the shape of those that can exist; the build puts all three in front.
 */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri !== '/' && /[/\\]$/.test(uri)) return redirect(uri, request.querystring);
  const page = /^(.*)\/index\.html$/.exec(uri);
  if (page && pages[page[1] || '/'] === true) return redirect(page[1], request.querystring);
  const plural = /^\/courses(\/[^/]+)$/.exec(uri);
  if (plural) return redirect(`/course${plural[1]}`, request.querystring);
  request.uri = fileOf(uri, decoded(uri), request.querystring || {});
  return request;
}

/** A browser reads '/%61uth' as '/auth': both get the same page. */
function decoded(uri) {
  try {
    return uri
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/');
    // oxlint-disable-next-line no-unused-vars -- CloudFront's runtime takes no catch without a name
  } catch (malformed) {
    return uri;
  }
}

function fileOf(uri, path, querystring) {
  if (uri.startsWith('/assets/') || files[uri] === true) return uri;
  // What was typed into the form that is written for `/auth` would be lost with it.
  if (path === '/auth' && querystring.mode && querystring.mode.value !== 'signin')
    return '/__spa-fallback.html';
  if (pages[path] === true) return path === '/' ? '/index.html' : `${path}/index.html`;
  const rendered = clientOnly.find((one) => one.route.test(path));
  if (!rendered) return '/404/index.html';
  // The page is the browser's, which says what is missing; what is stored under /404 is sent with that status.
  return rendered.known.test(path) ? '/__spa-fallback.html' : '/404/rendered.html';
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
