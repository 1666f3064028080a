/** Texts of the demo's invoices that suppliers hand in. */
export const demoInvoiceTexts = {
  failed: 'No se prepararon las facturas radicadas de la demostración: {reason}',
  concept: 'Suministro según factura {numero}',
  returned: 'Se recibió menos de lo facturado; la diferencia está en la entrada de almacén.',
  decider: 'cuentas@demo.co',
} as const
