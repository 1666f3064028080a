import type { PurchaseOrderDetail } from '@enlace/contract/purchase-order/schemas.ts'
import type { UblOrder } from '@enlace/documents/ubl-order.ts'
import { subtractMoney } from '@enlace/domain/money.ts'
import type { CompanyProfile } from '../company/index.ts'
import type { PaperParty } from '../papers/index.ts'

/** Returns the facts of an order for its UBL document, only as provided by the company. */
export function ublFacts(
  order: PurchaseOrderDetail,
  company: CompanyProfile['company'],
  party: PaperParty,
): UblOrder {
  const [nit = '', dv = ''] = company.nit.replaceAll('.', '').split('-')
  return {
    id: order.nro_orden,
    uuid: order.id,
    issueDate: order.fecha,
    deliveryDate: order.fecha_entrega,
    currency: order.moneda,
    notes: order.observaciones ? [order.observaciones] : [],
    buyer: {
      nit,
      dv,
      name: company.nombre,
      contact: {
        name: order.comprador,
        email: order.comprador_correo,
        telephone: order.comprador_telefono,
      },
    },
    seller: { nit: party.documento_numero, dv: String(party.documento_dv ?? ''), name: party.nombre },
    deliveryPlace: order.bodega,
    deliveryAddress: order.direccion_entrega,
    paymentTerms: order.condicion_pago,
    tax: order.valor_impuesto,
    beforeTax: subtractMoney(order.valor_bruto, order.valor_descuento),
    payable: order.valor_neto,
    lines: order.lines.map((line) => ({
      id: line.linea,
      item: line.item,
      description: line.descripcion,
      extension: line.extension,
      quantity: line.cantidad,
      unit: line.um,
      price: line.precio,
      discount: line.valor_descuento,
      beforeTax: subtractMoney(line.valor_bruto, line.valor_descuento),
      tax: line.iva,
      deliveryDate: line.fecha_entrega,
    })),
  }
}
