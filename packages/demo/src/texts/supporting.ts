/** Texts of the demo's cuentas de cobro. */
export const demoSupportingTexts = {
  city: 'Tocancipá, Cundinamarca',
  address: 'Vereda Verganzo, finca El Roble',
  email: 'independiente@demo.co',
  works: [
    'Mantenimiento preventivo de bandas transportadoras',
    'Cambio de rodamientos de la línea 2',
    'Soldadura de la estructura del cuarto frío',
    'Revisión de motores del molino',
    'Ajuste de la cadena de empaque',
  ],
  day: 'Jornada de técnico',
  transport: 'Transporte de herramienta',
  planilla: '92837465',
} as const
