import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The screen of the company's calendar. */
export const companyCalendarTexts = {
  title: 'Calendario',
  description: 'Corte de radicación de facturas, días de pago y días no hábiles de la compañía.',
  cutoff: 'Corte de recepción de facturas',
  hasCutoff: 'La compañía recibe facturas hasta un día del mes',
  noCutoff: 'Sin corte: las facturas se reciben todos los días.',
  day: 'Día del mes',
  dayHint: 'Del 1 al 31. En un mes más corto se toma el último día.',
  hour: 'Hora',
  hourHint: 'Hora de Bogotá',
  rule: 'Si ese día no es hábil',
  rules: {
    anterior: 'El corte se adelanta al día hábil anterior',
    siguiente: 'El corte pasa al día hábil siguiente',
  },
  payment: 'Días de pago',
  paymentIntro:
    'Días de la semana de las corridas de pagos. Si uno no es hábil, se paga el día hábil siguiente.',
  noPayment: 'Sin días fijos: el portal no anuncia días de pago.',
  daysOff: 'Días no hábiles de la compañía',
  daysOffIntro: 'Además de los festivos de Colombia; por ejemplo, vacaciones colectivas o inventarios.',
  from: fields.from,
  until: fields.until,
  reason: fields.reason,
  reasonHint: 'Los proveedores lo ven en el calendario.',
  add: 'Agregar días no hábiles',
  remove: actions.removeNombre,
  noneOff: 'No hay días no hábiles además de los festivos.',
  span: 'Del {desde} al {hasta}',
  preview: 'Vista previa para los proveedores',
  previewIntro:
    'Cortes y días de pago de los próximos doce meses, con los cambios de esta pantalla aunque no los haya guardado.',
  month: fields.month,
  kept: 'Corte',
  runs: 'Días de pago',
  moved: 'El {dia} no es hábil',
  movedRun: '{fecha} (por el {planned})',
  saved:
    'El calendario se guardó. Eventos: {creados} {creados:nuevo|nuevos}, {cambiados} {cambiados:cambiado|cambiados} y {retirados} {retirados:retirado|retirados}.',
  none: fields.none,
} as const

/** The errors of a calendar, each with its remedy. */
export const companyCalendarFaults = {
  day: 'Escriba un día del 1 al 31.',
  hour: 'Escriba la hora así: 17:45.',
  reason: 'Escriba el motivo.',
  order: 'El último día no puede ser anterior al primero.',
  long: 'Escriba como máximo {max} días seguidos.',
  date: 'Elija la fecha.',
  many: 'Hay demasiados días no hábiles: quite los que ya pasaron.',
} as const
