/** What every paper of a company says around its content. */
export const paperTexts = {
  nit: 'NIT {nit}',
  foot: 'Generado por el portal de {company} en {address}',
  page: 'Página {page} de {pages}',
  supplier: 'Proveedor',
  supplierNit: 'NIT',
  branch: 'Sucursal',
  allBranches: 'Todas las sucursales',
  dataAsOf: 'Datos al',
  neverLoaded: 'La compañía aún no ha cargado datos',
  createdAt: 'Generado',
  instant: '{instant} (hora de Colombia)',
  none: '—',
} as const

/** The button that hands out a document as a PDF. */
export const pdfButtonTexts = {
  download: 'Descargar PDF',
  voucher: 'Descargar comprobante (PDF)',
} as const
