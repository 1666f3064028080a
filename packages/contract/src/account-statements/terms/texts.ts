/** The plazo justo of an invoice (Ley 2024 of 2020). */
export const termTexts = {
  title: 'Plazo justo',
  law: 'Según la Ley 2024 de 2020, la compañía tiene {days} {days:día|días} calendario para pagar a una mipyme, contados desde el recibo.',
  progress: 'Días usados del plazo',
  used: '{used} de {days} {days:día|días}',
  entrada: 'Se cuenta desde la entrada de almacén {numero}, del {fecha}.',
  entradaUnnamed: 'Se cuenta desde la entrada de almacén del {fecha}.',
  aceptacion:
    'Se cuenta desde la aceptación de la factura, el {fecha}, porque no hay una entrada relacionada.',
  factura:
    'Se cuenta desde la fecha de su factura, el {fecha}, porque no hay una entrada ni una aceptación registradas.',
  running: {
    one: 'Queda 1 día: el plazo vence el {fecha}.',
    many: 'Quedan {n} días: el plazo vence el {fecha}.',
  },
  lastDay: 'El plazo vence hoy.',
  exceeded: {
    one: 'El plazo venció el {fecha}; lleva 1 día de mora.',
    many: 'El plazo venció el {fecha}; lleva {n} días de mora.',
  },
  'paid-within': {
    one: 'Se pagó dentro del plazo, en 1 día.',
    many: 'Se pagó dentro del plazo, en {n} días.',
  },
  'paid-late': { one: 'Se pagó fuera del plazo, en 1 día.', many: 'Se pagó fuera del plazo, en {n} días.' },
  openEntry: 'Ver la entrada',
} as const
