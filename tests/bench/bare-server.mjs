// A bare Node.js server: the reference for starting, for the API, and for Lighthouse. It sends what ANSWERS names for a
// path, prints where it listens, and ends with the process that started it.
import { createServer } from 'node:http';

const answers = JSON.parse(process.env.ANSWERS ?? '{}');
const server = createServer((req, res) => {
  const { status = 404, type = 'text/plain', body = '' } = answers[`${req.method} ${req.url}`] ?? {};
  req.resume().on('end', () => res.writeHead(status, { 'content-type': type }).end(body));
});
process.stdin.resume().on('end', () => process.exit());
server.listen(0, '127.0.0.1', () => console.log(`Ready on http://127.0.0.1:${server.address().port}`));
