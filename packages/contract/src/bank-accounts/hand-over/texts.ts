import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Applied changes for the treasury, with the file of the full numbers. */
export const handOverTexts = {
  title: 'Cambios para tesorería',
  description:
    'Cambios de cuenta que ya se aplicaron. Descargue el archivo con los números completos para registrarlos en el ERP o en el banco.',
  back: 'Solicitudes de cambio',
  search: sentences.searchByNumber,
  date: states.applied,
  table: 'Cambios aplicados',
  neverAny: 'Todavía no se ha aplicado ningún cambio de cuenta.',
  neverAnyHint:
    'Un cambio aparece aquí 48 horas después de su segunda aprobación, cuando la cuenta nueva queda en uso.',
  numero: fields.number,
  proveedor: fields.supplier,
  nit: fields.nit,
  cuenta: fields.newAccount,
  sucursales: fields.branches,
  desde: states.applied,
  estado: fields.state,
  entregas: 'Veces descargado',
  ultima: 'Última descarga',
  lastBy: '{fecha}, {persona}',
  lastErp: '{fecha}, registrado por el ERP',
  open: 'Descargar para tesorería',
  dialogTitle: 'Descargar los números completos',
  dialogBody:
    'El archivo lleva los números completos de las cuentas. Queda en la auditoría quién lo descargó y cuántos cambios lleva. Guárdelo en un lugar seguro y bórrelo al terminar.',
  which: 'Qué cambios',
  whichOptions: {
    pending: 'Los que faltan por descargar',
    period: 'Todos los aplicados entre dos fechas, también los ya descargados',
  },
  from: 'Aplicados desde',
  to: 'Aplicados hasta',
  format: fields.format,
  formats: { xlsx: fields.excel, csv: 'CSV' },
  confirm: actions.download,
  cancel: actions.cancel,
  downloadedNew: '{n:Se descargó|Se descargaron} {n} {n:cambio|cambios}.',
  downloadedAgain:
    '{n:Se descargó|Se descargaron} {n} {n:cambio|cambios}; {otra} ya {otra:se había|se habían} descargado.',
  faults: {
    none: 'No hay cambios por descargar.',
    nonePeriod: 'Ningún cambio se aplicó entre esas fechas.',
    many: 'El archivo llevaría más de {n} cambios. Elija un período más corto.',
    from: 'Elija la fecha inicial.',
    to: 'Elija una fecha final igual o posterior a la inicial.',
    sealed:
      'El número del cambio {numero} no se puede leer porque se guardó con otra clave de la instalación. Avise a quien opera el servidor.',
  },
  file: 'cambios-de-cuenta-{fecha}',
  columns: {
    cambio: 'Cambio de cuenta',
    aplicado: 'Fecha de aplicación',
    clave: fields.branchKey,
    sucursal: fields.branch,
    nit: fields.nit,
    proveedor: fields.supplier,
    banco: 'Código del banco (ACH)',
    nombreBanco: fields.bank,
    tipo: fields.accountKind,
    numero: fields.accountNumber,
    titular: fields.holder,
    documento: fields.holderDocument,
  },
} as const
