// A bare Node.js server: the reference for the start, API, and Lighthouse benchmarks. It sends the responses in RESPONSES by
// method and path, prints its origin, and exits when the process that started it does.
import { createServer } from 'node:http';

const responses = JSON.parse(process.env.RESPONSES ?? '{}');
const server = createServer((req, res) => {
  const { status = 404, type = 'text/plain', body = '' } = responses[`${req.method} ${req.url}`] ?? {};
  req.resume().on('end', () => res.writeHead(status, { 'content-type': type }).end(body));
});
process.stdin.resume().on('end', () => process.exit());
server.listen(0, '127.0.0.1', () => console.log(`Ready on http://127.0.0.1:${server.address().port}`));
