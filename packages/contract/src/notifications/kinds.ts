import type { ModuleName } from '@enlace/domain/modules.ts'

/**
 * The format of a fact: plain text, money in the subject's `moneda`, a day (stored as ISO), a number of days, or the class of
 * a handed-in document, which is an invoice where it is missing.
 */
export type FactForm = 'text' | 'money' | 'date' | 'days' | 'invoice-class'

/** The channels of notifications: in the portal, by mail, as a push message of the browser. */
export const channels = ['portal', 'correo', 'web_push'] as const
export type Channel = (typeof channels)[number]

/** The rules of a kind of notification. Its words are in `texts.ts`. */
export interface KindRules {
  /** The facts that its sentence may contain, stored as text; missing ones are left out. */
  readonly facts: Readonly<Record<string, FactForm>>
  /** The module that the recipient must have access to. */
  readonly module?: ModuleName
  /** Only sent to the supplier's masters. */
  readonly isForMasters?: true
  /** Not sent to the user who caused it. */
  readonly isForOthers?: true
  /** The default channels of users without settings. */
  readonly defaults: Readonly<Record<Channel, boolean>>
  /** A security notification: portal and mail cannot be switched off. */
  readonly isFixed?: true
  /**
   * Its cause sends a more detailed mail of its own, so that there is no notification mail besides; only the daily mail
   * includes it.
   */
  readonly hasOwnMail?: true
}

const on = (portal: boolean, correo: boolean, web_push: boolean) => ({ portal, correo, web_push })

/**
 * All kinds of notifications for a supplier's users. `cantidad` above 1 uses the plural sentence, `resultado` the
 * sentence of that outcome; `path` is the linked page of the portal.
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
    facts: { documento: 'text', cantidad: 'text', resultado: 'text', fecha: 'date', dias: 'days' },
    defaults: on(true, true, true),
  },
  'document-reviewed': {
    facts: { documento: 'text', resultado: 'text', motivo: 'text' },
    defaults: on(true, true, false),
  },
  'invoice-received': {
    facts: { clase: 'invoice-class', factura: 'text', radicado: 'text' },
    module: 'radicar_factura',
    defaults: on(true, true, false),
    hasOwnMail: true,
  },
  'invoice-decided': {
    facts: {
      clase: 'invoice-class',
      factura: 'text',
      radicado: 'text',
      resultado: 'text',
      motivo: 'text',
      paso: 'text',
      soporte: 'text',
      cuds: 'text',
    },
    module: 'radicar_factura',
    defaults: on(true, true, true),
  },
  'invoice-event': {
    facts: { factura: 'text', radicado: 'text', resultado: 'text', motivo: 'text', fecha: 'date' },
    module: 'radicar_factura',
    defaults: on(true, false, false),
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

/** The facts of a notification, and the page that it links to (`/questions/…`). */
export type SubjectOf<K extends NotificationKind> = {
  readonly [Fact in keyof (typeof notificationKinds)[K]['facts']]?: string
} & { readonly path: `/${string}`; /** Instead of the kind's own module. */ readonly modulo?: ModuleName }

/** The kinds, in the order of the settings. */
export const kindNames = Object.keys(notificationKinds) as NotificationKind[] // its own keys, in order

/** Returns whether a text is the name of a kind. */
export function isKind(name: string): name is NotificationKind {
  return Object.hasOwn(notificationKinds, name)
}

/** Returns the rules of a kind, in their general type. */
export function rulesOf(kind: NotificationKind): KindRules {
  return notificationKinds[kind]
}
