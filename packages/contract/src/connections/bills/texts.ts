import * as actions from '../../core/words/action-texts.ts'

/** The lines of a draft that stand for no goods. */
export const billLineTexts = {
  discount: 'Descuento global',
  charge: 'Cargo global',
  rounding: 'Redondeo',
} as const

/** Drafts of vendor bills that a connection writes. */
export const billTexts = {
  title: 'Borradores de facturas de proveedor',
  intro:
    'Por cada factura radicada que la compañía acepta, el portal crea en el ERP un borrador de factura de proveedor con sus líneas, impuestos, XML y PDF. No lo contabiliza ni cambia una factura que ya esté en el ERP.',
  rights: {
    odoo: 'El usuario de Odoo necesita Contabilidad: Facturación (crear y eliminar borradores, adjuntar archivos y leer cuentas e impuestos de compra).',
    erpnext:
      'El usuario de ERPNext necesita crear y eliminar Purchase Invoice, crear File y leer Supplier, Currency, Account e Item.',
  },
  switch: 'Crear borradores de facturas de proveedor',
  otherOn: 'Solo una conexión de la compañía puede crear borradores. Desactívela en «{nombre}» primero.',
  expense: 'Cuenta de gasto',
  expenseHints: {
    odoo: 'Código de la cuenta de las líneas sin orden. Si lo deja vacío, Odoo usa la del diario.',
    erpnext: 'Nombre de la cuenta de las líneas sin artículo, por ejemplo «Compras - D».',
  },
  item: 'Artículo de las líneas sin orden',
  itemHint: 'Código de un artículo de ERPNext. Con él no hace falta la cuenta de gasto.',
  taxAccount: 'Cuenta de impuestos',
  taxAccountHint: 'Nombre de la cuenta en la que ERPNext registra el IVA y otros impuestos.',
  rounding: 'Cuenta de redondeo',
  roundingHint:
    'Para diferencias de hasta 2 pesos entre las líneas y el total. Sin ella, esas facturas no se escriben y se avisa.',
  save: 'Guardar borradores',
  saved: 'Los borradores quedaron configurados.',
  try: 'Probar permisos',
  tryOk: 'El usuario del ERP puede crear los borradores.',
  tryFailed: 'Aún no se pueden crear borradores:',
  tooLong: 'Escriba 140 caracteres como máximo.',
  written: 'En {erp} como borrador {numero}.',
  found: 'Ya estaba en {erp}: {numero}.',
  waiting: 'No se ha podido escribir en {erp}. {motivo}',
  waitingShort: 'Sin escribir en {erp}',
  nextTry: 'Próximo intento: {cuando}.',
  retry: actions.retry,
  retried: 'Se intentará escribir la factura en el ERP.',
  noDocument: 'No se pudo leer el XML de la factura. Regístrela en el ERP a mano.',
} as const

/** Why an ERP did not take an invoice, each with its remedy. */
export const billRefusalTexts = {
  'supplier-unknown': 'El proveedor {proveedor} (NIT {nit}) no existe en {erp}: créelo y reintente.',
  'supplier-twice': 'En {erp} hay varios proveedores con el NIT {nit}: deje uno activo y reintente.',
  'currency-unknown': 'La moneda {moneda} no está activa en {erp}: actívela y reintente.',
  'tax-unknown': 'En {erp} no hay un impuesto de compra de {impuesto} del {tarifa} %: créelo y reintente.',
  'tax-ambiguous':
    'En {erp} hay varios impuestos de compra de {impuesto} del {tarifa} %: deje uno activo o registre la factura a mano.',
  'tax-by-unit':
    'La factura tiene un impuesto por unidad ({impuesto}), que no se puede escribir en {erp}: regístrela a mano.',
  'tax-account-missing':
    'La factura tiene impuestos y la conexión no tiene cuenta de impuestos: elíjala y reintente.',
  'expense-missing': 'La conexión no tiene artículo ni cuenta de gasto: elija uno y reintente.',
  'account-unknown': 'En {erp} no existe {cuenta}: corrija la conexión y reintente.',
  'discount-unsupported':
    'La factura tiene descuentos o cargos sobre el total, que no se pueden escribir en {erp}: regístrela a mano.',
  'total-differs':
    'El borrador sumaría {borrador} y la factura es de {factura}: regístrela a mano o elija una cuenta de redondeo si la diferencia es de centavos.',
  'draft-differs':
    'El borrador {numero} de {erp} suma {borrador} y la factura es de {factura}: corrija el borrador y reintente.',
  'period-locked': 'El período está cerrado en {erp} ({said}): ábralo y reintente.',
  'right-missing': 'El usuario no puede escribir {model} en {erp}: asígnele el permiso y reintente.',
} as const
