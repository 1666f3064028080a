/** The time to wait, for use after "Intente de nuevo en". */
export const waitTexts = {
  second: '1 segundo',
  seconds: '{n} {n:segundo|segundos}',
  minute: '1 minuto',
  minutes: '{n} {n:minuto|minutos}',
} as const
