import type { DocumentField, DocumentFields } from './description.ts'

/** An amount that lists add up, and the main one of a document. */
export const summed = { type: 'money', isSum: true } as const
export const mainAmount = { ...summed, card: 'amount', isStrong: true } as const

/** The fields of a line of goods in any document. Documents name the other ones. */
export const goodsLines = {
  article: {
    linea: { type: 'count', label: 'Línea', column: 'linea', not: ['screen', 'paper'] },
    item: { type: 'code', label: 'Ítem', column: 'item', card: 'number', share: 2.2 },
    descripcion: { type: 'text', label: 'Descripción', column: 'descripcion', card: 'text', share: 5 },
    extension: { type: 'text?', label: 'Extensión', column: 'extension', priority: 3, share: 1.8 },
    um: { type: 'text', label: 'UM', column: 'um', share: 1 },
  },
  cantidad: { type: 'quantity', column: 'cantidad', share: 1.8 },
  precio: { type: 'price', label: 'Precio', column: 'precio', share: 2.4 },
  amounts: {
    valor_bruto: { ...summed, label: 'Valor bruto', column: 'bruto', share: 2.6 },
    valor_descuento: { ...summed, label: 'Descuento', column: 'descuento', priority: 3, share: 2.2 },
    iva: { ...summed, label: 'IVA', column: 'iva', priority: 3, share: 2.4 },
  },
  valor_neto: { ...summed, card: 'amount', share: 2.7 },
} as const satisfies Record<string, DocumentField | DocumentFields>
