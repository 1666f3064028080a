/** The roles of a company's staff, in display order. */
export const staffRoles = [
  'administrador',
  'cuentas_por_pagar',
  'compras',
  'comunicaciones',
  'auditor',
  'consulta',
] as const

/** A role of a company's staff. */
export type StaffRole = (typeof staffRoles)[number]

/** The areas of the back office, in the order of its menu. */
export const staffAreas = [
  'dashboard',
  'registrations',
  'third-parties',
  'questions',
  'invoices',
  'documents',
  'bank-accounts',
  'online-payments',
  'qualification',
  'certificates',
  'data',
  'content',
  'mails',
  'settings',
  'staff',
  'audit',
  'operation',
] as const

/** An area of the back office. */
export type StaffArea = (typeof staffAreas)[number]

/** The rights in an area. */
export type StaffRight = 'read' | 'write'

type Rights = Readonly<Partial<Record<StaffArea, StaffRight>>>

const everything = (right: StaffRight): Rights =>
  Object.fromEntries(staffAreas.map((area) => [area, right] as const))

const rightsOf: Readonly<Record<StaffRole, Rights>> = {
  administrador: everything('write'),
  cuentas_por_pagar: {
    dashboard: 'read',
    registrations: 'write',
    'third-parties': 'write',
    questions: 'write',
    invoices: 'write',
    documents: 'write',
    'bank-accounts': 'write',
    'online-payments': 'write',
    certificates: 'write',
    data: 'write',
    mails: 'read',
  },
  compras: {
    dashboard: 'read',
    registrations: 'write',
    'third-parties': 'write',
    questions: 'write',
    invoices: 'read',
    documents: 'write',
    qualification: 'write',
    data: 'read',
    mails: 'read',
  },
  comunicaciones: { dashboard: 'read', questions: 'read', content: 'write', mails: 'write' },
  auditor: everything('read'),
  consulta: {
    dashboard: 'read',
    registrations: 'read',
    'third-parties': 'read',
    questions: 'read',
    invoices: 'read',
    documents: 'read',
    qualification: 'read',
    certificates: 'read',
  },
}

/** Returns the right of a role in an area; undefined without access. Writing includes reading. */
export function staffRight(role: StaffRole, area: StaffArea): StaffRight | undefined {
  return rightsOf[role][area]
}

/** Returns the roles that have a right in an area. */
export function rolesThatMay(area: StaffArea, right: StaffRight): readonly StaffRole[] {
  return staffRoles.filter((role) => {
    const has = staffRight(role, area)
    return has === 'write' || has === right
  })
}

/** Returns whether a text is the name of a role. */
export function isStaffRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text) // a wider array to ask, the same roles
}
