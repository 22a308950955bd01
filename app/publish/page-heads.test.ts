import { describe, expect, it } from 'vitest';
import { attribute, htmlOf, mainOf, partOf, readBuilt, textOf, textsOf } from './built-page.ts';
import { inlineScriptHashes } from './page-security.ts';
import { indexedPaths, prerenderedPaths, privatePaths } from './paths.ts';

const site = 'http://localhost:3000';

interface Thing {
  '@context'?: string;
  '@type': string | string[];
  itemListElement?: unknown[];
  mainEntity?: { name: string }[];
}

/** Returns the contents of a page's head: its title, its canonical URL, each `meta` by name, and its data blocks. */
function headOf(path: string) {
  const head = partOf(htmlOf(path), '<head>', '</head>');
  const metas = [...head.matchAll(/<meta [^>]*>/g)].flatMap(([tag]) => {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property');
    return name && name !== 'theme-color' ? [[name, attribute(tag, 'content') ?? ''] as const] : [];
  });
  const names = metas.map(([name]) => name);
  return {
    title: textsOf(head, 'title'),
    canonical: [...head.matchAll(/<link rel="canonical"[^>]*>/g)].map(([tag]) => attribute(tag, 'href')),
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    repeated: names.filter((name, at) => names.indexOf(name) !== at),
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Thing,
    ),
  };
}

