import type { Settings } from '../settings/settings.ts'
import type { Tracing } from './spans.ts'

/** Begins to trace where a collector is set; undefined where none is, and nothing of the libraries is then loaded. */
export async function openTracing(
  settings: Pick<Settings, 'otlpEndpoint' | 'trustProxy' | 'proxy'>,
): Promise<Tracing | undefined> {
  if (settings.otlpEndpoint === undefined) return undefined
  const { startTracing } = await import('./spans.ts')
  return startTracing(settings.otlpEndpoint, settings)
}
