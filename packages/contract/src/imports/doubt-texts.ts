/** What is asked of a file before it is tried, and what the trial says aloud. */
export const importMappingTexts = {
  asked: 'Antes de probar, responda',
  reasons: {
    'kind-unsure': '¿Qué trae este archivo? Sus columnas no lo dejan claro.',
    'kind-name-differs':
      'El nombre del archivo dice una cosa y sus columnas otra. ¿Qué trae? Si no es ninguna de estas, escójala en «Qué trae».',
    'party-unsure':
      '{field}: no se sabe si estas columnas son del proveedor o de la propia compañía. Escoja la del proveedor.',
    'nit-own': '{field}: la columna trae el NIT de la propia compañía. Escoja la del proveedor.',
    'nit-constant':
      '{field}: la columna trae el mismo NIT en todas las filas, con nombres distintos. Escoja la del proveedor.',
    'name-constant':
      '{field}: la columna trae el mismo nombre en todas las filas, con NIT distintos. Escoja la del proveedor.',
    'number-is-nit': '{field}: la columna trae números de NIT. Escoja la que trae el número del documento.',
    'amount-is-ratio':
      '{field}: la columna trae fracciones entre 0 y 1, no valores en pesos. Escoja la que trae el valor.',
  },
  usesColumn: 'Usar «{column}»',
  usesPart: 'Son {part}',
  holds: 'Trae, por ejemplo: {examples}',
  empty: 'Sin datos en las primeras filas',

  unlikely: {
    title: 'Revise antes de cargar: esto casi nunca se quiere',
    reasons: {
      'names-change':
        '{count} de {of} {of:proveedor que ya está|proveedores que ya están} en el portal cambiarían de nombre por completo. Por ejemplo: {examples}.',
      'names-differ':
        'En {file}, {count} de {of} {of:fila|filas} de proveedores conocidos traen otro nombre que el del portal. Por ejemplo: {examples}. Revise que las columnas del NIT y del nombre sean del mismo.',
      'values-change':
        'A {count} de {of} {of:factura que ya está|facturas que ya están} en el portal les cambiaría el valor total. Por ejemplo: {examples}. Revise que el archivo traiga facturas y que la columna del valor sea la correcta.',
      'balances-change':
        'A {count} de {of} {of:factura que ya está|facturas que ya están} en el portal les cambiaría el saldo. Por ejemplo: {examples}. Revise que la columna del saldo sea la correcta.',
      'one-supplier':
        'En {file}, las {count} filas son de un mismo proveedor: {examples}. Revise que la columna del NIT sea la del proveedor.',
      'own-nit':
        'En {file}, {count} de {of} {of:fila|filas} traen el NIT de la propia compañía como proveedor. Revise que la columna del NIT sea la del proveedor.',
      'kind-differs': 'El nombre del archivo {file} no es de lo que se va a cargar: {examples}.',
      'type-differs':
        'En {file}, {count} de {of} {of:fila|filas} dicen ser de otra clase de documento: {examples}. Revise qué trae el archivo.',
    },
  },
} as const
