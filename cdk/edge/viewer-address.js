// Runs in CloudFront before /api/*: overwrites the header with the address that CloudFront saw.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
