import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { LinkProvider } from './LinkProvider.tsx';

test('renders links with the given component', () => {
  const html = renderToString(
    <LinkProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      <ButtonLink href="/auth">Start</ButtonLink>
    </LinkProvider>,
  );
  expect(html).toContain('href="/app/auth"');
});
