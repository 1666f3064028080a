/** Texts of the demo's invoices that suppliers hand in. */
export const demoInvoiceTexts = {
  authority: 'Entidad de certificación de prueba',
  failed: 'No se prepararon las facturas radicadas de la demostración: {reason}',
  concept: 'Suministro según factura {numero}',
  returned: 'Se recibió menos de lo facturado; la diferencia está en la entrada de almacén.',
  answered: 'Documento validado por la DIAN',
  decider: 'cuentas@demo.co',
} as const

/** The person of the demo's company that its events name. */
export const demoRadianPerson = {
  nombres: 'Luz Marina',
  apellidos: 'Ocampo',
  tipo_documento: '13',
  documento: '31946207',
  cargo: 'Jefe de almacén',
} as const
