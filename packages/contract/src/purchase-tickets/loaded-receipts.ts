import type { LoadedFields } from '../documents/loaded/field.ts'
import { documentFields } from '../documents/loaded/document-fields.ts'
import { erpNames } from '../documents/loaded/erp-names.ts'
import { goodsFields } from '../documents/loaded/goods-fields.ts'
import { supplierFields } from '../documents/loaded/supplier-fields.ts'

/** The fields of a receipt with its order and invoices; receipts are only read from files. */
export const loadedReceipts = {
  clave: {
    ...documentFields.clave,
    type: 'code',
    help: 'Identificador de la entrada, que se repite en el archivo de sus ítems.',
    names: [/^id(_| )?(entrada)?$/, /^clave$/],
    example: ['000881', '000882'],
  },
  consecutivo: {
    type: 'code',
    label: 'Número de entrada',
    help: 'Número de la entrada, como se conoce en el almacén.',
    names: [
      /^(consecutivo( (de )?(la )?entrada)?|entrada|(numero|nro|no)\.? (de )?entrada)$/,
      /^(mblnr|docnum|receipt (number|num)|doc(umento)? (de )?material|nro docto|entrada de mercancias)$/,
    ],
    headers: ['Consecutivo entrada', 'MBLNR'],
    example: ['12', '13'],
  },
  vigencia: {
    type: 'code?',
    label: 'Vigencia',
    help: 'Año al que pertenece el número, cuando los números empiezan de nuevo cada año.',
    names: [/^vigencia$|^ano$/],
    headers: ['Año'],
    example: ['2026', '2026'],
  },
  fecha: {
    ...documentFields.fecha,
    help: 'Fecha en que se recibió la mercancía.',
    names: [
      /^fecha( (de )?(la )?entrada)?$/,
      /^fecha(?!.*(factura|orden|contrato|pedido|\boc\b))/,
      /^(budat|docdate|receipt date|bldat|fec doc)$/,
    ],
    example: ['2026-02-24', '2026-02-25'],
  },
  clase: {
    type: 'code?',
    label: 'Clase de entrada',
    help: 'Código de la clase de entrada. Se pregunta cuáles son compras; sin columna, todas lo son.',
    names: [/clase/],
    headers: ['Clase entrada', 'Clase de movimiento'],
    example: ['compra', 'donación'],
  },
  tipo_orden: {
    type: 'code?',
    label: 'Tipo de orden',
    help: 'Código del tipo de orden o contrato. Se pregunta con qué letras se conoce cada uno.',
    names: [/tipo (de )?(orden|contrato)/],
    headers: ['Tipo de contrato'],
    example: 'OC',
  },
  numero_orden: {
    type: 'code?',
    label: 'Número de orden',
    help: 'Número de la orden o contrato por el que llegó la mercancía.',
    names: [
      /(numero|nro|no)\.? (de(l)? )?(la )?(orden|contrato)/,
      /^orden( de compra)?$/,
      /^(ebeln|po( (number|num|no))?|purchase order|pedido( de compras?)?|baseref|orden|(nro|no) oc|o ?c)$/,
    ],
    headers: ['Número de contrato', 'Orden de compra', 'EBELN'],
    example: '107',
  },
  fecha_orden: {
    type: 'date?',
    label: 'Fecha de la orden',
    help: 'Fecha de esa orden o contrato.',
    names: [/fecha (de(l)? )?(la )?(orden|contrato)/],
    headers: ['Fecha del contrato'],
    example: '2026-02-01',
  },
  nit: {
    ...supplierFields.nit,
    names: [/\bnit\b/, /^proveedor$/, ...erpNames.nit],
    example: ['860001911', '900373913'],
  },
  dv: supplierFields.dv,
  facturas: {
    type: 'invoices?',
    label: 'Números de factura',
    help: 'Número de la factura del proveedor; si son varias, se separan con coma.',
    names: [/factura(?!.*fecha)/, /^(xblnr|numatcard|vinv|num fac|referencia|remision)$/],
    headers: ['Número factura', 'Factura', 'NumAtCard'],
    example: 'FE2001',
  },
  fecha_factura: {
    type: 'date?',
    label: 'Fecha de la factura',
    help: 'Fecha que trae la factura del proveedor.',
    names: [/fecha.*factura/],
    headers: ['Fecha de la factura'],
    example: '2026-02-20',
  },
  cufe: {
    ...documentFields.cufe,
    example:
      'fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210',
  },
  bodega: {
    ...documentFields.bodega,
    names: [/bodega|almacen|dependencia|^sede$/, /^(lgort|werks|whscode|warehouse|centro|cod bod)$/],
    example: 'Principal',
  },
} as const satisfies LoadedFields

/** The fields of a receipt item. */
export const loadedReceiptLines = {
  entrada: {
    type: 'code',
    label: 'Entrada',
    help: 'Identificador de la entrada, el mismo de su archivo.',
    names: [/entrada/, /^(mblnr|docentry|docnum|receipt (number|num)|nro docto|doc material)$/],
    headers: ['Entrada de almacén', 'Número de entrada', 'Id entrada', 'DocEntry'],
    example: ['000881', '000882'],
  },
  item: {
    ...goodsFields.item,
    names: [
      /^(item|codigo|referencia|elemento)/,
      /^nivel$/,
      /^id elemento$/,
      /^(matnr|itemcode|item number|material|cod item|articulo|cod art)$/,
    ],
    example: ['00120', 'CAF-500'],
  },
  descripcion: {
    ...goodsFields.descripcion,
    names: [
      /descripcion|detalle/,
      /^(maktx|dscription|(item )?description|texto breve( de material)?|(nom|desc) item|nombre (item|articulo|producto))$/,
    ],
    example: ['Resma de papel carta', 'Café molido de 500 g'],
  },
  um: {
    ...goodsFields.um,
    type: 'code',
    names: [/^(um|u\.?m\.?|unidad)/, /^(meins|uomcode|unitmsr|uom|ump|und|u m)$/],
    example: ['UND', 'UND'],
  },
  cantidad: {
    ...goodsFields.cantidad,
    names: [/cantidad/, /^(menge|quantity|qty|cant)$/],
    example: ['100', '2'],
  },
  precio: {
    ...goodsFields.precio,
    names: [
      /precio|valor unitario|costo unitario/,
      /^valor$/,
      /^(netpr|(unit )?price|vlr unit(ario)?|val uni|pr unitario|precio neto)$/,
    ],
    example: ['10000', '25000.05'],
  },
  tarifa_iva: { ...goodsFields.tarifa_iva, names: [/iva/], example: ['0.19', '0.05'] },
  ajuste: {
    type: 'decimal?',
    label: 'Ajuste',
    help: 'Ajuste de redondeo que el ERP le suma a la línea.',
    names: [/ajuste/],
    headers: ['Ajuste al peso'],
    example: '0.5',
  },
  marca: {
    type: 'text?',
    label: 'Marca',
    help: 'Marca del artículo.',
    names: [/marca/],
    headers: ['Marca del elemento'],
    example: 'Reprograf',
  },
  serie: {
    type: 'text?',
    label: 'Serie',
    help: 'Número de serie del artículo.',
    names: [/serie/],
    headers: ['Número de serie'],
    example: 'A-0001',
  },
} as const satisfies LoadedFields
