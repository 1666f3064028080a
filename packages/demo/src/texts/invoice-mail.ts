/** The mails of invoices of the demo's first company. */
export const demoInvoiceMailTexts = {
  user: 'facturas@andina.example',
  host: 'imap.andina.example',
  decider: 'cuentas@demo.co',
  supplierName: 'Facturación Empaques del Valle',
  supplier: 'facturacion@empaques.example',
  strangerName: 'Transportes del Llano',
  stranger: 'cartera@transportesdelllano.example',
  quotation: 'Cotización de estibas',
  filed: '905418327;EMPAQUES Y PLÁSTICOS DEL VALLE S.A.S.;{numero};01;EMPAQUES',
  strange: '901777333;TRANSPORTES DEL LLANO S.A.S.;TL204;01;TRANSPORTES',
  note: 'Es una cotización, no una factura.',
  refused:
    'El total a pagar de la factura no es la suma de sus valores: pida a su facturador que la corrija.',
  paper: 'factura TL204.pdf',
} as const
