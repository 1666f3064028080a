import { documentFields } from './document-fields.ts'
import type { SharedFields } from './field.ts'

/** A line of goods or services. */
export const goodsFields = {
  linea: {
    type: 'code?',
    label: 'Línea',
    help: 'Número de la línea dentro del documento. Si falta, es su lugar en el archivo.',
    names: [/^(linea|renglon|posicion|pos)$/],
    headers: ['Renglón', 'Posición'],
  },
  item: {
    type: 'code',
    label: 'Ítem',
    help: 'Código o referencia del artículo o servicio.',
    names: [/^(item|codigo|cod|referencia|producto|articulo|material)/],
    headers: ['Código', 'Referencia', 'Artículo', 'ItemCode', 'MATNR'],
  },
  descripcion: {
    type: 'paragraph',
    label: 'Descripción',
    help: 'Descripción del artículo o servicio.',
    names: [/descripcion|detalle/],
    headers: ['Descripción del producto', 'Detalle', 'MAKTX'],
  },
  extension: {
    type: 'text?',
    label: 'Detalle del ítem',
    help: 'Talla, color, marca u otro detalle del artículo.',
    names: [/^(extension|talla|color)/],
    headers: ['Talla', 'Color'],
  },
  um: {
    type: 'text',
    label: 'Unidad de medida',
    help: 'Unidad de medida. Si el archivo no la trae, al cargarlo se indica una para todas las líneas.',
    names: [/^(um|u ?m|unidad)/],
    headers: ['U.M.', 'Unidad', 'Unidad de medida', 'MEINS'],
  },
  cantidad: {
    type: 'decimal',
    label: 'Cantidad',
    help: 'Cantidad, con los decimales que tenga.',
    names: [
      /^cant(idad)?( (pedida|ordenada|solicitada))?$/,
      /^cantidad(?!.*(recib|pend|adic|acept|aprob|rechaz|conform|cuarent|inspec|retenid|devuel|factur))/,
    ],
    headers: ['Cant.', 'Cantidad pedida', 'Quantity', 'MENGE'],
  },
  precio: {
    type: 'decimal',
    label: 'Precio',
    help: 'Precio de una unidad antes de impuestos, con los decimales que tenga.',
    names: [/precio|valor unitario|costo unitario|^vlr unit/],
    headers: ['Valor unitario', 'Costo unitario', 'NETPR'],
  },
  tarifa_iva: {
    type: 'rate?',
    label: 'Tarifa de IVA',
    help: 'Tarifa de IVA de la línea.',
    names: [/tarifa|% ?iva|porcentaje/],
    headers: ['% IVA', 'Tarifa', 'Porcentaje IVA'],
  },
  iva: {
    type: 'money?',
    label: 'IVA',
    help: 'Valor del IVA en pesos.',
    names: [/^(valor )?(iva|impuesto)$/],
    headers: ['Valor IVA', 'VatSum'],
  },
  neto: {
    type: 'money?',
    label: 'Valor total',
    help: 'Valor total con impuestos. Si falta, es la suma de las líneas.',
    names: [/^(valor )?(neto|total)/],
    headers: ['Valor neto', 'Total'],
  },
  bruto: documentFields.bruto,
  descuento: documentFields.descuento,
} as const satisfies SharedFields
