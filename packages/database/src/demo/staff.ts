import type { StaffRole } from '@enlace/domain/staff-roles'

/** Somebody who works in the demo's back offices. */
export interface DemoStaff {
  email: string
  firstName: string
  lastName: string
  /** As what in each company. */
  roles: Readonly<Record<number, StaffRole>>
  isOperator?: true
}

/** The back office's logins of the demo. */
export const demoStaff: readonly DemoStaff[] = [
  {
    email: 'admin@demo.co',
    firstName: 'Claudia',
    lastName: 'Restrepo Vélez',
    roles: { 1: 'administrador', 2: 'administrador' },
    isOperator: true,
  },
  {
    email: 'cuentas@demo.co',
    firstName: 'Wilson',
    lastName: 'Bermúdez Ortiz',
    roles: { 1: 'cuentas_por_pagar' },
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
  { email: 'auditoria@demo.co', firstName: 'Gloria', lastName: 'Pardo Niño', roles: { 1: 'auditor' } },
]
