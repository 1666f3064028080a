/** The clock of plazo justo on an invoice (Ley 2024 of 2020). */
export const termTexts = {
  title: 'Plazo justo',
  law: 'La Ley 2024 de 2020 da a la compañía {days} {days:día|días} calendario para pagar a una mipyme, contados desde que recibe.',
  progress: 'Días usados del plazo',
  used: '{used} de {days} {days:día|días}',
  entrada: 'Cuenta desde la entrada de almacén {numero}, del {fecha}.',
  entradaUnnamed: 'Cuenta desde la entrada de almacén del {fecha}.',
  aceptacion: 'Cuenta desde la aceptación de la factura, el {fecha}: no hay una entrada relacionada.',
  factura:
    'Cuenta desde la fecha de su factura, el {fecha}: no hay una entrada ni una aceptación registradas.',
  running: {
    one: 'Queda 1 día: el plazo termina el {fecha}.',
    many: 'Quedan {n} días: el plazo termina el {fecha}.',
  },
  lastDay: 'El plazo termina hoy.',
  exceeded: {
    one: 'El plazo terminó el {fecha}: va 1 día de más.',
    many: 'El plazo terminó el {fecha}: van {n} días de más.',
  },
  'paid-within': {
    one: 'Se pagó dentro del plazo, en 1 día.',
    many: 'Se pagó dentro del plazo, en {n} días.',
  },
  'paid-late': { one: 'Se pagó fuera del plazo, en 1 día.', many: 'Se pagó fuera del plazo, en {n} días.' },
  openEntry: 'Ver la entrada',
} as const
