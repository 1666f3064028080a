import type { AnyCall } from '@enlace/contract/core/call.ts'
import { rolesFor } from '@enlace/domain/staff-access.ts'
import { staffRoles } from '@enlace/domain/staff-roles.ts'
import { apiScopes } from '@enlace/domain/api-key.ts'
import type { BuiltPerson } from '@enlace/testing/builders.ts'
import type { Supplier, World } from '@enlace/testing/planted-world.ts'
import { wordsOf } from '@enlace/testing/planted-world.ts'
import { Browser } from './client.ts'
import { lookAs, signIn, signInStaff } from './sign-in.ts'
import { type View } from './views.ts'
import { type AttackTarget, backoffice, openGone, openPortalAtBackoffice, type People } from './world.ts'

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

/** What is behind a module that a master may withhold. */
const behindModules =
  /^(purchase_|notes_|supplier_contracts|document_acts|act_decisions|withholding_lines|certificates)/

/** What an operator sees of every company of the installation. */
const installation = {
  companies: 'the list of companies of the installation',
  company_hosts: 'the addresses of all companies, of which none may have two',
  host_claims: 'the addresses that wait for an approval',
}

/** Everybody who attacks, door by door; of each door the strongest last. */
export function rolesOf(product: AttackTarget, people: People): Role[] {
  return [
    ...visitors(product, people),
    ...suppliers(product, people),
    ...companyPeople(product, people),
    ...strangersToTheBackoffice(product, people),
    ...programs(people),
  ]
}

const viewOfVisitor = (world: World): View => ({
  company: world.company.id,
  closed: wordsOf(world.closed),
  supplier: 'none',
})

/** What a person of a supplier sees; all of its branches where none are named. */
function viewOf(world: World, of: Supplier, person: BuiltPerson, branches = of.branches): View {
  return {
    company: world.company.id,
    closed: wordsOf(world.closed),
    supplier: {
      thirdParty: of.thirdParty.id,
      accounts: branches.map(({ id }) => id),
      member: person.membership,
      isMaster: person === of.person,
    },
  }
}

const signed = (product: AttackTarget, person: BuiltPerson) => () =>
  signIn(product, person, new Browser(person.company.host))

/** Those to whom the portal shows what it shows everybody. */
function visitors(product: AttackTarget, people: People): Role[] {
  const { own, other, master } = people
  const role = (name: string, world: World, open: Role['open']): Role => ({
    name,
    door: 'portal',
    view: viewOfVisitor(world),
    isShutOut: true,
    open,
  })
  return [
    role('nobody', own, async () => new Browser(own.company.host)),
    role('nobody, at the other company’s host', other, async () => new Browser(other.company.host)),
    role('user whose access was taken', own, () => openGone(product, people)),
    role('cookie of one, header half of another', own, async () => {
      const one = await signed(product, master)()
      one.token = (await signed(product, own.suppliers[1].person)()).token
      return one
    }),
  ]
}

/** The persons of three suppliers, and who looks as one of them. */
function suppliers(product: AttackTarget, people: People): Role[] {
  const { own, other, master, ofOneBranch, ofNoModule, reader } = people
  const [first, second] = own.suppliers
  const [third] = other.suppliers
  const role = (name: string, view: View, person: BuiltPerson, more: Partial<Role> = {}): Role => ({
    name,
    door: 'portal',
    view,
    open: signed(product, person),
    ...more,
  })
  return [
    role('master', viewOf(own, first, master), master),
    role('user of one branch', viewOf(own, first, ofOneBranch, first.branches.slice(0, 1)), ofOneBranch),
    role('user without modules', { ...viewOf(own, first, ofNoModule), shut: behindModules }, ofNoModule),
    role('reader', viewOf(own, first, reader), reader, { isReader: true }),
    role('master of another supplier', viewOf(own, second, second.person), second.person),
    role('supplier of the other company', viewOf(other, third, third.person), third.person),
    role('looking as the master', viewOf(own, first, master), master, {
      isReader: true,
      open: async () => {
        const staff = await signInStaff(product, memberOf(people, 'compras'), backoffice())
        return lookAs(product, staff, first)
      },
    }),
  ]
}

/** Every role of a company's people, an administrator of the other, and an operator. */
function companyPeople(product: AttackTarget, people: People): Role[] {
  const { own, other, staffOfOther, operator } = people
  return [
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
      open: () => signInStaff(product, staffOfOther, backoffice()),
    },
    {
      name: 'operator',
      door: 'staff',
      view: { company: own.company.id, open: installation },
      open: () => signInStaff(product, operator, backoffice()),
    },
  ]
}

/** Those whom the back office does not know. */
function strangersToTheBackoffice(product: AttackTarget, people: People): Role[] {
  const role = (name: string, open: Role['open']): Role => ({
    name,
    door: 'staff',
    view: { company: 0 },
    isShutOut: true,
    open,
  })
  return [
    role('nobody at the back office', async () => backoffice()),
    role('portal’s session at the back office', () => openPortalAtBackoffice(product, people)),
  ]
}

/** A key for each thing that keys are good for, those of suppliers, and of the other company at both hosts. */
function programs({ own, other, keys, keyOfOther, supplierKey, supplierKeyOfOther }: People): Role[] {
  const ofProgram = (world: World, of: Supplier): View => ({
    company: world.company.id,
    closed: wordsOf(world.closed),
    supplier: {
      thirdParty: of.thirdParty.id,
      accounts: of.branches.map(({ id }) => id),
      member: supplierKey.id,
      isMaster: false,
    },
  })
  return [
    ...apiScopes.map((scope): Role => ({
      name: `key: ${scope}`,
      door: 'program',
      view: { company: own.company.id },
      open: async () => withKey(own, keys.get(scope)?.clave),
    })),
    {
      name: 'key of the other company, everything',
      door: 'program',
      view: { company: other.company.id },
      open: async () => withKey(other, keyOfOther.clave),
    },
    {
      name: 'key of the other company, at this one’s host',
      door: 'program',
      view: { company: other.company.id },
      isShutOut: true,
      open: async () => withKey(own, keyOfOther.clave),
    },
    {
      name: 'supplier’s key',
      door: 'program',
      view: ofProgram(own, own.suppliers[0]),
      open: async () => withKey(own, supplierKey.clave),
    },
    {
      name: 'supplier’s key of the other company',
      door: 'program',
      view: ofProgram(other, other.suppliers[0]),
      open: async () => withKey(other, supplierKeyOfOther.clave),
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
  if (access.actor === 'program')
    return (access.asks === 'supplier') === role.name.startsWith('supplier’s key')
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
