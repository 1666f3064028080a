import type { StandardReason } from '../limits.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The faults of the desk's forms. */
export const invoicesDeskTexts = {
  faults: {
    reason: 'Elija el motivo de la devolución.',
    detail: sentences.reasonForSupplier,
    long: 'Escriba 1.000 caracteres como máximo.',
  },
} as const

/** The reasons for returning that come with the product, each with what the supplier does next. */
export const returnReasonTexts: Readonly<
  Record<StandardReason, { titulo: string; paso: string; paso_cuenta: string }>
> = {
  valor: {
    titulo: 'El precio no es el de la orden',
    paso: 'Anule la factura con una nota crédito, expida otra con el precio de la orden y corríjala aquí.',
    paso_cuenta: 'Corrija el precio de la cuenta de cobro y radíquela de nuevo.',
  },
  cantidad: {
    titulo: 'La cantidad no es la recibida',
    paso: 'Anule la factura con una nota crédito, facture la cantidad recibida y corríjala aquí.',
    paso_cuenta: 'Corrija la cantidad de la cuenta de cobro y radíquela de nuevo.',
  },
  orden: {
    titulo: 'La orden de compra falta o no corresponde',
    paso: 'Pida el número de la orden a quien le compró, expida la factura con él y corríjala aquí.',
    paso_cuenta:
      'Pida el número de la orden a quien le compró, escríbalo en la cuenta de cobro y radíquela de nuevo.',
  },
  entrada: {
    titulo: 'No hay entrada de almacén ni acta de recibo',
    paso: 'Pida a quien recibió que registre la entrada, o adjunte el acta de recibo, y radique de nuevo.',
    paso_cuenta: '',
  },
  datos: {
    titulo: 'Los datos tienen errores',
    paso: 'Corrija los datos con una nota crédito y otra factura, y corríjala aquí.',
    paso_cuenta: 'Corrija los datos de la cuenta de cobro y radíquela de nuevo.',
  },
  anexos: {
    titulo: 'Faltan documentos anexos',
    paso: 'Adjunte los documentos que faltan y radique de nuevo; no hace falta otra factura.',
    paso_cuenta: 'Adjunte los documentos que faltan y radique de nuevo.',
  },
  duplicada: {
    titulo: 'Está repetida',
    paso: 'Anule la factura repetida con una nota crédito. La otra sigue su trámite.',
    paso_cuenta: 'No la radique de nuevo: la otra sigue su trámite.',
  },
  otro: {
    titulo: 'Otro motivo',
    paso: 'Corrija lo que pide la compañía y radique de nuevo.',
    paso_cuenta: '',
  },
}
