import { deskDocumentOf } from '../../documents/desk/desk-document.ts'
import { deskFieldTexts as texts } from '../../documents/desk/texts.ts'
import { orderDocument } from '../document.ts'

/** An order as the company's staff reads it, with its buyer among the facts. */
export const deskOrderDocument = deskDocumentOf({
  ...orderDocument,
  more: {
    ...orderDocument.more,
    comprador_correo: { type: 'text?', label: texts.buyerMail },
    comprador_telefono: { type: 'text?', label: texts.buyerPhone },
  },
  page: [...orderDocument.page, 'comprador', 'bodega'],
})
