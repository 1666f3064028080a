/** What an entry of the audit trail is about. */
export const auditTopics = [
  'ingresos',
  'rechazos',
  'equipo',
  'proveedores',
  'solicitudes',
  'cuentas',
  'trabajo',
  'certificados',
  'datos',
  'contenido',
  'configuracion',
  'operacion',
  'otros',
] as const
export type AuditTopic = (typeof auditTopics)[number]

/** The name under which an act is kept. */
export const auditActPattern = /^[a-z_:-]{1,80}$/

/** How the acts of each topic begin; an act belongs to the first of them. */
export const topicStarts: readonly (readonly [AuditTopic, readonly string[]])[] = [
  [
    'rechazos',
    ['refused:', 'session:login-', 'staff:login-', 'session:reused-token', 'password:recovery-unknown'],
  ],
  [
    'ingresos',
    [
      'session:',
      'staff:login',
      'staff:logout',
      'staff:switch',
      'staff:accepted',
      'password:',
      'factor:',
      'device:',
      'email:',
      'invitation:',
      'staff:oidc',
    ],
  ],
  ['equipo', ['staff:']],
  ['proveedores', ['supplier:', 'invitations:', 'user-', 'view:', 'profile:', 'person:', 'customer-data:']],
  [
    'solicitudes',
    [
      'registration:',
      'profile-request:',
      'required-document:',
      'contract-policy:',
      'contract:',
      'evaluation',
      'improvement-action:',
    ],
  ],
  ['cuentas', ['bank-']],
  [
    'configuracion',
    [
      'settings-',
      'company:',
      'branding:',
      'portal:',
      'maintenance:',
      'mail-settings:',
      'staff-oidc:',
      'domain:',
      'catalogue-',
      'withholding-',
      'contact-lists-',
      'paper-signer',
      'setup:',
      'signature:',
    ],
  ],
  ['trabajo', ['question-', 'contact-', 'answer-template-', 'mail-resent', 'objection-', 'proposal-']],
  ['certificados', ['certificate']],
  ['datos', ['documents-', 'source:', 'connection:', 'records-', 'push-', 'freshness-']],
  [
    'contenido',
    [
      'version-',
      'content-',
      'media-',
      'page-',
      'advertisement-',
      'template-',
      'post-',
      'event-',
      'picture-',
      'menu-',
      'legal-text:',
      'report-',
    ],
  ],
  ['operacion', ['job:', 'api-key:', 'webhook:', 'sessions:', 'audit:']],
]

/** What an act is about. */
export function topicOf(action: string): AuditTopic {
  return topicStarts.find(([, starts]) => starts.some((start) => action.startsWith(start)))?.[0] ?? 'otros'
}
