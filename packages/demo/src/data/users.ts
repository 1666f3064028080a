import type { Supplier } from '../catalogue/suppliers.ts'
import { corrugatedSupplier, mainSupplier } from '../catalogue/suppliers.ts'

/** A further user of a supplier of company 1: the person, its grants, and the state of its access. */
export interface DemoUser {
  email: string
  firstName: string
  lastName: string
  identificacion: string
  cargo: string
  movil: string
  role: 'cartera' | 'logistica' | 'contador'
  modules: readonly string[] | null
  isReadOnly: boolean
  state: 'activo' | 'invitado' | 'inactivo'
  /** Days from today to the last day of its access; null without an end. */
  endsIn: number | null
  suppliers: readonly Supplier[]
}

/** A read-only accountant of two suppliers, an invited user, and a former one. */
export const demoUsers: readonly DemoUser[] = [
  {
    email: 'contadora@demo.co',
    firstName: 'Gloria Inés',
    lastName: 'Vélez Arango',
    identificacion: '31890456',
    cargo: 'Contadora',
    movil: '3155550144',
    role: 'contador',
    modules: null,
    isReadOnly: true,
    state: 'activo',
    endsIn: 220,
    suppliers: [mainSupplier, corrugatedSupplier],
  },
  {
    email: 'despachos@demo.co',
    firstName: 'Wilmer Andrés',
    lastName: 'Mosquera Viáfara',
    identificacion: '1130654321',
    cargo: 'Jefe de despachos',
    movil: '3165550155',
    role: 'logistica',
    modules: ['orden_compra', 'orden_ticket', 'blog', 'events'],
    isReadOnly: false,
    state: 'invitado',
    endsIn: null,
    suppliers: [mainSupplier],
  },
  {
    email: 'cartera@demo.co',
    firstName: 'Paola Andrea',
    lastName: 'Suárez Lozano',
    identificacion: '66987123',
    cargo: 'Auxiliar de cartera',
    movil: '3175550166',
    role: 'cartera',
    modules: ['orden_notas_debito', 'certificate', 'reports', 'blog', 'events'],
    isReadOnly: false,
    state: 'inactivo',
    endsIn: null,
    suppliers: [mainSupplier],
  },
]
