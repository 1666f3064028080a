import * as fields from '../../core/words/field-texts.ts'

/** The notification of a supplier about an event of its invoice. */
export const radianNoticeTexts = {
  label: 'Eventos RADIAN de sus facturas',
  hint: 'Cuando la compañía registra el recibo, la aceptación o el reclamo de una factura a crédito.',
  title: 'Evento de una factura',
  sentence: 'La compañía registró un evento de la factura {factura}, radicada con el número {radicado}.',
  outcomes: {
    acuse: {
      title: 'Factura con acuse de recibo',
      sentence: 'La compañía registró el acuse de recibo (030) de la factura {factura}.',
    },
    recibo: {
      title: 'Recibo del bien o servicio',
      sentence:
        'La compañía registró el recibo del bien o servicio (032) de la factura {factura}. Si no la acepta ni la reclama, quedará aceptada tácitamente el {fecha} a las 23:59.',
    },
    recibo_vencido: {
      title: 'Recibo del bien o servicio',
      sentence:
        'La compañía registró el recibo del bien o servicio (032) de la factura {factura}. El plazo venció y quedó aceptada tácitamente el {fecha} a las 23:59.',
    },
    aceptada: {
      title: 'Factura aceptada expresamente',
      sentence: 'La compañía registró la aceptación expresa (033) de la factura {factura}.',
    },
    reclamada: {
      title: 'Factura reclamada',
      sentence: 'La compañía registró el reclamo (031) de la factura {factura}.',
    },
  },
  more: { motivo: fields.reasonSentence },
  open: fields.seeInvoice,
} as const
