import * as fields from '../../core/words/field-texts.ts'
import { deskDocumentOf } from '../../documents/desk/desk-document.ts'
import { paymentDocument } from '../document.ts'
import { paymentsMadeTexts as texts } from '../texts.ts'

/** An amount that the list does not add up: payments that reached the supplier and others make no sum. */
const alone = <F extends { isSum: true }>({ isSum: _, ...field }: F) => field

const { valor_bruto, valor_retenciones, valor_descuentos, valor_pagado } = paymentDocument.fields

/** A payment as the company's staff reads it. */
export const deskPaymentDocument = deskDocumentOf({
  ...paymentDocument,
  fields: {
    ...paymentDocument.fields,
    valor_bruto: alone(valor_bruto),
    valor_retenciones: alone(valor_retenciones),
    valor_descuentos: alone(valor_descuentos),
    valor_pagado: alone(valor_pagado),
  },
  more: { motivo: { type: 'text?', label: fields.reason } },
  filters: {
    medio: { kind: 'written', label: texts.means, any: texts.anyMeans },
    banco: { kind: 'written', label: texts.bank, any: texts.anyBank },
  },
})
