/** Texts of the list of debit notes (screens 2.6). */
export const debitNotesTexts = {
  title: 'Notas débito',
  description: 'Una nota débito disminuye el saldo por pagar (devolución, diferencia de precio, avería…).',
  search: 'Buscar por número de nota o motivo',
  windowAll: 'Todas las fechas',
  windowDays: '{n:Último|Últimos} {n} {n:día|días}',
  applying: 'Aplicación',
  toApply: 'Por aplicar',
  motive: 'Motivo',
  anyMotive: 'Todos los motivos',
  motiveWithCount: '{motivo} ({n})',
  date: 'Fecha de la nota',
  amount: 'Valor nota',
  neverAny: 'No hay notas débito.',
  noneInWindow: 'No hay notas débito en {n:el último|los últimos} {n} {n:día|días}',
  seeAll: 'Ver todas',
  table: 'Notas débito',
  doubtful: 'No cuadra',
} as const

/** The table's columns (screens 2.6). */
export const noteColumnTexts = {
  nota: 'N.º nota',
  fecha: 'Fecha',
  motivo: 'Motivo',
  bruto: 'Bruto',
  descuento: 'Descuento',
  impuesto: 'Impuesto',
  valor: 'Valor nota',
  aplicado: 'Aplicado',
  porAplicar: 'Por aplicar',
  estado: 'Estado',
} as const
