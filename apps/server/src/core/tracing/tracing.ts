import type { Settings } from '../settings/settings.ts'
import type { Tracing } from './spans.ts'

/** Starts tracing if a collector is configured; otherwise undefined, with no library loaded. */
export async function openTracing(
  settings: Pick<Settings, 'otlpEndpoint' | 'trustProxy' | 'proxy'>,
): Promise<Tracing | undefined> {
  if (settings.otlpEndpoint === undefined) return undefined
  const { startTracing } = await import('./spans.ts')
  return startTracing(settings.otlpEndpoint, settings)
}
