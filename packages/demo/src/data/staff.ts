import type { StaffRole } from '@enlace/domain/staff-roles.ts'

/** A staff member of the demo's back offices. */
export interface DemoStaff {
  email: string
  firstName: string
  lastName: string
  /** The role in each company; the login opens the first. */
  roles: Readonly<Record<number, StaffRole>>
  /** Not active: invited without a password, or closed. */
  standing?: 'invited' | 'closed'
  isOperator?: true
  /** The companies whose changes of bank accounts the member approves, confirmed long ago. */
  approves?: readonly number[]
}

/** The back office's logins of the demo. */
export const demoStaff: readonly DemoStaff[] = [
  {
    email: 'admin@demo.co',
    firstName: 'Claudia',
    lastName: 'Restrepo Vélez',
    roles: { 1: 'administrador', 2: 'administrador' },
    isOperator: true,
    approves: [1, 2],
  },
  {
    email: 'cuentas@demo.co',
    firstName: 'Wilson',
    lastName: 'Bermúdez Ortiz',
    roles: { 1: 'cuentas_por_pagar' },
    approves: [1],
  },
  {
    email: 'compras@demo.co',
    firstName: 'Adriana',
    lastName: 'Lozano Prieto',
    roles: { 1: 'compras', 2: 'compras' },
  },
  {
    email: 'comunicaciones@demo.co',
    firstName: 'Santiago',
    lastName: 'Molina Jaramillo',
    roles: { 1: 'comunicaciones' },
  },
  {
    email: 'tesoreria@demo.co',
    firstName: 'Ingrid',
    lastName: 'Barrios Pacheco',
    roles: { 2: 'cuentas_por_pagar' },
    approves: [2],
  },
  { email: 'auditoria@demo.co', firstName: 'Gloria', lastName: 'Pardo Niño', roles: { 1: 'auditor' } },
]

/** Staff of the demo's back office without a login. */
export const demoStaffOnPaper: readonly DemoStaff[] = [
  {
    email: 'marcela.duarte@demo.co',
    firstName: 'Marcela',
    lastName: 'Duarte Rincón',
    roles: { 1: 'consulta' },
    standing: 'invited',
  },
  {
    email: 'hernan.castano@demo.co',
    firstName: 'Hernán',
    lastName: 'Castaño Uribe',
    roles: { 1: 'cuentas_por_pagar' },
    standing: 'closed',
  },
]
