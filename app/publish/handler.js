/* global pages, files, clientOnly */

/**
 * The CloudFront function (cloudfront-js-2.0) for viewer requests: selects the stored file for a path. The build prepends
 * three tables: `pages` maps the prerendered paths to true, `files` maps the other stored files to true, and `clientOnly`
 * lists the patterns of pages that the browser renders, each with the pattern of the paths that can exist.
 */
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

/** Decodes a path, because a browser treats '/%61uth' as '/auth': both get the same page. */
function decoded(uri) {
  try {
    return uri
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/');
  } catch (_malformed) {
    return uri;
  }
}

function fileOf(uri, path, querystring) {
  if (uri.startsWith('/assets/') || files[uri] === true) return uri;
  // The prerendered page has the sign-in form. Replacing it with another view would lose what the user has typed.
  if (path === '/auth' && querystring.mode && querystring.mode.value !== 'signin')
    return '/__spa-fallback.html';
  if (pages[path] === true) return path === '/' ? '/index.html' : `${path}/index.html`;
  const rendered = clientOnly.find((one) => one.route.test(path));
  if (!rendered) return '/404/index.html';
  // Both files are the same page, which the browser renders. Files under /404 are sent with that status.
  return rendered.known.test(path) ? '/__spa-fallback.html' : '/404/rendered.html';
}

/** Redirects to a path without extra slashes at either end: a second leading slash would name another host. */
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

/** Removes everything except visible ASCII, so that nothing can break the header. */
function printable(text) {
  return text.replace(/[^\x21-\x7e]/g, '');
}
