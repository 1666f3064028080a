/** The faults of a post that was written as a file. */
export const writtenPostTexts = {
  lineMissing: 'Escriba el texto.',
  lineLong: 'El texto es muy largo.',
  fileNameMissing: 'Escriba el nombre del archivo.',
  slugMalformed: 'Use letras minúsculas sin tilde, números y guiones.',
  kindUnknown: 'Use entrada o comunicado.',
  audienceUnknown: 'Use natural, juridica o mipyme.',
  tagsMany: 'Use máximo 12 etiquetas.',
  picturesMany: 'Use máximo 24 imágenes.',
  filesMany: 'Use máximo 10 adjuntos.',
  momentMalformed: 'Escriba la fecha como 2026-12-01 o 2026-12-01T08:00.',
} as const
