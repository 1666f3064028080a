import { paths as deskPaths } from '../../apps/backoffice/src/core/paths.ts'
import { paths as portalPaths } from '../../apps/portal/src/core/paths.ts'
import type { Place } from '../demo-page.ts'

/** Who looks at a screen, at which of the demo's companies. */
export type Viewer = { company: 'andina' | 'caribe'; as: 'visitor' | 'supplier' | 'staff' }

/** In which window a screen is looked at. */
type Look = 'wide' | 'phone' | 'wide-dark' | 'phone-dark'

/** A screen as one viewer sees it in one window; the name is that of its pictures. */
export type Screen = Viewer & Place & { name: string; look: Look }

const shownTo =
  (company: Viewer['company'], as: Viewer['as']) =>
  (title: string, place: Place['place'], looks: readonly Look[], more: Partial<Place> = {}): Screen[] =>
    looks.map((look) => ({ name: `${company}-${as}-${title}-${look}`, company, as, look, place, ...more }))

const visitor = shownTo('andina', 'visitor')
const supplier = shownTo('andina', 'supplier')
const staff = shownTo('andina', 'staff')
const visitorOfCaribe = shownTo('caribe', 'visitor')
const supplierOfCaribe = shownTo('caribe', 'supplier')
const staffOfCaribe = shownTo('caribe', 'staff')
const all = { days: 0 }
const first = { opensFirst: true } as const

/** The forty screens that `npm run screens` compares between two states of the code. */
export const screens: readonly Screen[] = [
  ...visitor('login', portalPaths.login(), ['wide', 'phone', 'wide-dark']),
  ...visitor('registration', portalPaths.supplierRegistration(), ['wide', 'phone']),
  ...visitor('search', portalPaths.searchCompany(), ['wide']),
  ...visitor('verify', portalPaths.verify(), ['wide']),
  ...visitorOfCaribe('login', portalPaths.login(), ['wide', 'phone']),
  ...visitorOfCaribe('contact', portalPaths.contactUs(), ['wide']),

  ...supplier('start', portalPaths.startPage(), ['wide', 'phone', 'wide-dark']),
  ...supplier('statements', portalPaths.accountStatements(all), ['wide', 'phone']),
  ...supplier('statement', portalPaths.accountStatements(all), ['wide', 'phone-dark'], first),
  ...supplier('order', portalPaths.purchaseOrders(all), ['wide'], first),
  ...supplier('payments', portalPaths.paymentsMade(all), ['wide-dark']),
  ...supplier('certificates', portalPaths.certificates(), ['wide']),
  ...supplier('bank-accounts', portalPaths.profileBankAccounts(), ['wide']),
  ...supplier('users', portalPaths.users(), ['wide']),
  ...supplier('profile', portalPaths.profile(), ['phone']),
  ...supplier('events', portalPaths.events(), ['phone']),
  ...supplierOfCaribe('start', portalPaths.startPage(), ['wide']),
  ...supplierOfCaribe('statements', portalPaths.accountStatements(all), ['phone']),

  ...staff('start', deskPaths.start(), ['wide', 'phone', 'wide-dark']),
  ...staff('suppliers', deskPaths.suppliers(), ['wide', 'phone']),
  ...staff('registration', deskPaths.registrations(), ['wide'], first),
  ...staff('bank-change', deskPaths.bankChanges(), ['wide-dark'], first),
  ...staff('question', deskPaths.questions(), ['wide'], first),
  ...staff('load', deskPaths.newImport(), ['wide', 'phone']),
  ...staff('parameters', deskPaths.parameters(), ['wide']),
  ...staff('members', deskPaths.staffMembers(), ['phone']),
  ...staffOfCaribe('start', deskPaths.start(), ['wide']),
  ...staffOfCaribe('suppliers', deskPaths.suppliers(), ['phone']),
]

/** What a picture shows as the same in both states, because it comes from the clock: its place and its size still count. */
export const stills: readonly { pattern: string; shown: string; reason: string }[] = [
  {
    pattern: String.raw`(\d\d/\d\d/\d{4}) \d\d:\d\d`,
    shown: '$1 00:00',
    reason: 'The minute in which the demo or the viewer did something, or one that is counted from it.',
  },
]
