import * as fields from '../../core/words/field-texts.ts'

/** The section of files on a document's page. */
export const attachmentTexts = {
  title: fields.files,
  none: 'No hay archivos de este documento.',
  download: 'Descargar {name}',
  by: '{type}, {size} · {at}',
  byPerson: '{type}, {size} · {at} · {actor}',
  fromCompany: 'la compañía',
  pdf: 'PDF',
  jpeg: 'JPG',
  png: 'PNG',
  xml: 'XML',
  kilobytes: '{n} kB',
  megabytes: '{n} MB',
} as const
