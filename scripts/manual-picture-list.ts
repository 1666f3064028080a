import { paths as deskPaths } from '../apps/backoffice/src/core/paths.ts'
import { paths as portalPaths } from '../apps/portal/src/core/paths.ts'
import type { Place } from './demo-page.ts'

/** A picture of a page of the manual: the screen that is shown, and as whom. */
export type ManualPicture = {
  manual: 'proveedor' | 'compania'
  /** The page that shows it, whose name it has. */
  page: string
  as: 'visitor' | 'supplier' | 'staff'
} & Place

const portal = (page: string, place: `#/${string}`, more: Partial<ManualPicture> = {}): ManualPicture => ({
  manual: 'proveedor',
  page,
  as: 'supplier',
  place,
  ...more,
})
const desk = (page: string, place: `#/${string}`, more: Partial<ManualPicture> = {}): ManualPicture => ({
  manual: 'compania',
  page,
  as: 'staff',
  place,
  ...more,
})
const all = { days: 0 }

/** Every picture of the manual; `scripts/manual-pictures.ts` takes them from the running product with its demo. */
export const manualPictures: readonly ManualPicture[] = [
  portal('iniciar-sesion', portalPaths.login(), { as: 'visitor' }),
  portal('recuperar-la-contrasena', portalPaths.passwordRecovery(), { as: 'visitor' }),
  portal('registrarse-como-proveedor', portalPaths.supplierRegistration(), { as: 'visitor' }),
  portal('solicitar-acceso', portalPaths.searchCompany(), { as: 'visitor' }),
  portal('pagina-de-inicio', portalPaths.startPage()),
  portal('consultar-facturas-pendientes', portalPaths.accountStatements(all)),
  portal('cuando-se-paga-una-factura', portalPaths.accountStatements(all), { opensFirst: true }),
  portal('llego-mi-factura', portalPaths.arrivedInvoice(all)),
  portal('conciliar-su-cartera', portalPaths.reconcileStatement(all)),
  portal('movimientos-y-estado-de-cuenta', portalPaths.movements(all)),
  portal('consultar-pagos', portalPaths.paymentsMade(all)),
  portal('ordenes-de-compra', portalPaths.purchaseOrders(all), { opensFirst: true }),
  portal('entradas-de-almacen', portalPaths.purchaseTickets(all)),
  portal('notas-debito', portalPaths.debitNotes(all), { opensFirst: true }),
  portal('certificados-de-retencion', portalPaths.certificates()),
  portal('verificar-un-documento', portalPaths.verify(), { as: 'visitor' }),
  portal('paz-y-salvo', portalPaths.papers()),
  portal('preguntar-a-la-compania', portalPaths.questions()),
  portal('reportes', portalPaths.reports()),
  portal('invitar-usuarios', portalPaths.users()),
  portal('sus-datos', portalPaths.profile()),
  portal('proteger-su-cuenta', portalPaths.profileSecurity()),
  portal('notificaciones', portalPaths.profileNotifications()),
  portal('cambiar-la-cuenta-bancaria', portalPaths.profileBankAccounts()),
  portal('documentos-de-su-empresa', portalPaths.supplierQualificationDocuments()),
  portal('contratos-y-polizas', portalPaths.supplierContracts()),
  portal('calificacion', portalPaths.supplierQualification()),
  portal('blog-y-eventos', portalPaths.events()),

  desk('inicio-de-la-administracion', deskPaths.start()),
  desk('primeros-pasos', deskPaths.firstRun()),
  desk('invitar-al-equipo', deskPaths.staffMembers()),
  desk('revisar-solicitudes-de-registro', deskPaths.registrations(), { opensFirst: true }),
  desk('invitar-proveedores', deskPaths.newInvitations()),
  desk('consultar-un-proveedor', deskPaths.suppliers()),
  desk('consultar-documentos', deskPaths.invoices(), { opensFirst: true }),
  desk('unir-duplicados', deskPaths.duplicates()),
  desk('revisar-cambios-de-datos', deskPaths.profileRequests()),
  desk('aprobar-cambios-de-cuenta', deskPaths.bankChanges(), { opensFirst: true }),
  desk('revisar-documentos-exigidos', deskPaths.documentsReview()),
  desk('contratos-y-polizas-de-proveedores', deskPaths.contracts()),
  desk('calificar-proveedores', deskPaths.qualification()),
  desk('formulario-de-evaluacion', deskPaths.evaluationForm()),
  desk('responder-consultas', deskPaths.questions(), { opensFirst: true }),
  desk('decidir-objeciones', deskPaths.objections()),
  desk('responder-novedades-de-ordenes', deskPaths.proposals()),
  desk('cargar-archivos-del-erp', deskPaths.newImport()),
  desk('controlar-las-fuentes', deskPaths.importSources()),
  desk('conectar-un-erp', deskPaths.connections()),
  desk('expedir-certificados', deskPaths.certificateYear()),
  desk('configurar-certificados', deskPaths.certificateSettings()),
  desk('escribir-paginas-y-anuncios', deskPaths.content()),
  desk('publicar-en-el-blog', deskPaths.posts()),
  desk('organizar-eventos', deskPaths.events()),
  desk('usar-la-biblioteca', deskPaths.media()),
  desk('textos-legales', deskPaths.legalTexts()),
  desk('cambiar-la-marca', deskPaths.branding()),
  desk('ajustar-parametros', deskPaths.parameters()),
  desk('configurar-el-correo', deskPaths.mail()),
  desk('calendario-de-la-compania', deskPaths.calendar()),
  desk('programar-mantenimiento', deskPaths.availability()),
  desk('consultar-la-auditoria', deskPaths.audit()),
  desk('ver-sesiones-abiertas', deskPaths.sessions()),
  desk('trabajos-en-segundo-plano', deskPaths.jobs()),
  desk('agregar-archivos-a-documentos', deskPaths.documentFiles()),
  desk('cargar-cuentas-bancarias', deskPaths.bankLoad()),
  desk('cumplimiento-de-documentos', deskPaths.documentBoard()),
  desk('documentos-de-la-compania', deskPaths.companyPapers()),
  desk('exigir-documentos', deskPaths.askedDocuments()),
  desk('notas-de-los-documentos', deskPaths.paperNotes()),
  desk('recibir-pagos-en-linea', deskPaths.paymentSettings()),
  desk('revisar-pagos-recibidos', deskPaths.receivedPayments()),
]
