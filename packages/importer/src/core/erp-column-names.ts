import type { Part } from './mapping.ts'
import type { FieldOf } from './targets.ts'

type Names<P extends Part> = Readonly<Partial<Record<FieldOf<P>, readonly RegExp[]>>>

const nit = [
  /^(stcd1|lictradnum|nif( 1)?|rut ?nit|nit ?rut|cc ?nit|nit ?cc|(nº|n|no|nro) ident( ?fis)?( ?1)?|cod ter|tax (id|registration number)|taxpayer id|(codigo (de )?|id )tercero|(nro|numero) identificacion)$/,
  /^identif/,
  /^(acreedor|proveedor|tercero|supplier|vendor|cardcode|lifnr|codigo sn|beneficiario)( (number|numero|codigo))?$/,
]
const nombre = [
  /^(name1|nombre 1|cardname|nombre sn|alph|nom ter|(nombre|razon social) tercero|(supplier|vendor)( name)?|acreedor|tercero|beneficiario)$/,
]
const moneda = [/^(waers|doccur|crcd|mon|(invoice |payment )?currency|cod moneda)$/]
const amounts = 'wrbtr|dmbtr|doctotal|amount|importe (en )?(ml|moneda local|md|moneda (del )?doc(umento)?)'

/**
 * What columns are called where an ERP exports its own field names or a language of its own: SAP (S/4 and Business One), Oracle
 * and JD Edwards, Siesa, Siigo, World Office, Helisa, Novasoft. They are looked for after the usual names.
 */
export const erpColumnNames: { readonly [P in Part]?: Names<P> } = {
  'third-parties': { nit, nombre },
  'account-statements': {
    nit,
    nombre,
    sucursal: [/^(c ?o|centro (de )?operacion|desc sucursal|bplid|branch)$/],
    factura: [
      /^(xblnr|numatcard|vinv|referencia|reference|(num|nro) fac|(supplier )?invoice( (number|num|no))?)$/,
      /^((nro|no|num|numero)? ?(doc|docto|documento|factura|referencia) (de(l)? )?(prov|proveedor|acreedor)|numero de referencia de acreedor|doc(to)? externo)$/,
      /^(belnr|docnum|nro docto( cruce)?|docto cruce|(nº|n) documento|documentonumero|consecutivo|num doc)$/,
    ],
    fecha: [
      /^(bldat|docdate|taxdate|divj|fec fac|fecha (docto|doc|documento)|(f|fecha) ?(de )?elaboracion|(invoice|document) date|fe doc)$/,
      /^(budat|dgj|fe ?contab|fecha (de )?contab(ilizacion)?|posting date)$/,
    ],
    vencimiento: [/^(netdt|faedt|docduedate|ddj|fec ven|f ?vcto|(net )?due date)$/, /vcto|vence/],
    valor: [
      new RegExp(
        `^(${amounts}|ag|val fac|invoice amount|total (del )?documento|total a pagar|(valor|vlr) (documento|docto|doc|neto|original|inicial)|credito)$`,
      ),
    ],
    saldo: [/^(sal fac|aap|balance( due)?|baldue|(remaining|open) amount|amount (remaining|due)|vlr saldo)$/],
    iva: [/^(vatsum|val iva|vlr iva|impuesto|tax amount)$/],
    moneda,
    condicion_pago: [/^(zterm|condpago|cond pago|(payment )?terms)$/],
    fecha_recibida: [/^(cpudt|received date|fecha entrada)$/],
    motivo: [/^(sgtxt|texto|comments|description|detalle|concepto)$/],
  },
  'payments-made': {
    nit,
    nombre,
    comprobante: [
      /^(augbl|docnum|belnr|(payment|check) (number|num|no)|nro docto|doc(umento)? (de )?compensacion|num doc|nro (comp|egreso))$/,
    ],
    fecha: [
      /^(augdt|docdate|budat|(payment|check) date|fecha (docto|documento|compensacion|contable)|compensacion|fec doc)$/,
    ],
    valor: [
      new RegExp(
        `^(${amounts}|amount paid|(payment|check) amount|sumapplied|(valor|vlr) egreso|total pagado)$`,
      ),
    ],
    factura: [
      /^(xblnr|numatcard|vinv|num fac|invoice( (number|num))?|referencia|(docto|documento|doc) cruce)$/,
    ],
    moneda,
    banco: [/^(hbkid|bank ?(name)?)$/],
    medio: [/^(zlsch|payment method|via ?(de )?pago)$/],
  },
  'purchase-tickets': {
    nit,
    consecutivo: [
      /^(mblnr|docnum|receipt (number|num)|doc(umento)? (de )?material|nro docto|entrada de mercancias)$/,
    ],
    fecha: [/^(budat|docdate|receipt date|bldat|fec doc)$/],
    numero_orden: [
      /^(ebeln|po( (number|num|no))?|purchase order|pedido( de compras?)?|baseref|orden|(nro|no) oc|o ?c)$/,
    ],
    facturas: [/^(xblnr|numatcard|vinv|num fac|referencia|remision)$/],
    bodega: [/^(lgort|werks|whscode|warehouse|centro|cod bod)$/],
  },
  'purchase-tickets-lines': {
    entrada: [/^(mblnr|docentry|docnum|receipt (number|num)|nro docto|doc material)$/],
    item: [/^(matnr|itemcode|item number|material|cod item|articulo|cod art)$/],
    descripcion: [
      /^(maktx|dscription|(item )?description|texto breve( de material)?|(nom|desc) item|nombre (item|articulo|producto))$/,
    ],
    um: [/^(meins|uomcode|unitmsr|uom|ump|und|u m)$/],
    cantidad: [/^(menge|quantity|qty|cant)$/],
    precio: [/^(netpr|(unit )?price|vlr unit(ario)?|val uni|pr unitario|precio neto)$/],
  },
  withholdings: {
    nit,
    tipo: [/^(witht|wtcode|tipo ret|impuesto retenido|cuenta( contable)?)$/],
    tarifa: [/^(qsatz|rate|por ret|%|porc|tasa)$/],
    base: [/^(qsshh|qsshb|taxbaseamt|(val|vlr) base)$/],
    valor: [/^(qbshh|qbshb|wtamnt|val ret|vlr ret(enido|encion)?|retenido)$/],
    documento: [/^(xblnr|belnr|docnum|num doc|nro docto|referencia)$/],
  },
  contracts: { nit },
}
