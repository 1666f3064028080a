/** What a company's staff may be, in the order in which a list of roles names them. */
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
  'documents',
  'bank-accounts',
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

/** What somebody may do in an area. */
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
    documents: 'write',
    'bank-accounts': 'write',
    certificates: 'write',
    data: 'write',
    mails: 'read',
  },
  compras: {
    dashboard: 'read',
    registrations: 'write',
    'third-parties': 'write',
    questions: 'write',
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
    documents: 'read',
    qualification: 'read',
    certificates: 'read',
  },
}

/** What a role may do in an area; undefined where it may not even look. Anyone who may write may look. */
export function staffRight(role: StaffRole, area: StaffArea): StaffRight | undefined {
  return rightsOf[role][area]
}

/** The roles that may do so much in an area. */
export function rolesThatMay(area: StaffArea, right: StaffRight): readonly StaffRole[] {
  return staffRoles.filter((role) => {
    const has = staffRight(role, area)
    return has === 'write' || has === right
  })
}

/** Whether a text names a role. */
export function isStaffRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text) // a wider array to ask, the same roles
}
