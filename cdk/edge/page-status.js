// Runs in CloudFront before a page is returned: an object with the metadata `status` is returned with that status.
function handler(event) {
  const response = event.response;
  const status = response.headers['x-amz-meta-status'];
  if (!status) return response;
  delete response.headers['x-amz-meta-status'];
  // A 304 has no body: the browser shows its cached response, with that response's status.
  if (response.statusCode === 200 && status.value === '404') {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
