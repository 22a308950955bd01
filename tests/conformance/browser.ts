/** A browser's cookies and redirects, without pages. */
export class Browser {
  /** The cookies by host. */
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Requests a URL with the cookies of its host, and stores the new ones. Follows no redirect. */
  async request(url: string, form?: Record<string, string>): Promise<Response> {
    const { host } = new URL(url);
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (value === '' || /max-age=0/i.test(header)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Requests a URL that must redirect, and returns where to. */
  async redirect(url: string, form?: Record<string, string>): Promise<URL> {
    const response = await this.request(url, form);
    const location = response.headers.get('location');
    if (!location) throw new Error(`${url} did not redirect: ${response.status} ${await response.text()}`);
    return new URL(location, url);
  }

  /** Follows redirects until one leads to a URL that begins with `end`. */
  async follow(url: string, end: string): Promise<URL> {
    let target = new URL(url);
    for (let count = 0; count < 20; count += 1) {
      if (target.href.startsWith(end)) return target;
      target = await this.redirect(target.href);
    }
    throw new Error(`Too many redirects, last to ${target.href}`);
  }
}
