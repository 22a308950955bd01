import { parseArgs } from 'node:util';
import { startDynamoDB } from './index.ts';

const { values } = parseArgs({
  options: { path: { type: 'string' }, port: { type: 'string', default: '0' } },
});

try {
  const { path, port } = values;
  const running = await startDynamoDB({ ...(path !== undefined && { path }), port: Number(port) });
  console.log(running.endpoint);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
