import type { HelpTopic } from './topics.ts'

type GuideText = { title: string; text: string }

/** The hints; the tours have steps of their own. */
export const hintTexts: Record<Exclude<HelpTopic, 'tour' | 'desk-tour'>, GuideText> = {
  statement: {
    title: 'Sus facturas y cuándo se pagan',
    text: 'Abra una factura para ver en qué va, su fecha estimada de pago y las retenciones.',
  },
  certificates: {
    title: 'Sus certificados de retención',
    text: 'Elija el tipo y el año. Cada certificado lleva un código con el que cualquiera comprueba que es auténtico.',
  },
  'bank-accounts': {
    title: 'Cambiar la cuenta donde le pagan',
    text: 'Pida el cambio aquí, con su certificación bancaria. La compañía lo verifica antes de aplicarlo.',
  },
  users: {
    title: 'Personas de su empresa',
    text: 'Invite a cada persona con su propio correo y elija qué sucursales y módulos ve.',
  },
  'desk-loads': {
    title: 'Nada se carga sin su confirmación',
    text: 'El portal revisa los archivos y le muestra qué cambiaría. Usted decide después.',
  },
  'desk-parameters': {
    title: 'Cada parámetro dice qué hace',
    text: 'Los cambios se publican al guardar y quedan en la auditoría con su nombre.',
  },
  'desk-bank-changes': {
    title: 'Llame antes de aprobar',
    text: 'Confirme el cambio con un teléfono que la compañía ya tenía, nunca con uno de la solicitud.',
  },
}

/** The tour of a supplier's new principal user. */
export const tourTexts: readonly GuideText[] = [
  {
    title: 'Bienvenido al portal',
    text: 'En cinco pasos le mostramos lo principal. Puede saltar el recorrido y verlo después en Ayuda.',
  },
  {
    title: 'Sus facturas y pagos',
    text: 'Aquí ve qué le debe la compañía, qué está vencido y cuándo se le paga.',
  },
  {
    title: 'Busque cualquier documento',
    text: 'Escriba el número de una factura, orden o pago, o lo que quiere hacer. También con Ctrl K.',
  },
  {
    title: 'Invite a su equipo',
    text: 'Dé a cada persona su propio acceso, con lo que necesita ver: no comparta su contraseña.',
  },
  {
    title: 'Sus datos y la ayuda',
    text: 'En su menú están Perfil, sus consultas a la compañía y la Ayuda, con una página para cada tarea.',
  },
]

/** The tour of a new administrator of the back office. */
export const deskTourTexts: readonly GuideText[] = [
  {
    title: 'Bienvenido a la administración',
    text: 'En cinco pasos le mostramos lo principal. Puede saltar el recorrido y verlo después en Ayuda.',
  },
  {
    title: 'El trabajo pendiente',
    text: 'Inicio reúne lo que espera a la compañía. Los números del menú dicen cuánto hay en cada lugar.',
  },
  {
    title: 'Los datos de su ERP',
    text: 'En Cargas se suben los archivos: primero se revisan y después usted confirma.',
  },
  {
    title: 'Cómo funciona el portal',
    text: 'En Configuración están la marca, los parámetros y los textos que ven los proveedores.',
  },
  {
    title: 'Su equipo y la ayuda',
    text: 'Invite a sus compañeros en Equipo, cada uno con su rol. La Ayuda está en su menú.',
  },
]
