import { fill } from '@enlace/contract/core/fill.ts'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { staffTexts } from '@enlace/contract/staff/texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { Scope } from '@enlace/database/scope.ts'
import { parseCalendarDate, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import { isStaffRole, staffRoles, type StaffRole } from '@enlace/domain/staff-roles.ts'
import { readProfile } from '@enlace/server/modules/company/index.ts'
import {
  changeMember,
  inviteMember,
  findStaffMembers,
  standingOf,
  newStaffInvitation,
} from '@enlace/server/modules/staff/index.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { makeOperator } from './operator.ts'

const texts = staffTexts.command

/** Who works in a company's back office: the list, inviting, the role, shutting out; and who may make companies. */
export const command: Command = {
  name: 'staff',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      { company: { type: 'string' }, role: { type: 'string' }, until: { type: 'string' } },
      texts.usage,
    )
    const [action = '', typed = ''] = positionals
    const company = values.company === undefined ? context.settings.company : readCompanyId(values.company)
    const endsOn = readDay(values.until)
    try {
      if (action === 'list') return await list(context, company)
      const email = readEmail(typed)
      if (action === 'operator') return await nameOperator(context, email)
      if (action === 'invite')
        return await invite(context, company, { email, role: readRole(values.role), endsOn })
      if (action === 'role')
        return await change(context, company, email, { role: readRole(values.role), endsOn })
      if (action === 'close') return await change(context, company, email, 'close')
    } catch (fault) {
      if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
      throw new CommandFault(fill(texts.companyUnknown, { company }), { cause: fault })
    }
    throw new CommandFault(texts.actionUnknown)
  },
}

async function list(context: CommandContext, company: number): Promise<number> {
  const db = await context.openDatabase()
  const members = await findStaffMembers(db, Scope.ofStaff(company))
  const today = todayInBogota(new Date())
  if (members.length === 0) context.print(fill(texts.none, { company }))
  for (const member of members) {
    const nombre = `${member.first_name} ${member.last_name}`.trim()
    const estado = texts.states[standingOf(member, today)]
    context.print(fill(texts.row, { email: member.email, nombre, role: staffRoleTexts[member.role], estado }))
  }
  return 0
}

async function invite(
  context: CommandContext,
  company: number,
  { email, role, endsOn }: { email: string; role: StaffRole; endsOn: CalendarDate | null },
): Promise<number> {
  const db = await context.openDatabase()
  const profile = await readProfile(db, company)
  const person = { email, firstName: '', lastName: '', role, endsOn }
  const made = newStaffInvitation(context.settings, profile, person, profile.company.nombre)
  const id = await inviteMember(db, Scope.ofStaff(company), made.invited, made.mailOf)
  if (id === undefined) throw new CommandFault(staffTexts.exists)
  context.print(fill(texts.invited, { email, company: profile.company.nombre, role: staffRoleTexts[role] }))
  context.print(fill(texts.link, { until: made.until }))
  context.print(made.link)
  return 0
}

async function change(
  context: CommandContext,
  company: number,
  email: string,
  to: 'close' | { role: StaffRole; endsOn: CalendarDate | null },
): Promise<number> {
  const db = await context.openDatabase()
  const { company: own } = await readProfile(db, company)
  const words = { email, company: own.nombre }
  const member = (await findStaffMembers(db, Scope.ofStaff(company))).find((one) => one.email === email)
  if (!member) throw new CommandFault(fill(texts.memberUnknown, words))
  const kept = to === 'close' ? { role: member.role, endsOn: member.ends_on } : to
  const outcome = await db.transaction(Scope.ofStaff(company), (tx) =>
    changeMember(tx, member.id, {
      ...kept,
      version: member.version,
      active: to !== 'close',
    }),
  )
  if (outcome !== 'changed-now') throw new CommandFault(fill(texts.refused[outcome], words))
  const done = to === 'close' ? texts.closed : texts.changed
  context.print(fill(done, { ...words, role: staffRoleTexts[kept.role] }))
  return 0
}

async function nameOperator(context: CommandContext, email: string): Promise<number> {
  const db = await context.openDatabase()
  if (!(await makeOperator(db, email))) throw new CommandFault(fill(texts.identityUnknown, { email }))
  context.print(fill(texts.operator, { email }))
  return 0
}

function readEmail(typed: string): string {
  const email = normaliseEmail(typed)
  if (email === '') throw new CommandFault(texts.emailMissing)
  if (!isEmail(email)) throw new CommandFault(staffTexts.emailMalformed)
  return email
}

function readRole(typed = 'administrador'): StaffRole {
  if (!isStaffRole(typed))
    throw new CommandFault(fill(texts.roleUnknown, { role: typed, roles: staffRoles.join(', ') }))
  return typed
}

function readDay(typed: string | undefined): CalendarDate | null {
  if (typed === undefined) return null
  const day = parseCalendarDate(typed)
  if (day === undefined || day < todayInBogota(new Date())) throw new CommandFault(texts.dayUnknown)
  return day
}
