import type { ModuleName } from './modules.ts'

/** What a master may grant or withhold; statements, payments and questions are everybody's who works for the supplier. */
export const grantableModules = [
  'orden_compra',
  'orden_ticket',
  'orden_notas_debito',
  'certificate',
  'mostrar_contratos_proveedores',
  'reports',
  'blog',
  'events',
] as const satisfies readonly ModuleName[] // the names are the type

/** A module that a master may grant or withhold. */
export type GrantableModule = (typeof grantableModules)[number]

/** The roles over isMaster (screens 2.13), and `usuario` for anyone who has none of them: the whole portal. */
export const userRoles = ['master', 'cartera', 'logistica', 'comercial', 'contador', 'usuario'] as const
export type UserRole = (typeof userRoles)[number]

/** The roles that a master grants; being master is given and taken in acts of their own. */
export const grantableRoles = ['cartera', 'logistica', 'comercial', 'contador', 'usuario'] as const
export type GrantableRole = (typeof grantableRoles)[number]

/** What a role begins with: its modules (null: all that the company has on), and whether it may only look. */
interface RoleGrant {
  readonly modules: readonly GrantableModule[] | null
  readonly isReadOnly: boolean
}

const roleGrants: Readonly<Record<UserRole, RoleGrant>> = {
  master: { modules: null, isReadOnly: false },
  cartera: {
    modules: ['orden_notas_debito', 'certificate', 'reports', 'blog', 'events'],
    isReadOnly: false,
  },
  logistica: { modules: ['orden_compra', 'orden_ticket', 'blog', 'events'], isReadOnly: false },
  comercial: {
    modules: ['orden_compra', 'orden_ticket', 'mostrar_contratos_proveedores', 'reports', 'blog', 'events'],
    isReadOnly: false,
  },
  contador: { modules: null, isReadOnly: true },
  usuario: { modules: null, isReadOnly: false },
}

/** What a role begins with; a master then changes it for each person. */
export const grantOfRole = (role: UserRole): RoleGrant => roleGrants[role]
