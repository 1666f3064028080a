/** The progress of a request towards the company's deadline. */
export const deadlines = ['a_tiempo', 'por_vencer', 'vencida'] as const
export type Deadline = (typeof deadlines)[number]

/** The automatic checks, in display order. */
export const checkNames = [
  'digito',
  'tercero',
  'duplicados',
  'nombre',
  'correo',
  'telefono',
  'actividad',
  'documentos',
  'vigencia',
] as const
export type CheckName = (typeof checkNames)[number]

/** Maximum length of a reason, and maximum number of returned fields. */
export const registrationLimits = { reason: 500, fields: 40 } as const

/** Days after its issue for which a document of a registration counts as recent. */
export const recentDays = 30
