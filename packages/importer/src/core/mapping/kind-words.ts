import { fold } from '@enlace/domain/text.ts'
import type { Part } from './mapping.ts'

/** The names of kinds of files; a name may match several. */
const nameWords: readonly (readonly [Part, RegExp])[] = [
  ['third-parties', /\b(?:proveedores|terceros|acreedores|contratistas)\b/],
  ['branch-accounts', /\bsucursales\b/],
  [
    'account-statements',
    /\b(?:cartera|cxp|cuentas? por pagar|por pagar|facturas?|facturacion|saldos|vencimientos)\b/,
  ],
  ['payments-made', /\b(?:pagos?|egresos?|giros?|pagad[oa]s)\b/],
  ['purchase-order', /\b(?:orden|ordenes|pedidos?|oc)\b/],
  ['purchase-order-lines', /\b(?:orden|ordenes|pedidos?|oc)\b/],
  ['warehouse-entries', /\b(?:entradas?|recepcion(?:es)?|almacen)\b/],
  ['warehouse-entries-lines', /\b(?:entradas?|recepcion(?:es)?|almacen)\b/],
  ['purchase-tickets', /\b(?:entradas?|recepcion(?:es)?|almacen)\b/],
  ['purchase-tickets-lines', /\b(?:elementos|entradas?|recepcion(?:es)?|almacen)\b/],
  ['notes-debit', /\b(?:notas?|nd) ?(?:de )?deb|\bnd\b/],
  ['notes-debit-lines', /\bcruces?\b|\b(?:notas?|nd) ?(?:de )?deb/],
  ['withholdings', /\b(?:retencion(?:es)?|rete ?(?:fuente|ica|iva)|reteica|retefuente|certificados)\b/],
  ['contracts', /\bcontratos?\b/],
  ['contracts-amendments', /\b(?:otrosi(?:es)?|adiciones|modificaciones|prorrogas)\b/],
  ['contracts-policies', /\b(?:polizas?|garantias?|amparos?)\b/],
  ['contracts-minutes', /\bactas?\b/],
  ['contracts-imputations', /\bimputacion(?:es)?\b/],
  ['document-links', /\b(?:vinculos?|enlaces?)\b/],
]
/** Kinds of documents that the portal does not accept, so that a name with them denotes none of our kinds. */
const foreignWords = /\bnotas? ?(?:de )?cred|\bcotizacion|\bnomina\b|\binventario\b/

/** What a file's name says about its content: our kinds, or a document of another kind. */
export function kindsOfName(fileName: string): { parts: readonly Part[]; isForeign: boolean } {
  const plain = fold(fileName.replace(/\.[^.]*$/, '').replace(/[_\-.]+/g, ' '))
  const parts = nameWords.filter(([, pattern]) => pattern.test(plain)).map(([part]) => part)
  return { parts, isForeign: foreignWords.test(plain) }
}

/** Words that a kind's columns or file name must contain, as its other columns have names that many lists share. */
const ownWords: { readonly [P in Part]?: RegExp } = {
  'payments-made':
    /pag(?:o|ad)|egreso|comprobante|gir(?:o|ad)|cheque|compensacion|payment|check|paid|augbl|augdt|sumapplied/,
  'notes-debit': /\bnotas?\b|debito|\bnd\b/,
  'notes-debit-lines': /\bnotas?\b|debito|\bnd\b/,
  withholdings: /rete|tarifa|base|qs|wt/,
  'contracts-amendments': /otrosi|adici|prorrog|modific|nueva fecha/,
  'contracts-policies': /poliza|amparo|exigid|asegurad|garantia/,
  'contracts-minutes': /\bactas?\b/,
  'contracts-imputations': /imputa|^(?:tipo|documento)$/,
}
/** Columns of another kind's list: a file that has them is hardly of this kind. */
const alienWords: { readonly [P in Part]?: RegExp } = {
  'third-parties':
    /factura|\bsaldo|\bvenc|\bvcto|comprobante|\bnota\b|\borden\b|contrato|entrada|cantidad|\b(?:valor|vlr|vr)\b/,
  'branch-accounts': /factura|\bsaldo|\bvenc|\bvcto|comprobante|\borden\b|contrato|cantidad/,
  'account-statements':
    /^(?:(?:no|nro|num|numero) (?:de )?)?(?:la )?nota(?: (?:debito|credito))?$|^objeto\b|tipo (?:de )?contrato|^acta$/,
  'contracts-minutes': /objeto|nit|contratista|proveedor/,
}
const weakened = 0.4

/** The weight of a kind's score, by all columns of a file and the kinds in its name. */
export function weightOfKind(part: Part, columns: readonly string[], named: readonly Part[]): number {
  const own = ownWords[part]
  const alien = alienWords[part]
  const lacksOwn = own !== undefined && !named.includes(part) && !columns.some((name) => own.test(name))
  const aliens = alien === undefined ? 0 : columns.filter((name) => alien.test(name)).length
  const isAlien = aliens >= (part === 'third-parties' || part === 'branch-accounts' ? 2 : 1)
  return (lacksOwn ? weakened : 1) * (isAlien ? weakened : 1)
}
