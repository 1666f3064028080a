/** How a request stands against the term in which the company answers. */
export const deadlines = ['a_tiempo', 'por_vencer', 'vencida'] as const
export type Deadline = (typeof deadlines)[number]

/** What the product looks at by itself, in the order in which it is shown. */
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

/** The longest reason, and how many fields are returned at once. */
export const registrationLimits = { reason: 500, fields: 40 } as const

/** Days after its issue for which a paper of a registration counts as recent. */
export const recentDays = 30
