/** The connections of the demo's first company. */
export const demoConnectionTexts = {
  failed: 'No se prepararon las conexiones de la demostración: {reason}',
  erpnext: 'ERPNext planta Tocancipá',
  odoo: 'Odoo Empaques Andina',
  expense: 'Compras - AA',
  taxes: 'IVA descontable - AA',
  rounding: 'Ajuste al peso - AA',
  nobody: 'Supplier Ferretería El Tornillo',
} as const
