import { environment } from './environment.ts';

/** The unit of a metric, in CloudWatch's terms. */
type Unit = 'Count' | 'Milliseconds' | 'Seconds';

/**
 * Writes one line with metrics in CloudWatch's embedded metric format, from which CloudWatch makes metrics of the stack's
 * namespace. Writes nothing if there is no namespace, as on a laptop.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function putMetrics(
  metrics: Readonly<Record<string, readonly [value: number, unit: Unit]>>,
  dimensions: Readonly<Record<string, string>> = {},
): void {
  const { metricsNamespace: Namespace } = environment();
  if (Namespace === undefined) return;
  const Metrics = Object.entries(metrics).map(([Name, [, Unit]]) => ({ Name, Unit }));
  const values = Object.entries(metrics).map(([name, [value]]) => [name, value] as const);
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [{ Namespace, Dimensions: [Object.keys(dimensions)], Metrics }],
    },
    ...dimensions,
    ...Object.fromEntries(values),
  };
  // Lambda would put a line of `console.log` into a message, where CloudWatch finds no metrics.
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
