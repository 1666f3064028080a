import type { ModuleName } from '@enlace/domain/modules.ts'

/** How a fact of a notification is shown: as it is, as money of the subject's `moneda`, as a day (written as ISO), or as a number of days. */
export type FactForm = 'text' | 'money' | 'date' | 'days'

/** By which ways a person may be told: in the portal, by mail, as a notice of the browser. */
export const channels = ['portal', 'correo', 'web_push'] as const
export type Channel = (typeof channels)[number]

/** What is fixed of a kind of notification. Its words are in `texts.ts`. */
export interface KindRules {
  /** The facts that its sentence may name; every one is written as text, and one that is left out is not named. */
  readonly facts: Readonly<Record<string, FactForm>>
  /** The module that must be open to whom it is told. */
  readonly module?: ModuleName
  /** Only the supplier's masters are told. */
  readonly isForMasters?: true
  /** Who caused it knows already, and is not told. */
  readonly isForOthers?: true
  /** The ways by which it goes to who has chosen nothing. */
  readonly defaults: Readonly<Record<Channel, boolean>>
  /** It concerns security: portal and mail cannot be switched off. */
  readonly isFixed?: true
  /** What causes it writes a mail of its own, which also tells more: none is written besides, only the mail of the day names it. */
  readonly hasOwnMail?: true
}

const on = (portal: boolean, correo: boolean, web_push: boolean) => ({ portal, correo, web_push })

/**
 * Everything that a supplier's people are notified of. `cantidad` above 1 takes the sentence of many, `resultado` the sentence
 * of that outcome; `path` is the place of the portal that it leads to.
 */
export const notificationKinds = {
  'payment-scheduled': {
    facts: { factura: 'text', cantidad: 'text', valor: 'money', moneda: 'text', fecha: 'date' },
    defaults: on(true, false, false),
  },
  'payment-made': {
    facts: { comprobante: 'text', cantidad: 'text', valor: 'money', moneda: 'text', fecha: 'date' },
    defaults: on(true, true, true),
  },
  'payment-returned': {
    facts: { comprobante: 'text', cantidad: 'text', valor: 'money', moneda: 'text', motivo: 'text' },
    defaults: on(true, true, true),
  },
  'order-issued': {
    facts: { orden: 'text', cantidad: 'text', valor: 'money', moneda: 'text', entrega: 'date' },
    module: 'orden_compra',
    defaults: on(true, true, true),
  },
  'certificate-published': {
    facts: { anio: 'text', cantidad: 'text' },
    module: 'certificate',
    defaults: on(true, true, false),
    hasOwnMail: true,
  },
  'document-expiring': {
    facts: { documento: 'text', resultado: 'text', fecha: 'date', dias: 'days' },
    defaults: on(true, true, true),
  },
  'document-reviewed': {
    facts: { documento: 'text', resultado: 'text', motivo: 'text' },
    defaults: on(true, true, false),
  },
  'request-answered': {
    facts: { consulta: 'text', documento: 'text', resultado: 'text' },
    defaults: on(true, true, true),
    hasOwnMail: true,
  },
  'contract-ending': {
    facts: { contrato: 'text', fecha: 'date', dias: 'days' },
    module: 'mostrar_contratos_proveedores',
    defaults: on(true, true, false),
  },
  'user-invited': {
    facts: { persona: 'text', por: 'text', resultado: 'text' },
    module: 'users',
    isForMasters: true,
    isForOthers: true,
    defaults: on(true, false, false),
  },
  'supplier-viewed': {
    facts: { por: 'text', persona: 'text', resultado: 'text' },
    defaults: on(true, false, false),
  },
  'bank-change': {
    facts: { numero: 'text', resultado: 'text' },
    isForMasters: true,
    defaults: on(true, true, true),
    isFixed: true,
    hasOwnMail: true,
  },
  'evaluation-published': {
    facts: { periodo: 'text', puntaje: 'text', banda: 'text' },
    defaults: on(true, true, false),
  },
  communique: { facts: { titulo: 'text' }, module: 'blog', defaults: on(true, true, false) },
  'event-reminder': {
    facts: { evento: 'text', fecha: 'date', hora: 'text', lugar: 'text' },
    module: 'events',
    defaults: on(true, true, true),
  },
  'event-seat': {
    facts: { evento: 'text', fecha: 'date', resultado: 'text', motivo: 'text' },
    module: 'events',
    defaults: on(true, true, true),
  },
  'report-ready': { facts: { reporte: 'text' }, module: 'reports', defaults: on(true, false, false) },
} as const satisfies Record<string, KindRules> // the kinds and their facts are the types

/** A kind of notification. */
export type NotificationKind = keyof typeof notificationKinds

/** What a notification of a kind says: those of its facts that there are, and the place that it leads to (`/questions/…`). */
export type SubjectOf<K extends NotificationKind> = {
  readonly [Fact in keyof (typeof notificationKinds)[K]['facts']]?: string
} & { readonly path: `/${string}`; /** Instead of the kind's own module. */ readonly modulo?: ModuleName }

/** The kinds in the order in which a person chooses among them. */
export const kindNames = Object.keys(notificationKinds) as NotificationKind[] // its own keys, in order

/** Whether a word names a kind. */
export function isKind(name: string): name is NotificationKind {
  return Object.hasOwn(notificationKinds, name)
}

/** The rules of a kind, as all kinds have them. */
export function rulesOf(kind: NotificationKind): KindRules {
  return notificationKinds[kind]
}
