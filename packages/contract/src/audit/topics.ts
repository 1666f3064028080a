/** The topics of the audit trail's entries. */
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

/** The pattern of an act's stored name. */
export const auditActPattern = /^[a-z_:-]{1,80}$/

/** The prefixes of each topic's acts; the first match applies. */
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
      'document:',
      'evaluation',
      'improvement-action:',
    ],
  ],
  ['cuentas', ['bank-']],
  [
    'configuracion',
    [
      'settings-',
      'payment-',
      'payments-',
      'company:',
      'company-paper:',
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
  [
    'trabajo',
    [
      'online-payment:',
      'question-',
      'contact-',
      'answer-template-',
      'mail-resent',
      'objection-',
      'invoice:',
      'invoice-batch:',
      'invoice-format:',
      'radian-software:',
      'invoice-mail:',
      'invoice-mailbox:',
      'supporting-document:',
      'proposal-',
    ],
  ],
  ['certificados', ['certificate']],
  ['datos', ['document-archive:', 'documents-', 'source:', 'connection:', 'records-', 'push-', 'freshness-']],
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
  ['operacion', ['job:', 'api-key:', 'supplier-key:', 'webhook:', 'sessions:', 'audit:']],
]

/** Returns the topic of an act. */
export function topicOf(action: string): AuditTopic {
  return topicStarts.find(([, starts]) => starts.some((start) => action.startsWith(start)))?.[0] ?? 'otros'
}
