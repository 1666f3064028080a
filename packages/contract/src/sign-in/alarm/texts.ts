import { fill } from '../../core/fill.ts'
import type { SignInAlarm } from './schemas.ts'

/** Many refused sign-ins in a few minutes: what administrators read in the back office and by mail. */
export const signInAlarmTexts = {
  many: 'El {hora} se rechazaron muchos ingresos: {intentos} en 10 minutos. Revise en Auditoría quién intenta entrar y desde dónde.',
  network:
    'El {hora} se rechazaron ingresos con {personas} {personas:correo distinto|correos distintos} desde una misma red: {red}. Revise en Auditoría quién intenta entrar.',
  open: 'Ver los ingresos rechazados',
  mail: {
    subject: 'Se rechazaron muchos ingresos',
    many: 'En los últimos 10 minutos se rechazaron {intentos} ingresos al portal o a la administración de la compañía.',
    network:
      'En los últimos 10 minutos se rechazaron ingresos con {personas} {personas:correo distinto|correos distintos} desde una misma red: {red}. En total fueron {intentos} {intentos:intento|intentos}.',
    protected:
      'El portal limita por sí mismo cuántas contraseñas se pueden probar. Quien usa un equipo conocido sigue entrando con normalidad.',
    whatToDo:
      'Revise en Auditoría, tema Rechazos, quién intenta entrar y desde dónde. Si una persona no puede entrar, pídale que recupere su contraseña o quítele el bloqueo en su ficha.',
    button: 'Abrir la auditoría',
    once: 'Este aviso se envía como máximo una vez por hora.',
  },
} as const

/** What the sentences about a burst are filled with. */
export function alarmValues({ refusals, people, network }: Omit<SignInAlarm, 'at'>): Record<string, string> {
  return { intentos: String(refusals), personas: String(people), red: network }
}

/** What administrators read above every page, with the moment of the alarm in Bogotá. */
export function alarmSentence(alarm: SignInAlarm, hora: string): string {
  return fill(signInAlarmTexts[alarm.kind], { ...alarmValues(alarm), hora })
}
