import type { ModuleName } from './modules.ts'

/** The modules that a master may grant or revoke; statements, payments and questions are open to every user. */
export const grantableModules = [
  'orden_compra',
  'orden_ticket',
  'orden_notas_debito',
  'radicar_factura',
  'certificate',
  'mostrar_contratos_proveedores',
  'reports',
  'blog',
  'events',
] as const satisfies readonly ModuleName[] // the names are the type

/** A module that a master may grant or revoke. */
export type GrantableModule = (typeof grantableModules)[number]

/** The roles besides isMaster (screens 2.13); `usuario`, without any of them, has the whole portal. */
export const userRoles = ['master', 'cartera', 'logistica', 'comercial', 'contador', 'usuario'] as const
export type UserRole = (typeof userRoles)[number]

/** The roles that a master grants; the master role has its own calls. */
export const grantableRoles = ['cartera', 'logistica', 'comercial', 'contador', 'usuario'] as const
export type GrantableRole = (typeof grantableRoles)[number]

/** The defaults of a role: its modules (null: all that the company has on), and whether it is read-only. */
interface RoleGrant {
  readonly modules: readonly GrantableModule[] | null
  readonly isReadOnly: boolean
}

const roleGrants: Readonly<Record<UserRole, RoleGrant>> = {
  master: { modules: null, isReadOnly: false },
  cartera: {
    modules: ['orden_notas_debito', 'radicar_factura', 'certificate', 'reports', 'blog', 'events'],
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

/** Returns the defaults of a role, which a master can change for each user. */
export const grantOfRole = (role: UserRole): RoleGrant => roleGrants[role]
