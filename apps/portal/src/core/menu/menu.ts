import type { MenuItem } from '@enlace/contract/content/menu/calls.ts'
import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { menuTexts as texts } from '@enlace/contract/content/menu/texts.ts'
import { type Access, type Asker, mayUse } from '@enlace/domain/access.ts'
import { isAt } from '@enlace/web/path.ts'
import { paths } from '../paths.ts'

/** A place of the menu, as the interface's NavMenu takes it. */
export type MenuLink = { id: string; label: string; href: string; isCurrent: boolean; isExternal: boolean }

/** Several places under one word. */
export type MenuGroup = { id: string; label: string; isCurrent: boolean; items: MenuLink[] }

/** Who sees the menu, where, and what the company added to it. */
export type MenuSituation = {
  asker: Asker
  /** The route that is open, for the mark of the active place. */
  route: string
  /** The window of paid invoices that the company set (spec 9: 30 unless it says otherwise). */
  payedRangeDays: number
  /** The company's own entries. */
  ownItems: readonly MenuItem[]
  /** Whether a route is a place of the portal that this person may open. */
  mayOpen: (route: string) => boolean
}

type Place = { id: string; label: string; access: Access; href: string; pattern: string }

/** The header menu in the specification's order, with the entries that the asker may use, then the company's own. */
export function menuOf(situation: MenuSituation): (MenuLink | MenuGroup)[] {
  const { asker, route } = situation
  const allowed = (places: Place[]) =>
    places.filter((place) => mayUse(place.access, asker)).map((place) => linkOf(place, route))
  const entries = [
    ...allowed([place('start', texts.startPage, placeAccess.startPage, paths.startPage)]),
    ...group('account', texts.accountStatements, allowed(accountPlaces(situation.payedRangeDays))),
    ...group('consultations', texts.consultations, allowed(consultationPlaces())),
    ...allowed(companyPlaces()),
    ...group('suppliers', texts.suppliers, allowed(supplierPlaces())),
    ...allowed(personPlaces()),
  ]
  return asker.isAuthenticated ? withOwnItems(entries, situation) : entries
}

function accountPlaces(payedRangeDays: number): Place[] {
  return [
    place(
      'account-statements',
      texts.pendingInvoices,
      placeAccess.accountStatements,
      paths.accountStatements,
      {
        days: 0,
      },
    ),
    place('payments-made', texts.paidInvoices, placeAccess.paymentsMade, paths.paymentsMade, {
      days: payedRangeDays,
    }),
    place('invoices', texts.handInInvoice, placeAccess.invoices, paths.invoices),
  ]
}

function consultationPlaces(): Place[] {
  const days = { days: 0 }
  return [
    place('purchase-order', texts.purchaseOrders, placeAccess.purchaseOrders, paths.purchaseOrders, days),
    place(
      'purchase-tickets',
      texts.purchaseTickets,
      placeAccess.purchaseTickets,
      paths.purchaseTickets,
      days,
    ),
    place('notes-debit', texts.debitNotes, placeAccess.debitNotes, paths.debitNotes, days),
  ]
}

function companyPlaces(): Place[] {
  return [
    place('reports', texts.reports, placeAccess.reports, paths.reports),
    place('blog', texts.blog, placeAccess.blog, paths.blog),
    place('events', texts.events, placeAccess.events, paths.events),
    place('certificates', texts.certificates, placeAccess.certificates, paths.certificates),
  ]
}

function supplierPlaces(): Place[] {
  return [
    place('supplier-contracts', texts.contracts, placeAccess.contracts, paths.supplierContracts),
    place(
      'supplier-qualification',
      texts.qualification,
      placeAccess.qualification,
      paths.supplierQualification,
    ),
  ]
}

function personPlaces(): Place[] {
  return [
    place('users', texts.users, placeAccess.users, paths.users),
    place('profile', texts.profile, placeAccess.profile, paths.profile),
  ]
}

function place<Params>(
  id: string,
  label: string,
  access: Access,
  path: ((params: Params) => string) & { pattern: string },
  // Routes without parameters are called with none.
  params: Params = {} as Params,
): Place {
  return { id, label, access, href: path(params), pattern: path.pattern }
}

function linkOf({ id, label, href, pattern }: Place, route: string): MenuLink {
  // A document's page belongs to its list's place, a tab's to the place that has it.
  const isCurrent = ['', '/$id', '/$id/$part'].some((below) => isAt(`${pattern}${below}`, route))
  return { id, label, href, isCurrent, isExternal: false }
}

function group(id: string, label: string, items: MenuLink[]): MenuGroup[] {
  return items.length === 0 ? [] : [{ id, label, items, isCurrent: items.some((item) => item.isCurrent) }]
}

/** Adds the company's entries in their order: into the group of that name where there is one, else behind the rest. */
function withOwnItems(entries: (MenuLink | MenuGroup)[], { ownItems, route, mayOpen }: MenuSituation) {
  let menu = entries
  const inOrder = ownItems.toSorted((one, other) => one.order - other.order)
  for (const [at, item] of inOrder.entries()) {
    const link = ownLink(item, at, route)
    // A place that is closed to the person, or that there is not, is no place of the menu either.
    if (!link || (!link.isExternal && !mayOpen(link.href.slice(1)))) continue
    if (!item.group) menu = [...menu, link]
    else menu = intoGroup(menu, item.group, link)
  }
  return menu
}

function intoGroup(menu: (MenuLink | MenuGroup)[], label: string, link: MenuLink): (MenuLink | MenuGroup)[] {
  if (!menu.some((entry) => 'items' in entry && entry.label === label))
    return [...menu, ...group(`own-${label}`, label, [link])]
  return menu.map((entry) =>
    'items' in entry && entry.label === label
      ? { ...entry, items: [...entry.items, link], isCurrent: entry.isCurrent || link.isCurrent }
      : entry,
  )
}

/** The link of a company's entry by its type (spec 2); an external address that is no web address is left out. */
function ownLink({ label, value, type }: MenuItem, at: number, route: string): MenuLink | undefined {
  const id = `own-${at}`
  if (type === 'ext')
    return /^https?:\/\//i.test(value)
      ? { id, label, href: value, isCurrent: false, isExternal: true }
      : undefined
  const href = type === 'template' ? paths.unlayer({ value }) : `#/${value.replace(/^[#/]+/, '')}`
  return { id, label, href, isCurrent: isAt(href.slice(1), route), isExternal: false }
}
