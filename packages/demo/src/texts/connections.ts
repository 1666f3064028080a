/** The connections of the demo's first company. */
export const demoConnectionTexts = {
  failed: 'No se prepararon las conexiones de la demostración: {reason}',
  erpnext: 'ERPNext planta Tocancipá',
  odoo: 'Odoo Empaques Andina',
  nobody: 'Supplier Ferretería El Tornillo',
} as const
