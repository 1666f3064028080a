/** The questions about a file before its trial, and the warnings of the trial. */
export const importMappingTexts = {
  asked: 'Antes de probar, responda',
  reasons: {
    'kind-unsure': '¿Qué trae este archivo? Sus columnas no lo dejan claro.',
    'kind-name-differs':
      'El nombre del archivo no corresponde a sus columnas. ¿Qué trae? Si no es ninguna de estas opciones, elíjala en «Qué trae».',
    'party-unsure':
      '{field}: estas columnas pueden ser del proveedor o de la compañía. Elija la del proveedor.',
    'nit-own': '{field}: la columna trae el NIT de la compañía. Elija la del proveedor.',
    'nit-constant':
      '{field}: la columna trae el mismo NIT en todas las filas, con nombres distintos. Elija la del proveedor.',
    'name-constant':
      '{field}: la columna trae el mismo nombre en todas las filas, con NIT distintos. Elija la del proveedor.',
    'number-is-nit': '{field}: la columna trae números de NIT. Elija la que trae el número del documento.',
    'amount-is-ratio':
      '{field}: la columna trae fracciones entre 0 y 1, no valores en pesos. Elija la que trae el valor.',
  },
  usesColumn: 'Usar «{column}»',
  usesPart: 'Son {part}',
  holds: 'Trae, por ejemplo: {examples}',
  empty: 'Sin datos en las primeras filas',

  unlikely: {
    title: 'Revise antes de cargar: estos cambios no son usuales',
    reasons: {
      'names-change':
        '{count} de {of} {of:proveedor que ya está|proveedores que ya están} en el portal cambiarían de nombre por completo. Por ejemplo: {examples}.',
      'names-differ':
        'En {file}, {count} de {of} {of:fila|filas} de proveedores del portal traen un nombre distinto. Por ejemplo: {examples}. Revise que las columnas del NIT y del nombre sean del mismo proveedor.',
      'values-change':
        'Cambiaría el valor total de {count} de {of} {of:factura|facturas} del portal. Por ejemplo: {examples}. Revise que el archivo traiga facturas y que la columna del valor sea la correcta.',
      'balances-change':
        'Cambiaría el saldo de {count} de {of} {of:factura|facturas} del portal. Por ejemplo: {examples}. Revise que la columna del saldo sea la correcta.',
      'one-supplier':
        'En {file}, las {count} filas son de un mismo proveedor: {examples}. Revise que la columna del NIT sea la del proveedor.',
      'own-nit':
        'En {file}, {count} de {of} {of:fila|filas} traen el NIT de la compañía como proveedor. Revise que la columna del NIT sea la del proveedor.',
      'kind-differs': 'El nombre del archivo {file} no corresponde a los datos que va a cargar: {examples}.',
      'type-differs':
        'En {file}, {count} de {of} {of:fila|filas} son de otro tipo de documento: {examples}. Revise qué trae el archivo.',
    },
  },
} as const