describe('the head', () => {
  it.each(indexedPaths)('of %s is complete and repeats nothing', { tags: ['page-head'] }, (path) => {
    const { title, canonical, meta, repeated } = headOf(path);
    const address = path === '/' ? site : site + path;
    expect(title).toEqual([expect.stringContaining('Red White and Code')]);
    expect(repeated).toEqual([]);
    expect(canonical).toEqual([address]);
    expect(meta).toMatchObject({
      robots: 'index, follow, max-image-preview:large, max-snippet:-1',
      'og:title': title[0],
      'og:description': meta['description'],
      'og:url': address,
      'og:type': 'website',
      'og:locale': 'en_US',
      'og:image': `${site}/images/og-image-new.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title[0],
      'twitter:card': 'summary_large_image',
    });
    expect(meta['keywords']?.split(', ').length).toBeGreaterThanOrEqual(3);
    expect(meta['description']?.length).toBeGreaterThanOrEqual(50);
    expect(meta['description']?.length).toBeLessThanOrEqual(320);
  });

  it('has a title and a description that no other page has', () => {
    const heads = indexedPaths.map(headOf);
    expect(new Set(heads.map(({ title }) => title[0])).size).toBe(indexedPaths.length);
    expect(new Set(heads.map(({ meta }) => meta['description'])).size).toBe(indexedPaths.length);
  });

  it('of the landing page has the specified description', { tags: ['default-description'] }, () => {
    expect(headOf('/').meta['description']).toMatch(
      /^Get AI training at \$0 out-of-pocket cost through IRS Section 127 employer reimbursement\. 14 courses from beginner to executive level/,
    );
  });

  it('of a page without a title has the default one', { tags: ['default-title'] }, () => {
    expect(headOf('/').title).toEqual([
      'Red White and Code - IRS Section 127 AI Training | Employer-Paid Education',
    ]);
  });

  it.each(privatePaths)(
    'of %s has its title, and the page its heading, before the browser renders it',
    (path) => {
      const { title, meta, repeated } = headOf(path);
      const [heading = ''] = textsOf(htmlOf(path), 'h1');
      expect(title).toEqual([expect.stringMatching(/^.+ \| Red White and Code$/)]);
      expect(title[0]).toContain(heading);
      expect(heading).not.toBe('Red White and Code');
      expect(repeated).toEqual([]);
      expect(meta['robots']).toBe('noindex');
    },
  );

  it('of a page whose address is not known in advance names the site until the browser renders it', () => {
    const fallback = readBuilt('__spa-fallback.html').toString();
    expect(textsOf(fallback, 'title')).toEqual(['Red White and Code']);
    expect(fallback).toContain(`<meta name="description" content="${headOf('/').meta['description']}"`);
  });

  it('of every page outside the sitemap has noindex', { tags: ['private-pages'] }, () => {
    const hidden = prerenderedPaths.filter((path) => !indexedPaths.includes(path));
    expect(hidden).toContain('/auth');
    for (const path of hidden) expect(headOf(path).meta['robots'], path).toMatch(/^noindex/);
  });
});

it('the header allows the inline scripts of every page, which all pages share, and no others', () => {
  const pages = [...prerenderedPaths.map(htmlOf), readBuilt('__spa-fallback.html').toString()];
  const hashes = [...new Set(pages.flatMap(inlineScriptHashes))];
  const policy = readBuilt('../edge/headers.json').toString();
  expect(/script-src 'self' ([^;]*);/.exec(policy)?.[1]?.split(' ').toSorted()).toEqual(hashes.toSorted());
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(hashes).toHaveLength(2);
});

describe('structured data', () => {
  const typesOf = (path: string) => headOf(path).data.map((thing) => String(thing['@type']));

  it('describes the organization, the courses and the questions on the landing page', {
    tags: ['structured-data'],
  }, () => {
    expect(typesOf('/')).toEqual(['Organization,EducationalOrganization', 'ItemList', 'FAQPage']);
    const [, list, questions] = headOf('/').data;
    expect(list?.itemListElement).toHaveLength(16);
    expect(questions?.mainEntity).toHaveLength(11);
    const asked = textsOf(partOf(mainOf('/'), 'id="faq"', '</section>'), 'h3');
    expect(questions?.mainEntity?.map(({ name }) => name)).toEqual(asked);
  });

  it('links all courses on their list', () => {
    const [list, ...others] = headOf('/courses').data;
    expect(others).toEqual([]);
    const urls = ((list?.itemListElement ?? []) as { url: string }[]).map(({ url }) => url);
    expect(urls.toSorted()).toEqual(
      indexedPaths
        .filter((path) => path.startsWith('/course/'))
        .map((path) => site + path)
        .toSorted(),
    );
  });

  it.each(['/about', '/corporate', '/layoff-to-liftoff', '/ai-transparency'])(
    'has breadcrumbs on %s',
    (path) => {
      expect(typesOf(path)).toContain('BreadcrumbList');
    },
  );

  it('describes each course on its page, and contains no rating anywhere', {
    tags: ['illustrative-rating'],
  }, () => {
    for (const path of indexedPaths) {
      const { data } = headOf(path);
      expect(JSON.stringify(data), path).not.toMatch(/aggregateRating|ratingValue|"review|Review"/);
      for (const thing of data) expect(thing['@context'], path).toBe('https://schema.org');
      if (path.startsWith('/course/')) expect(typesOf(path), path).toEqual(['Course']);
    }
    expect(textOf(mainOf('/'))).toContain('Rating: 4.8 of 5 in 850 reviews (illustrative).');
  });
});

it('the sitemap lists the indexed pages, and robots.txt names it', () => {
  const sitemap = readBuilt('sitemap.xml').toString();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.sort()).toEqual([...indexedPaths].sort());
  expect(readBuilt('robots.txt').toString()).toContain(`Sitemap: ${site}/sitemap.xml`);
});

it('the share image has the size in the pages’ metadata', { tags: ['share-image'] }, () => {
  const image = readBuilt('images/og-image-new.jpg');
  // The frame header of a JPEG file (T.81, B.2.2): marker, length, precision, height, width.
  let at = 2;
  while (![0xc0, 0xc1, 0xc2].includes(image.readUInt8(at + 1))) at += 2 + image.readUInt16BE(at + 2);
  expect([image.readUInt16BE(at + 7), image.readUInt16BE(at + 5)]).toEqual([1200, 630]);
});
