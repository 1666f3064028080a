/** Texts of beginning a load: choosing its files, and templates for anyone who has none. */
export const importBeginTexts = {
  title: 'Nueva carga',
  intro: 'Elija los archivos: se revisan, y nada se carga hasta que usted lo confirme.',
  files: 'Archivos del ERP',
  hint: 'Excel (.xlsx, .xls), CSV, texto, ODS, NDJSON o JSON, también en .zip o .gz: hasta 6 archivos de 100 MB.',
  choose: 'Elegir archivos',
  drop: 'o arrástrelos aquí',
  chosen: 'Archivos elegidos',
  remove: 'Quitar {name}',
  sending: 'Enviando {name}',
  tooLarge: 'El archivo pasa de 100 MB. Pártalo o comprímalo por períodos.',
  wrongKind: 'No es un Excel, un ODS, un texto ni un JSON. Guárdelo en uno de esos formatos.',
  missing: 'Elija al menos un archivo.',
  submit: 'Revisar los archivos',
  sendingAll: 'Enviando los archivos',
  looking: 'Revisando los archivos. Si tarda, se sigue en otra página, de la que puede salir.',
  template: {
    title: '¿No tiene de dónde exportar?',
    hint: 'La plantilla trae las columnas de cada clase con dos registros de ejemplo; la de Excel explica cada columna en su segunda hoja. Borre los ejemplos, llene los suyos y quite las columnas que no use.',
    part: 'Qué va a cargar',
    get: { xlsx: 'Descargar plantilla en Excel', csv: 'Descargar plantilla en CSV' },
  },
} as const
