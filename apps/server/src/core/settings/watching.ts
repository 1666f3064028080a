import type { Variables } from './variables.ts'

/** The operator's settings of monitoring and of neighbouring services. */
export interface WatchingSettings {
  /** The port of the metrics; undefined serves none. */
  metricsPort: number | undefined
  metricsHost: string
  /** The OTLP endpoint of traces over HTTP; undefined sends none. */
  otlpEndpoint: string | undefined
  /** The address of the virus scanner; undefined if there is none. */
  clamdUrl: string | undefined
  /** Bytes of free disk below which operators are warned, and below which no files are accepted. */
  diskRoom: { warn: number; stop: number }
  /** Maximum bytes of the database; undefined without a limit. */
  diskQuota: number | undefined
}

const megabyte = 1024 * 1024

/** Reads the variables of monitoring. */
export function readWatching(variables: Variables): WatchingSettings {
  const warn = readMegabytes(variables, 'DISK_WARN_MB') ?? 2048 * megabyte
  const stop = readMegabytes(variables, 'DISK_STOP_MB') ?? 512 * megabyte
  variables.demand(stop <= warn, 'DISK_STOP_MB: more than DISK_WARN_MB, from where on a warning comes first.')
  return {
    diskRoom: { warn, stop },
    diskQuota: readMegabytes(variables, 'DISK_QUOTA_MB'),
    metricsPort: variables.text('METRICS_PORT') === undefined ? undefined : variables.port('METRICS_PORT', 0),
    metricsHost:
      variables.matching('METRICS_HOST', /^[A-Za-z0-9.:_-]+$/, 'a host name or address') ?? '127.0.0.1',
    otlpEndpoint:
      variables.text('OTEL_EXPORTER_OTLP_ENDPOINT') === undefined
        ? undefined
        : variables.webUrl('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318/'),
    clamdUrl: variables.matching(
      'CLAMD_URL',
      /^(tcp:\/\/(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}|unix:\/[^\s]+)$/,
      'tcp://host:3310 or unix:/path/of/the/socket',
    ),
  }
}

function readMegabytes(variables: Variables, name: string): number | undefined {
  const text = variables.matching(name, /^\d{1,9}$/, 'a number of megabytes')
  return text === undefined ? undefined : Number(text) * megabyte
}
