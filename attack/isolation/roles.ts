import type { AnyCall } from '@enlace/contract/core/call'
import { rolesFor } from '@enlace/domain/staff-access'
import { staffRoles } from '@enlace/domain/staff-roles'
import { apiScopes } from '@enlace/domain/api-key'
import type { BuiltPerson } from '@enlace/testing/builders'
import type { Supplier, World } from '@enlace/testing/planted-world'
import { wordsOf } from '@enlace/testing/planted-world'
import { Browser } from './client.ts'
import { lookAs, signIn, signInStaff } from './sign-in.ts'
import { type View } from './views.ts'
import { type Attacked, backoffice, openGone, openPortalAtBackoffice, type People } from './world.ts'

/** Somebody who attacks: where, what of everything may be seen, and whether anything at all behind a session may. */
export interface Role {
  name: string
  /** Which calls it makes: those of the portal, of the back office, of programs. */
  door: 'portal' | 'staff' | 'program'
  view: View
  /** No call that asks for a session or a key is to be answered. */
  isShutOut?: true
  /** May look and change nothing. */
  isReader?: true
  open(): Promise<Browser>
}

/** What stands behind a module that a master may withhold. */
const behindModules =
  /^(purchase_|notes_|supplier_contracts|document_acts|act_decisions|withholding_lines|certificates)/

/** What an operator sees of every company of the installation. */
const installation = {
  companies: 'the list of companies of the installation',
  company_hosts: 'the addresses of all companies, of which none may have two',
}

/** Everybody who attacks. */
export function rolesOf(product: Attacked, people: People): Role[] {
  const { own, other } = people
  const supplierView = (world: World, of: Supplier, person: BuiltPerson, branches = of.branches): View => ({
    company: world.company.id,
    closed: wordsOf(world.closed),
    supplier: {
      thirdParty: of.thirdParty.id,
      accounts: branches.map(({ id }) => id),
      member: person.membership,
      isMaster: person === of.person,
    },
  })
  const first = own.suppliers[0]
  const second = own.suppliers[1]
  const visitor = (world: World): View => ({
    company: world.company.id,
    closed: wordsOf(world.closed),
    supplier: 'none',
  })
  const signed = (person: BuiltPerson) => () => signIn(product, person, new Browser(person.company.host))
  const portal = (name: string, view: View, open: Role['open'], more: Partial<Role> = {}): Role => ({
    name,
    door: 'portal',
    view,
    open,
    ...more,
  })
  const masterView = supplierView(own, first, first.person)
  const at = (world: World) => async () => new Browser(world.company.host)
  return [
    portal('nobody', visitor(own), at(own), { isShutOut: true }),
    portal('nobody, at the other company’s host', visitor(other), at(other), { isShutOut: true }),
    portal('master', masterView, signed(people.master)),
    portal(
      'user of one branch',
      supplierView(own, first, people.ofOneBranch, first.branches.slice(0, 1)),
      signed(people.ofOneBranch),
    ),
    portal(
      'user without modules',
      { ...supplierView(own, first, people.ofNoModule), shut: behindModules },
      signed(people.ofNoModule),
    ),
    portal('reader', supplierView(own, first, people.reader), signed(people.reader), { isReader: true }),
    portal('user whose access was taken', visitor(own), () => openGone(product, people), { isShutOut: true }),
    portal('master of another supplier', supplierView(own, second, second.person), signed(second.person)),
    portal(
      'supplier of the other company',
      supplierView(other, other.suppliers[0], other.suppliers[0].person),
      signed(other.suppliers[0].person),
    ),
    portal(
      'looking as the master',
      masterView,
      async () => {
        const staff = await signInStaff(product, memberOf(people, 'compras'), backoffice())
        return lookAs(product, staff, first)
      },
      { isReader: true },
    ),
    portal(
      'cookie of one, header half of another',
      visitor(own),
      async () => {
        const [one, another] = [await signed(people.master)(), await signed(second.person)()]
        one.token = another.token
        return one
      },
      { isShutOut: true },
    ),
    ...staffRoles.map((role): Role => ({
      name: `staff: ${role}`,
      door: 'staff',
      view: { company: own.company.id },
      ...(role === 'auditor' && { isReader: true }),
      open: () => signInStaff(product, memberOf(people, role), backoffice()),
    })),
    {
      name: 'staff: administrador of the other company',
      door: 'staff',
      view: { company: other.company.id },
      open: () => signInStaff(product, people.staffOfOther, backoffice()),
    },
    {
      name: 'operator',
      door: 'staff',
      view: { company: own.company.id, open: installation },
      open: () => signInStaff(product, people.operator, backoffice()),
    },
    {
      name: 'nobody at the back office',
      door: 'staff',
      view: { company: 0 },
      isShutOut: true,
      open: async () => backoffice(),
    },
    {
      name: 'portal’s session at the back office',
      door: 'staff',
      view: { company: 0 },
      isShutOut: true,
      open: () => openPortalAtBackoffice(product, people),
    },
    ...apiScopes.map((scope): Role => ({
      name: `key: ${scope}`,
      door: 'program',
      view: { company: own.company.id },
      open: async () => withKey(own, people.keys.get(scope)?.clave),
    })),
    {
      name: 'key of the other company, everything',
      door: 'program',
      view: { company: other.company.id },
      open: async () => withKey(other, people.keyOfOther.clave),
    },
    {
      name: 'key of the other company, at this one’s host',
      door: 'program',
      view: { company: other.company.id },
      isShutOut: true,
      open: async () => withKey(own, people.keyOfOther.clave),
    },
  ]
}

/** Whether a call is one of those that a role makes. */
export function isFor({ door }: Role, { path, access }: AnyCall): boolean {
  if (path.startsWith('/v1/')) return door === 'program'
  if (access.actor === 'system') return door === 'portal'
  return path.startsWith('/staff/') ? door === 'staff' : door === 'portal'
}

/** Whether a call is for everybody. */
export const isOpen = ({ access }: AnyCall) => access.actor === 'visitor'

/** Whether a call would be answered to a role at all, as far as its name tells. */
export function mayCall(role: Role, call: AnyCall): boolean {
  if (isOpen(call)) return true
  if (role.isShutOut) return false
  const { access } = call
  if (access.actor === 'master') return /^(master|looking)/.test(role.name)
  if (access.actor !== 'staff') return true
  const staff = /^staff: (\w+)/.exec(role.name)?.[1] ?? 'administrador'
  return rolesFor(access, call.method === 'GET' ? 'read' : 'write').some((one) => one === staff)
}

function withKey({ company }: World, key: string | undefined): Browser {
  const browser = new Browser(company.host)
  browser.key = key
  return browser
}

function memberOf({ staff }: People, role: (typeof staffRoles)[number]) {
  const member = staff.get(role)
  if (!member) throw new Error(`Nobody is ${role}`)
  return member
}
