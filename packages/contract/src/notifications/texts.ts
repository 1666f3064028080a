import type { NotificationKind } from './kinds.ts'
import { radianNoticeTexts } from '../invoices/radian/notice-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The texts of a kind: its name in the settings, its title, and its sentence: singular, plural, or by outcome. */
export interface KindTexts {
  label: string
  hint: string
  title: string
  sentence: string
  many?: { title: string; sentence: string }
  outcomes?: Readonly<Record<string, { title: string; sentence: string }>>
  /** Appended if the fact is known. */
  more?: Readonly<Record<string, string>>
  /** The text of the link to its page. */
  open: string
}

/** The texts of every kind of notification. */
export const kindTexts: Record<NotificationKind, KindTexts> = {
  'payment-scheduled': {
    label: 'Pagos programados',
    hint: 'Cuando la compañía programa el pago de sus facturas.',
    title: 'Pago programado',
    sentence: 'La factura {factura} por {valor} quedó programada para pago el {fecha}.',
    many: {
      title: 'Pagos programados',
      sentence: '{cantidad} facturas por {valor} quedaron programadas para pago; la primera, el {fecha}.',
    },
    open: 'Ver estado de cuenta',
  },
  'payment-made': {
    label: places.paymentsMade,
    hint: 'Cuando la compañía registra un pago a su favor.',
    title: 'Pago realizado',
    sentence: 'Se registró el pago {comprobante} por {valor}, del {fecha}.',
    many: {
      title: places.paymentsMade,
      sentence: 'Se registraron {cantidad} pagos por {valor}; el último, del {fecha}.',
    },
    open: 'Ver el pago',
  },
  'payment-returned': {
    label: 'Pagos devueltos por el banco',
    hint: 'Cuando el banco rechaza o devuelve un pago.',
    title: 'Pago devuelto por el banco',
    sentence: 'El banco devolvió el pago {comprobante} por {valor}.',
    many: {
      title: 'Pagos devueltos por el banco',
      sentence: 'El banco devolvió {cantidad} pagos por {valor}.',
    },
    more: { motivo: fields.reasonSentence },
    open: 'Ver el pago',
  },
  'order-issued': {
    label: 'Órdenes de compra nuevas',
    hint: 'Cuando la compañía emite una orden de compra.',
    title: 'Orden de compra nueva',
    sentence: 'La compañía emitió la orden de compra {orden} por {valor}.',
    many: {
      title: 'Órdenes de compra nuevas',
      sentence: 'La compañía emitió {cantidad} órdenes de compra por {valor}.',
    },
    more: { entrega: 'Entrega: {entrega}.' },
    open: 'Ver la orden',
  },
  'certificate-published': {
    label: 'Certificados de retención nuevos',
    hint: 'Cuando la compañía publica los certificados de un año.',
    title: 'Certificados disponibles',
    sentence: 'Ya están disponibles sus certificados de retención de {anio}.',
    open: 'Ver mis certificados',
  },
  'document-expiring': {
    label: 'Documentos por vencer o pendientes',
    hint: 'Antes de que venza un documento exigido por la compañía, y mientras falte.',
    title: 'Documento por vencer',
    sentence: '{documento} vence el {fecha} (en {dias}). Suba una versión nueva.',
    many: {
      title: 'Documentos por actualizar',
      sentence: 'La compañía espera {cantidad} documentos suyos: {documento}.',
    },
    outcomes: {
      vencido: {
        title: 'Documento vencido',
        sentence: '{documento} venció el {fecha}. Suba una versión nueva.',
      },
      falta: {
        title: 'Documento pendiente',
        sentence: 'La compañía le exige {documento} y aún no lo ha subido.',
      },
      plazo: {
        title: 'Documento pendiente',
        sentence: '{documento} está pendiente. Tiene plazo hasta el {fecha} para subirlo.',
      },
      rechazado: {
        title: 'Documento rechazado sin corregir',
        sentence: '{documento} fue rechazado. Suba una versión corregida.',
      },
    },
    open: 'Ver mis documentos',
  },
  'document-reviewed': {
    label: 'Documentos revisados',
    hint: 'Cuando la compañía aprueba o rechaza un documento que usted subió.',
    title: 'Documento revisado',
    sentence: 'La compañía revisó {documento}.',
    outcomes: {
      aprobado: { title: 'Documento aprobado', sentence: 'La compañía aprobó {documento}.' },
      rechazado: { title: 'Documento rechazado', sentence: 'La compañía rechazó {documento}.' },
    },
    more: { motivo: fields.reasonSentence },
    open: 'Ver mis documentos',
  },
  'invoice-received': {
    label: places.handedInInvoices,
    hint: 'Cuando alguien de su empresa radica una factura o cuenta de cobro.',
    title: '{Clase} radicada',
    sentence: 'La {clase} {factura} quedó radicada con el número {radicado}.',
    open: 'Ver el documento',
  },
  'invoice-decided': {
    label: 'Documentos aceptados o devueltos',
    hint: 'Cuando la compañía acepta o devuelve lo que usted radicó, o expide su documento soporte.',
    title: '{Clase} revisada',
    sentence: 'La compañía revisó la {clase} {factura}, radicada con el número {radicado}.',
    outcomes: {
      aceptada: {
        title: '{Clase} aceptada',
        sentence: 'La compañía aceptó la {clase} {factura}, radicada con el número {radicado}.',
      },
      devuelta: {
        title: '{Clase} devuelta',
        sentence: 'La compañía devolvió la {clase} {factura}, radicada con el número {radicado}.',
      },
      soporte: {
        title: fields.supportingIssued,
        sentence: 'La compañía expidió el documento soporte {soporte} de la {clase} {factura}. CUDS: {cuds}.',
      },
      ajuste: {
        title: 'Nota de ajuste expedida',
        sentence:
          'La compañía expidió la nota de ajuste {soporte} al documento soporte de la {clase} {factura}. CUDS: {cuds}.',
      },
    },
    more: { motivo: fields.reasonSentence, paso: 'Qué hacer: {paso}' },
    open: 'Ver el documento',
  },
  'invoice-event': radianNoticeTexts,
  'request-answered': {
    label: 'Respuestas a mis consultas',
    hint: 'Cuando la compañía contesta una consulta en la que usted escribió.',
    title: 'Consulta respondida',
    sentence: 'La compañía respondió la consulta {consulta} sobre {documento}.',
    outcomes: {
      pregunta: {
        title: 'Consulta de la compañía',
        sentence: 'La compañía le escribió la consulta {consulta} sobre {documento}.',
      },
      revision: {
        title: 'Solicitud de revisión respondida',
        sentence: 'La compañía respondió su solicitud de revisión {consulta} sobre {documento}.',
      },
      accion: {
        title: 'Plan de mejora',
        sentence: 'La compañía comentó la acción «{consulta}» de {documento}.',
      },
    },
    open: 'Ver la respuesta',
  },
  'contract-ending': {
    label: 'Contratos por terminar',
    hint: 'A 60, 30 y 15 días del fin de un contrato.',
    title: 'Contrato por terminar',
    sentence: 'El contrato {contrato} termina el {fecha} (en {dias}).',
    open: 'Ver el contrato',
  },
  'user-invited': {
    label: 'Usuarios invitados',
    hint: 'Cuando se invita a una persona a consultar los datos de su empresa.',
    title: 'Usuario invitado',
    sentence: '{por} invitó a {persona} a consultar los datos de su empresa.',
    outcomes: {
      compania: {
        title: 'Usuario invitado',
        sentence: 'La compañía invitó a {persona} a consultar los datos de su empresa.',
      },
    },
    open: 'Ver usuarios',
  },
  'supplier-viewed': {
    label: 'Vistas de la compañía',
    hint: 'Cuando una persona de la compañía abre el portal como un usuario de su empresa, solo para consultar.',
    title: 'La compañía vio el portal',
    sentence:
      '{por}, de la compañía, abrió el portal como {persona}, solo para consultar. No puede hacer cambios.',
    outcomes: {
      propio: {
        title: 'La compañía vio el portal como usted',
        sentence:
          '{por}, de la compañía, abrió el portal como usted, solo para consultar. No puede hacer cambios.',
      },
      empresa: {
        title: 'La compañía vio el portal',
        sentence:
          '{por}, de la compañía, abrió el portal como su empresa, solo para consultar. No puede hacer cambios.',
      },
    },
    open: 'Ver el historial',
  },
  'bank-change': {
    label: 'Cambios de cuenta bancaria',
    hint: 'Cada paso de un cambio de su cuenta bancaria. Por seguridad, el portal y el correo no se pueden desactivar.',
    title: 'Cambio de cuenta bancaria',
    sentence: 'El cambio de cuenta bancaria {numero} cambió de estado.',
    outcomes: {
      solicitado: {
        title: 'Cambio de cuenta bancaria solicitado',
        sentence:
          'Se solicitó pagar en otra cuenta bancaria (solicitud {numero}). Si nadie de su empresa la pidió, cancélela y avise de inmediato a la compañía.',
      },
      en_verificacion: {
        title: 'Cambio de cuenta bancaria en verificación',
        sentence: 'La compañía está verificando el cambio de cuenta bancaria {numero}.',
      },
      aprobado: {
        title: 'Cambio de cuenta bancaria aprobado',
        sentence:
          'La compañía aprobó el cambio de cuenta bancaria {numero}. Se aplica después de la espera de seguridad.',
      },
      aplicado: {
        title: 'Cuenta bancaria cambiada',
        sentence: 'Se aplicó el cambio {numero}: desde ahora los pagos van a la cuenta bancaria nueva.',
      },
      rechazado: {
        title: 'Cambio de cuenta bancaria rechazado',
        sentence: 'La compañía rechazó el cambio de cuenta bancaria {numero}.',
      },
      cancelado: {
        title: 'Cambio de cuenta bancaria cancelado',
        sentence: 'Se canceló el cambio de cuenta bancaria {numero}.',
      },
    },
    open: 'Ver cuentas bancarias',
  },
  'evaluation-published': {
    label: 'Evaluaciones publicadas',
    hint: 'Cuando la compañía publica su evaluación de un período.',
    title: 'Evaluación publicada',
    sentence: 'La compañía publicó su evaluación del {periodo}: {puntaje} {puntaje:punto|puntos}, {banda}.',
    open: 'Ver la evaluación',
  },
  communique: {
    label: 'Comunicados',
    hint: 'Cuando la compañía publica un comunicado para usted.',
    title: 'Comunicado de la compañía',
    sentence: '{titulo}',
    open: 'Leer el comunicado',
  },
  'event-reminder': {
    label: 'Recordatorios de eventos',
    hint: 'Antes de un evento en el que está inscrito, de un cierre de radicación o de una corrida de pagos.',
    title: 'Recordatorio de evento',
    sentence: '{evento}: {fecha}.',
    more: { hora: 'Hora: {hora}.', lugar: 'Lugar: {lugar}.' },
    open: 'Ver el evento',
  },
  'event-seat': {
    label: 'Cupos en eventos',
    hint: 'Cuando se libera un cupo y usted deja de estar en lista de espera, o se cancela un evento en el que está.',
    title: 'Tiene cupo en el evento',
    sentence: 'Se liberó un cupo: quedó inscrito en {evento}, del {fecha}.',
    outcomes: {
      cancelado: { title: 'Evento cancelado', sentence: 'La compañía canceló {evento}, del {fecha}.' },
      liberado: {
        title: 'Cupo retirado',
        sentence: 'La compañía retiró su cupo o su lugar en la lista de espera de {evento}, del {fecha}.',
      },
    },
    more: { motivo: fields.reasonSentence },
    open: 'Ver el evento',
  },
  'report-ready': {
    label: 'Reportes listos',
    hint: 'Cuando un reporte programado está listo para descargar.',
    title: 'Reporte listo',
    sentence: 'El reporte «{reporte}» está listo.',
    open: 'Ver el reporte',
  },
}
