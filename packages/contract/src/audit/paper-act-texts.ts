/** The sentences of acts on the papers that suppliers send, and on those that the company shows. */
export const paperActTexts = {
  'required-document:submitted': 'Entregó un documento exigido',
  'required-document:approved': 'Aprobó un documento exigido',
  'required-document:rejected': 'Rechazó un documento exigido',
  'required-document:asked': 'Exigió un documento',
  'required-document:changed': 'Cambió un documento exigido',
  'required-document:retired': 'Dejó de exigir un documento',
  'required-document:reactivated': 'Volvió a exigir un documento',
  'required-document:reminded': 'Recordó un documento exigido',
  'required-document:plan': 'Cambió los recordatorios de documentos exigidos',
  'required-document:template': 'Cambió el formato de un documento exigido',
  'company-paper:added': 'Agregó un documento de la compañía',
  'company-paper:replaced': 'Reemplazó un documento de la compañía',
  'company-paper:retired': 'Retiró un documento de la compañía',
  'document-archive:set': 'Cambió la programación del archivo mensual',
  'document-archive:asked': 'Pidió el archivo de un mes',
  'document-archive:downloaded': 'Descargó el archivo de un mes',
} as const
