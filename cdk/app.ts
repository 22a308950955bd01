import { readFileSync } from 'node:fs';
import { App, type AppProps } from 'aws-cdk-lib';

const { context } = JSON.parse(readFileSync(new URL('cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/**
 * Creates an app with the feature flags of `cdk.json`, as the CLI does; the given context overrides them. Its validation
 * only writes a report, which `synthesize` reads.
 */
export const createApp = (props: AppProps = {}): App =>
  new App({
    analyticsReporting: false,
    ...props,
    context: { ...context, ...props.context },
    postCliContext: { '@aws-cdk/core:failSynthOnValidationErrors': false },
  });
