/** Texts of starting a load: choosing its files, and templates. */
export const importBeginTexts = {
  title: 'Nueva carga',
  intro: 'Elija los archivos. Primero se revisan; nada se carga hasta que usted confirme.',
  files: 'Archivos del ERP',
  hint: 'Excel (.xlsx, .xls), CSV, texto, ODS, NDJSON o JSON, también en .zip o .gz: hasta 6 archivos de 100 MB.',
  choose: 'Elegir archivos',
  drop: 'o arrástrelos aquí',
  chosen: 'Archivos elegidos',
  remove: 'Quitar {name}',
  sending: 'Enviando {name}',
  tooLarge: 'El archivo pesa más de 100 MB. Divídalo por períodos o comprímalo.',
  wrongKind: 'No es un Excel, un ODS, un texto ni un JSON. Guárdelo en uno de esos formatos.',
  missing: 'Elija al menos un archivo.',
  submit: 'Revisar archivos',
  sendingAll: 'Enviando los archivos',
  looking: 'Revisando los archivos. Si tarda, la revisión sigue en otra página y usted puede salir.',
  template: {
    title: '¿No puede exportar desde un ERP?',
    hint: 'La plantilla trae las columnas de cada tipo de registro y dos ejemplos; la de Excel explica cada columna en la segunda hoja. Borre los ejemplos, escriba sus datos y quite las columnas que no use.',
    part: 'Qué va a cargar',
    get: { xlsx: 'Descargar plantilla en Excel', csv: 'Descargar plantilla en CSV' },
  },
} as const
