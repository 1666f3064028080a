import * as fields from '@enlace/contract/core/words/field-texts.ts'

/** The files that the demo's company has added to its documents, with their texts. */
export const demoFileTexts = {
  author: 'Recepción de mercancía',
  supplier: fields.supplier,
  date: fields.date,
  document: fields.document,
  value: fields.value,
  subtitle: 'Anexo de {documento}',
  note: 'Documento de demostración emitido por {company}.',
  failed: 'No se pudieron guardar los archivos de demostración: {reason}',
  files: {
    'supplier-contracts': {
      name: 'contrato-firmado.pdf',
      title: 'Contrato firmado',
      text: 'El contratista se obliga con la compañía a cumplir el objeto indicado en las cantidades, calidades y plazos de cada orden de compra. La compañía paga el valor de lo recibido a satisfacción, previa factura electrónica y los documentos exigidos para pago. El contratista mantiene vigentes las pólizas que exige el contrato y las amplía con cada otrosí. Las partes firman el acta de inicio, las de recibo y, al terminar, la de liquidación.',
    },
    'purchase-order': {
      name: 'condiciones-de-entrega.pdf',
      title: 'Condiciones de entrega',
      text: 'Entregue de lunes a viernes entre las 7:00 a. m. y las 3:00 p. m. Cada estiba lleva su rótulo con el número de la orden, el ítem, el lote y la cantidad. El vehículo debe estar limpio, seco y sin olores, y el conductor presenta la orden de compra y la remisión en la portería. La mercancía que llegue sin rótulo o en estibas rotas se devuelve en el mismo vehículo.',
    },
    'purchase-tickets': {
      name: 'remision-firmada.pdf',
      title: 'Remisión firmada',
      text: 'La mercancía de esta entrada se contó y se pesó en el muelle en presencia del conductor. Las cantidades recibidas son las de la entrada de almacén. El empaque llegó en buen estado.',
    },
    'account-statements': {
      name: 'constancia-de-recibo.pdf',
      title: 'Constancia de recibo de la factura',
      text: 'La factura se recibió por el correo de facturación electrónica y se registró con su CUFE. La compañía emitió el acuse de recibo y la constancia de recibo del bien o la prestación del servicio.',
    },
    'notes-debit': {
      name: 'acta-de-devolucion.pdf',
      title: 'Acta de devolución',
      text: 'Se revisó la mercancía con el área de calidad y se encontró la diferencia que da origen a esta nota. El conductor del proveedor recibió la mercancía devuelta y firmó esta acta. El valor se descuenta de la factura que se indica en la nota.',
    },
    'payments-made': {
      name: 'soporte-de-transferencia.pdf',
      title: 'Soporte de transferencia',
      text: 'El banco confirmó la transferencia a la cuenta registrada del proveedor. El detalle de las facturas y de lo que se descontó de cada una está en el comprobante de egreso.',
    },
  },
  /** The files of a contract besides itself: its amendments, and its beginning. */
  contractFiles: [
    {
      name: 'otrosi-1.pdf',
      title: 'Otrosí N.º 1',
      text: 'Las partes adicionan el valor y prorrogan el plazo del contrato. El contratista amplía las pólizas en el mismo porcentaje y hasta la nueva fecha. Las demás cláusulas siguen vigentes sin modificación.',
    },
    {
      name: 'acta-de-inicio.pdf',
      title: 'Acta de inicio',
      text: 'El supervisor y el contratista dejan constancia de que el contrato está firmado, de que las pólizas fueron aprobadas y de que la ejecución comienza en la fecha indicada.',
    },
  ],
} as const

/** Why a part of a delivery was rejected. */
export const demoRejectionReasons = [
  'Empaque roto',
  'Vence en menos de seis meses',
  'El lote no coincide con el del certificado de calidad',
  'Color distinto al de la muestra aprobada',
] as const
