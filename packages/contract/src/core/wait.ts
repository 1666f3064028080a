import { fill } from './fill.ts'
import { waitTexts } from './wait-texts.ts'

/** Formats a waiting time, rounded up: `45 segundos`, `1 minuto`, `15 minutos`. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 60) return whole === 1 ? waitTexts.second : fill(waitTexts.seconds, { n: whole })
  const minutes = Math.ceil(whole / 60)
  return minutes === 1 ? waitTexts.minute : fill(waitTexts.minutes, { n: minutes })
}
