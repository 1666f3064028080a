/** Texts of the portal as an installed application. */
export const manifestTexts = {
  description: 'Portal de proveedores de {company}: facturas, pagos, órdenes y certificados.',
} as const
