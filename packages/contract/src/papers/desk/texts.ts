import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Texts of the page of documents and constancies for a supplier. */
export const papersTexts = {
  title: places.constancies,
  description:
    'Descargue su estado de cuenta y solicite constancias con número y código de verificación público.',
  loading: 'Cargando sus documentos',

  statementTitle: places.accountStatement,
  statementBody: 'Facturas pendientes por edades, y los movimientos del período con su saldo corrido.',
  from: fields.from,
  to: fields.until,
  rangeHint: 'Sin fechas, los últimos 90 días.',
  wrongOrder: 'La fecha final no puede ser anterior a la inicial.',
  download: 'Descargar PDF',
  monthly: 'Recibirlo cada mes en {email}',
  monthlyHint: 'El primer día de cada mes, con el enlace para descargarlo.',
  subscribed: 'Recibirá su estado de cuenta el primer día de cada mes.',
  unsubscribed: 'Ya no recibirá el estado de cuenta por correo.',

  paz_y_salvo: {
    title: 'Paz y salvo',
    body: 'Certifica que no hay saldos vencidos ni asuntos pendientes entre usted y la compañía, e indica el valor por vencer.',
  },
  referencia_comercial: {
    title: 'Referencia comercial',
    body: 'Certifica desde cuándo es proveedor y cuánto le compró la compañía en los últimos 12 meses.',
  },
  request: 'Expedir y descargar',
  refusedTitle: 'Hoy no se puede expedir',
  issued: 'Se expidió {number}. La descarga comienza ahora.',

  listTitle: 'Documentos expedidos',
  none: 'Aún no se ha expedido ningún documento.',
  noneHint: 'Los documentos que solicite aparecerán aquí, con su código de verificación.',
  number: fields.number,
  kind: fields.document,
  cutOff: 'Fecha de corte',
  issuedAt: states.issued,
  code: fields.verificationCode,
  file: fields.file,
  downloadNumber: 'Descargar {number}',
  verifyNumber: 'Verificar {number}',
  annulled: states.anulado,
} as const
