import { fill } from '../../core/fill.ts'
import type { SignInAlarm } from './schemas.ts'

/** The alarm about many refused logins within minutes, for administrators in the back office and by mail. */
export const signInAlarmTexts = {
  many: 'El {hora} se rechazaron {intentos} inicios de sesión en 10 minutos. Revise su origen en Auditoría.',
  network:
    'El {hora} se rechazaron inicios de sesión con {personas} {personas:correo distinto|correos distintos} desde una misma red: {red}. Revíselos en Auditoría.',
  open: 'Ver los inicios de sesión rechazados',
  mail: {
    subject: 'Se rechazaron muchos inicios de sesión',
    many: 'En los últimos 10 minutos se rechazaron {intentos} inicios de sesión en el portal o en la administración de la compañía.',
    network:
      'En los últimos 10 minutos se rechazaron inicios de sesión con {personas} {personas:correo distinto|correos distintos} desde una misma red: {red}. En total fueron {intentos} {intentos:intento|intentos}.',
    protected:
      'El portal limita automáticamente los intentos. Las personas pueden iniciar sesión con normalidad desde sus equipos conocidos.',
    whatToDo:
      'Revise los intentos y su origen en Auditoría, tema Intentos rechazados. Si una persona no puede iniciar sesión, pídale que recupere su contraseña o quite el bloqueo en su ficha.',
    button: 'Abrir la auditoría',
    once: 'Este aviso se envía como máximo una vez por hora.',
  },
} as const

/** Returns the values of the sentences about a burst. */
export function alarmValues({ refusals, people, network }: Omit<SignInAlarm, 'at'>): Record<string, string> {
  return { intentos: String(refusals), personas: String(people), red: network }
}

/** Returns the alarm above every page for administrators, with its time in Bogotá. */
export function alarmSentence(alarm: SignInAlarm, hora: string): string {
  return fill(signInAlarmTexts[alarm.kind], { ...alarmValues(alarm), hora })
}
