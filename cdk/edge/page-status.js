// Runs in CloudFront after a page was found: an object stored with the metadata `status` is answered with it.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  const response = event.response;
  const status = response.headers['x-amz-meta-status'];
  if (!status) return response;
  delete response.headers['x-amz-meta-status'];
  // A 304 has no body of its own: the browser shows the answer that it has kept, with that answer's status.
  if (response.statusCode === 200 && status.value === '404') {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
