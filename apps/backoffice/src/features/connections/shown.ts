import type { Connection } from '@enlace/contract/connections/schemas.ts'
import { connectionsTexts as texts } from '@enlace/contract/connections/texts.ts'
import type { PullState } from '@enlace/domain/connections.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { showInstant } from '@enlace/web/document/shown.ts'

/** A moment as people here read it. */
export const momentOf = (at: string) => showInstant(at)

/** How loudly the end of a time speaks. */
export const runTones: Readonly<Record<PullState, Tone>> = {
  running: 'info',
  done: 'good',
  partial: 'warning',
  failed: 'bad',
  stopped: 'neutral',
}

/** How a connection stands, in a word. */
export function stateOf({ activa, trayendo, ultima, motivo }: Connection): { tone: Tone; text: string } {
  if (trayendo) return { tone: 'info', text: texts.isRunning }
  if (!activa) return { tone: motivo === null ? 'neutral' : 'bad', text: texts.isOff }
  return ultima?.estado === 'failed' || ultima?.estado === 'partial'
    ? { tone: 'warning', text: texts.hasFailed }
    : { tone: 'good', text: texts.isOn }
}
