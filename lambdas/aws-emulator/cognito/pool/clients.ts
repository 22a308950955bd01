import type { Pool, PoolOptions } from './config.ts';
import { readClient } from './config.ts';
import type { Store } from './store.ts';

/**
 * Stores the clients of a pool's settings. As with a deployed stack, a client keeps what was changed by API until its
 * settings differ from those of the last start: then all of them apply again. A client that is gone from the settings is
 * deleted. Throws for settings that Cognito would refuse.
 */
export function deployClients(store: Store, pool: Pool, clients: PoolOptions['clients']): void {
  store.transaction(() => {
    const gone = new Set(
      store.clients
        .page(pool.id, 0, Number.MAX_SAFE_INTEGER)
        .flatMap(({ value }) => (value.template === undefined ? [] : [value.id])),
    );
    for (const { id, secret, ...config } of clients) {
      readClient(pool, { id, secret, ...config });
      gone.delete(id);
      const template = JSON.stringify(config);
      const stored = store.clients.get(pool.id, id);
      if (stored?.template === template) continue;
      const now = Date.now();
      const createdAt = stored?.createdAt ?? now;
      store.clients.put(pool.id, id, { id, name: id, config, template, createdAt, modifiedAt: now });
    }
    for (const id of gone) store.clients.delete(pool.id, id);
  });
}
