import { accountingFirm, caribeSupplier, independentSupplier, mainSupplier } from '../catalogue/suppliers.ts'
import type { Supplier } from '../catalogue/suppliers.ts'

/** The access of a person of the demo. */
export interface DemoMembership {
  company: number
  supplier: Supplier
  isMaster: boolean
  /** Indexes of the branches; null for all. */
  branches: readonly number[] | null
}

/** A person who can sign in to the demo. */
export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  cityName: string
  movil: string
  memberships: readonly DemoMembership[]
}

/** The password of every demo login, printed at start. */
export const demoPassword = 'Demo2026*'

/** The demo's logins. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'proveedor@demo.co',
    firstName: 'Marcela',
    lastName: 'Ríos Cárdenas',
    cityName: 'Cali, Valle del Cauca',
    movil: '3005550111',
    memberships: [
      { company: 1, supplier: mainSupplier, isMaster: true, branches: null },
      { company: 2, supplier: accountingFirm, isMaster: false, branches: null },
    ],
  },
  {
    email: 'usuario@demo.co',
    firstName: 'Jhon Fredy',
    lastName: 'Quiñones Mina',
    cityName: 'Yumbo, Valle del Cauca',
    movil: '3005550122',
    memberships: [{ company: 1, supplier: mainSupplier, isMaster: false, branches: [1] }],
  },
  {
    email: 'caribe@demo.co',
    firstName: 'Tatiana',
    lastName: 'De la Hoz Berrío',
    cityName: 'Cartagena de Indias, Bolívar',
    movil: '3005550133',
    memberships: [{ company: 2, supplier: caribeSupplier, isMaster: true, branches: null }],
  },
  {
    email: 'independiente@demo.co',
    firstName: 'José Alirio',
    lastName: 'Cubillos Garzón',
    cityName: 'Tocancipá, Cundinamarca',
    movil: '3005550177',
    memberships: [{ company: 1, supplier: independentSupplier, isMaster: true, branches: null }],
  },
]
