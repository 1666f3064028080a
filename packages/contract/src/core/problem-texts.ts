import type { ProblemCode } from './problem-codes.ts'
import { genericFailure, ownProblemTexts } from './texts.ts'

/** The message for each problem. `{name}` is replaced by the problem's value of that name. */
export const problemTexts: Record<ProblemCode, string> = {
  ...ownProblemTexts,
  'malformed-request': 'La solicitud no se pudo leer. Recargue la página e intente de nuevo.',
  'invalid-fields': 'Revise los datos marcados e intente de nuevo.',
  'unknown-call': 'La dirección solicitada no existe.',
  'method-not-allowed': 'Esta operación no está permitida en esa dirección.',
  'body-too-large': 'Los datos enviados superan el tamaño permitido. Reduzca su tamaño e intente de nuevo.',
  'unsupported-encoding': 'El formato de los datos enviados no se admite.',
  'session-missing': 'Inicie sesión para continuar.',
  'wrong-credentials': 'El correo o la contraseña no son correctos. Revíselos e intente de nuevo.',
  'account-locked':
    'Por seguridad, el inicio de sesión está bloqueado por varios intentos fallidos. Intente de nuevo en {wait}.',
  'too-many-requests': 'Se hicieron demasiadas solicitudes. Intente de nuevo en {wait}.',
  'forgery-suspected': 'La página venció. Recárguela e intente de nuevo; los datos guardados se conservan.',
  'account-foreign': 'La sucursal seleccionada no corresponde a su usuario. Elija otra sucursal.',
  'module-off': 'Este módulo no está habilitado para su usuario.',
  'role-refused': 'Su rol no permite hacer esto. Pídalo a un administrador de la compañía.',
  'not-master': 'Solo el usuario principal del proveedor puede hacer esto.',
  'person-foreign': 'Solo puede consultar sus propios datos.',
  'unknown-host':
    'Esta dirección aún no está habilitada. Si es la de su compañía, pida a quien administra el portal que la habilite.',
  'company-mismatch': 'La compañía solicitada no corresponde a esta dirección.',
  'company-not-found': 'La compañía solicitada no existe.',
  'document-not-found': 'El documento no existe o no pertenece a su cuenta.',
  'api-key-refused': 'La clave de API no existe, venció o se revocó. Pida una clave vigente a la compañía.',
  'api-key-scope': 'La clave de API no tiene permiso para esto. Pida una clave con ese alcance.',
  'api-key-not-found': 'La clave de API no existe en esta compañía. Actualice la lista.',
  'webhook-not-found': 'El webhook no existe en esta compañía. Actualice la lista.',
  'webhook-delivery-not-found':
    'La entrega no existe o ya se borró: se guardan por 30 días. Actualice la lista.',
  'webhook-delivery-waiting':
    'Esta entrega ya está en espera y se enviará automáticamente. Actualice la lista.',
  'webhook-off': 'El webhook está inactivo. Actívelo antes de reenviar.',
  'webhooks-too-many': 'La compañía ya tiene 20 webhooks. Elimine uno que no use.',
  'connection-not-found': 'La conexión no existe en esta compañía. Actualice la lista.',
  'api-key-over': 'Esta clave ya se revocó, venció o se cambió por otra. Actualice la lista.',
  'supplier-key-refused':
    'La clave de API no existe, venció o se revocó. Pida una clave vigente al usuario principal de su empresa.',
  'supplier-key-limit': 'Su empresa ya tiene el máximo de claves vigentes. Revoque una que no use.',
  'request-key-reused': 'Esa Idempotency-Key ya se usó con otro contenido. Use una por envío.',
  'push-kind-unknown': 'No hay registros de la clase «{kind}». Use una de estas: {kinds}.',
  'push-by-record':
    'Los registros de la clase «{kind}» no se retiran por su clave. Envíelos como los demás, con "_deleted": true.',
  'push-unsupported':
    'El formato no se admite. Envíe NDJSON (application/x-ndjson) o un arreglo JSON (application/json), con o sin gzip.',
  'push-unreadable':
    'Lo enviado no se pudo leer hasta el final: el gzip o el arreglo JSON está incompleto o dañado. Envíelo de nuevo completo.',
  'push-slow':
    'Dejaron de llegar datos por {seconds} {seconds:segundo|segundos}. Envíe de nuevo; lo confirmado queda cargado.',
  'push-running':
    'Un envío con esta Idempotency-Key está en curso. Repítalo en {seconds} {seconds:segundo|segundos}.',
  'push-differs':
    'Ya hubo un envío con esta Idempotency-Key y otro contenido. Use una Idempotency-Key nueva por cada contenido.',
  'push-undone':
    'La compañía deshizo esta carga mientras se recibía y no se guardó ningún registro. Envíe de nuevo todo el contenido.',
  'pushes-open':
    'Hay demasiados envíos en curso con esta clave o en esta compañía. Intente de nuevo en {seconds} {seconds:segundo|segundos}.',
  'load-not-found': 'No hay un envío con ese número que esta clave pueda consultar.',
  'session-over': 'Esa sesión ya terminó. Actualice la lista.',
  'session-is-own': 'Es su sesión actual. Para cerrarla, elija Salir.',
  'person-still-staff':
    'Esta persona trabaja en la administración de la compañía. Cierre primero su acceso en Equipo.',
  'person-unknown': 'La compañía no tiene datos de ese correo.',
  'job-not-found': 'Otra persona ya atendió este trabajo. Actualice la lista.',
  'event-not-found': 'El evento no existe o no está publicado para su empresa.',
  'event-closed': 'Las inscripciones de este evento están cerradas.',
  'vouchers-off':
    'La compañía no entrega comprobantes de egreso por el portal. Solicítelos a su contacto de tesorería.',
  'paper-not-found':
    'No hay un documento con ese código. Revise el código o pida el documento de nuevo a quien se lo entregó.',
  'paper-refused': 'Hoy no se puede expedir esta constancia. Revise los motivos y vuelva a intentarlo.',
  'certificates-off':
    'La compañía no entrega certificados por el portal. Solicítelos a su contacto en la compañía.',
  'certificate-empty': 'No se encontraron retenciones para el período seleccionado',
  'certificate-unreleased':
    'Aún no se publican{cuando}. Vuelva a intentarlo cuando la compañía los publique.',
  'certificate-revoked':
    'La compañía anuló este certificado («{motivo}»). Pida la corrección a su contacto en la compañía.',
  'certificates-in-background':
    'Son más de {n} certificados: el archivo se prepara en segundo plano y queda en Descargas.',
  'certificates-of-all-too-many':
    'Sus compañías suman más de {n} certificados ese año. Descargue los de cada compañía por separado.',
  'link-spent': 'El enlace ya se usó o venció. Solicite uno nuevo.',
  'export-in-background':
    'Son más de {n} filas: el archivo se prepara en segundo plano y queda en Descargas.',
  'export-too-long': 'Este formato admite hasta {n} filas. Reduzca el filtro o elija otro formato.',
  'exports-waiting':
    'Ya hay {n} {n:archivo|archivos} en preparación. Espere a que terminen o cancele alguno en Descargas.',
  'ticket-spent': 'La descarga ya se usó o venció. Descargue el archivo de nuevo desde el portal.',
  'page-offline': 'El portal está fuera de línea por mantenimiento. Intente más tarde.',
  'refresh-refused': 'Su sesión ya no es válida. Inicie sesión de nuevo.',
  'beyond-last-page':
    'Hay más resultados de los que se pueden recorrer por página. Use los filtros para reducirlos.',
  'captcha-needed':
    'Por seguridad, marque la casilla «No soy un robot» e inicie sesión de nuevo. Si no recuerda su contraseña, recupérela.',
  'captcha-refused':
    'La verificación no es válida o venció. Resuélvala de nuevo; los demás datos se conservan.',
  'file-refused': 'Uno de los archivos no se puede recibir. Revise los archivos marcados.',
  'file-infected':
    'El antivirus detectó «{found}» en uno de los archivos y no se guardó ninguno. Revise su equipo y adjunte otro archivo.',
  'scanner-away':
    'En este momento no se pueden revisar los archivos con el antivirus. Sus datos se conservan: intente de nuevo en un minuto.',
  'files-waiting':
    'Aún se están revisando otros archivos suyos. Sus datos se conservan: espere a que terminen y envíe de nuevo.',
  'files-busy':
    'En este momento se están revisando muchos archivos. Sus datos se conservan: intente de nuevo en un minuto.',
  'request-not-found': 'La solicitud no existe o el enlace ya no es válido.',
  'request-not-returned':
    'La solicitud ya no está devuelta para corregir. Actualice la página para ver su estado.',
  'registration-off': 'La compañía no recibe solicitudes de registro por este portal en este momento.',
  'payments-off': 'Los pagos en línea no están habilitados para {company}.',
  'payment-repeated':
    'Ya hay un pago aprobado de la referencia {referencia} por {valor}. Si necesita pagar de nuevo, use otra referencia.',
  'signature-refused': 'La firma del mensaje no es válida.',
  'gateway-unavailable':
    'La pasarela de pagos no respondió. No se hizo ningún cobro; intente de nuevo en unos minutos.',
  'step-up-needed': 'Confirme su identidad para continuar. Sus datos se conservan.',
  'factor-required':
    'La compañía exige un segundo factor a su usuario. Actívelo en Mis Datos, pestaña Seguridad, e intente de nuevo.',
  'factor-refused': 'El código o la llave de acceso no es válido. Revíselo e intente de nuevo.',
  'sign-in-step-expired':
    'La verificación venció o se inició en otra pestaña. Escriba de nuevo su correo y su contraseña.',
  'read-only-person':
    'Su usuario es de solo consulta. Pida al usuario principal de su empresa que lo haga; sus datos se conservan.',
  'acceptance-due':
    'La compañía actualizó los textos legales de este portal. Inicie sesión de nuevo para leerlos y aceptarlos.',
  'acceptance-changed':
    'La compañía publicó una versión más reciente mientras usted leía. Lea la nueva versión y acéptela.',
  'mail-sender-missing': 'No hay una dirección de remitente. Escriba la de su compañía y guarde.',
  'oidc-unknown':
    'Ninguna compañía usa el ingreso institucional con este correo. Inicie sesión con su contraseña.',
  'oidc-refused':
    'El proveedor de identidad no confirmó el inicio de sesión. Intente de nuevo o inicie sesión con su contraseña.',
  'oidc-unverified':
    'El proveedor de identidad no confirma que el correo esté verificado. Pida a su área de sistemas que lo verifique o inicie sesión con su contraseña.',
  'oidc-foreign':
    'La cuenta {email} no está invitada a la administración de la compañía. Pida a un administrador que la invite.',
  'oidc-factor':
    'La compañía exige un segundo factor y usted aún no lo tiene. Inicie sesión una vez con su contraseña para configurarlo.',
  'oidc-operator':
    'Su usuario opera esta instalación y no puede usar la cuenta de una compañía. Inicie sesión con su contraseña.',
  'oidc-unproven':
    'Antes de vincular la cuenta de la compañía debe confirmar su identidad. Acepte la invitación que recibió por correo, defina su contraseña e intente de nuevo.',
  'own-sign-in-needed':
    'Usted inició sesión con la cuenta de la compañía. Para hacer esto, cierre la sesión e inicie de nuevo con su contraseña.',
  'oidc-spent': 'El inicio de sesión venció o empezó en otro navegador. Inicie sesión de nuevo.',
  'oidc-unreachable':
    'El proveedor de identidad no respondió o su dirección no es válida. Intente de nuevo o inicie sesión con su contraseña.',
  'user-not-found': 'Este usuario no es de su empresa o ya no existe. Vuelva a la lista.',
  'user-exists': 'Este correo ya es de un usuario de su empresa. Búsquelo en la lista.',
  'supplier-not-found': 'Este proveedor no existe o es de otra compañía. Vuelva a la lista.',
  'supplier-inactive':
    'Este tercero está inactivo en el ERP y sus usuarios no pueden iniciar sesión. Actívelo en el ERP y cargue de nuevo.',
  'supplier-user-exists':
    'Esta persona ya es usuaria de este proveedor o tiene una invitación sin aceptar. Búsquela entre sus usuarios.',
  'factor-missing': 'Esta persona no tiene un segundo factor.',
  'factor-not-ours': 'Su segundo factor no se puede quitar desde aquí. Pídalo a quien opera el servidor.',
  'viewing-only':
    'Está viendo el portal como este proveedor, en modo de solo consulta: no puede enviar, descargar ni cambiar datos.',
  'merge-refused':
    'Estos dos terceros no se pueden unir: uno ya se unió a otro o tiene un cambio de cuenta bancaria en trámite.',
  'invitations-not-found': 'Este envío de invitaciones no existe o es de otra compañía.',
  'invitations-busy': 'Este envío cambió. Recargue la página para ver su avance.',
  'invitations-too-many': 'El archivo tiene {n} {n:fila|filas}. Divídalo en varios de hasta {most}.',
  'invitations-unreadable':
    'No encontramos las columnas NIT y Correo. Revise que la primera fila tenga los títulos de las columnas.',
  'user-is-oneself':
    'No puede cambiar su propio acceso. Pídalo a otro usuario principal de su empresa. Sus datos los puede cambiar en Mis Datos.',
  'import-not-found': 'La carga no existe o es de otra compañía.',
  'import-busy': 'La carga ya está en curso o terminada: ya no se puede cambiar.',
  'import-empty': 'Elija al menos un archivo.',
  'import-too-many-files': 'Una carga admite hasta 8 archivos. Haga otra carga con los demás.',
  'import-unready':
    'Falta indicar la fuente, la columna de un dato obligatorio o el tipo de una entrada, o dos archivos tienen la misma información. Complételo y pruebe de nuevo.',
  'import-unchecked': 'La carga cambió desde la última prueba. Pruébela de nuevo antes de cargar.',
  'import-under-way': 'Esta carga aún se está recibiendo. Espere a que termine para deshacerla.',
  'import-not-undoable':
    'Esta carga ya no se puede deshacer: otra carga o una persona modificó sus registros, o pasaron más de 60 días.',
  'decided-meanwhile':
    '{quien} ya decidió: {estado}, el {fecha}. Su decisión no se aplicó; su texto sigue en pantalla.',
  'registration-has-master':
    'Este proveedor ya tiene un usuario principal, que decide a quién da acceso. Rechace la solicitud e indíquelo.',
  'record-moved':
    'El registro cambió después de la solicitud. Compare los valores actuales y apruebe de nuevo si aún corresponde.',
  'last-master-leaves':
    'La persona es el único usuario principal del proveedor. Antes, el proveedor debe ceder ese rol a otra persona.',
  'bank-decision-refused': '{razon}',
  'evaluation-unscored': 'Para publicar falta valorar: {criterios}.',
  'version-not-found': 'Esta versión ya no existe. Vuelva al historial y elija otra.',
  'not-operator':
    'Solo quien opera esta instalación puede crear compañías. Pídalo a quien administra el servidor.',
  'too-many-trials': 'Ya hay tres compañías de prueba. Elimine una antes de crear otra.',
  'trial-company':
    'Esta es una compañía de prueba: no se conecta con sistemas reales ni recibe pagos reales.',
  'trial-not-found': 'Esta compañía no es de prueba o ya se eliminó. Recargue la página.',
  'trial-not-ready': 'La compañía de prueba aún no tiene datos. Espere a que termine la carga.',
  'trial-open': 'Está trabajando en esta compañía. Vaya primero a otra y elimínela desde allí.',
  'trial-name-differs': 'El nombre escrito no es el de la compañía de prueba.',
  'maintenance-not-found': 'Este mantenimiento no existe o es de otra compañía. Recargue la página.',
  'maintenance-over':
    'Este mantenimiento ya terminó o se anuló. Recargue la página para ver su estado; su texto se conserva.',
  'last-administrator': 'Es el último administrador de la compañía. Nombre a otro antes de quitarle el rol.',
  'master-too-new':
    'Usted es usuario principal desde hace menos de 48 horas. Desde el {fecha} podrá retirar, desactivar o cambiar el acceso de quienes ya eran usuarios. Mientras tanto puede invitar a otros.',
  'user-is-master': 'Esta persona es usuario principal. Quítele primero el rol y después desactívela.',
  'user-joined': 'La persona ya aceptó la invitación. No es necesario enviarla de nuevo.',
  'user-not-joined': 'La persona aún no puede iniciar sesión: no ha aceptado la invitación o está inactiva.',
  'invitation-just-sent':
    'La invitación se envió hace menos de un minuto. Espere un momento antes de repetirla.',
  'too-many-invitations':
    'Su empresa tiene demasiadas invitaciones sin aceptar. Retire las que no necesite o espere a que venzan.',
  'act-refused': 'El documento cambió y ya no espera esta respuesta. Recargue la página para ver su estado.',
  'act-decided':
    '{persona} ya decidió el {fecha}: {resultado}. Su texto se conserva; recargue la página para ver la decisión.',
  'act-withdrawn':
    'El proveedor ya aceptó el documento y retiró su respuesta anterior. Recargue la página para ver su estado.',
  'mail-not-again':
    'Este correo ya se envió y su contenido se borró, así que no se puede reenviar. Repita la acción que lo originó.',
  'objection-late': 'El plazo para objetar esta nota venció el {fecha}.',
  'invoice-refused': 'La factura no se puede radicar. {motivos}',
  'invoice-known':
    'La compañía ya recibió una factura con este CUFE o con este número. Revise sus facturas radicadas.',
  'supporting-closed':
    'La compañía recibe de su empresa facturas electrónicas. Si no está obligado a facturar, pídale que le permita enviar cuentas de cobro.',
  'supporting-number-taken': 'Ya hay una cuenta de cobro con ese número. Escriba otro.',
  'supporting-not-accepted': 'El documento soporte se registra cuando la cuenta de cobro está aceptada.',
  'supporting-not-issued': 'Registre primero el documento soporte; la nota de ajuste va después.',
  'supporting-issued-otherwise':
    'La cuenta de cobro ya tiene un documento soporte con otros datos. Corríjalo en el back office si está mal.',
  'supporting-cuds-taken': 'Ese CUDS ya está registrado en otra cuenta de cobro.',
  'supporting-number-kept': 'La cuenta de cobro ya está radicada y conserva su número.',
  'invoice-closed': 'Esta factura ya se radicó y no se puede cambiar mientras la compañía la revisa.',
  'question-closed': 'La consulta está cerrada. Reábrala para escribir; su texto se conserva.',
  'review-late':
    'El plazo para solicitar la revisión de esta evaluación ya venció. Su texto se conserva; comuníquese con la compañía.',
  'review-open':
    'Ya hay una solicitud de revisión en trámite para esta evaluación. Escriba en ella; su texto se conserva.',
  'review-closed': 'La solicitud de revisión ya terminó. Recargue la página para ver el resultado.',
  'evaluation-replaced':
    'La compañía publicó una versión más reciente de esta evaluación. Ábrala; su texto se conserva.',
  'action-changed':
    'La acción cambió mientras usted escribía. Recargue la página y compare; su texto se conserva.',
  'action-closed': 'Esta acción ya no se puede cambiar. Recargue la página para ver su estado.',
  'too-many-actions': 'El plan ya tiene el máximo de acciones. Retire una o complete las existentes.',
  'bank-hidden':
    'Usted es usuario principal desde hace menos de 48 horas. Por seguridad, aún no puede ver ni cambiar las cuentas bancarias.',
  'bank-factor-missing':
    'Para pedir un cambio de cuenta active primero un segundo factor en Mis Datos, pestaña Seguridad, y vuelva a enviar. Sus datos se conservan.',
  'push-service-unknown':
    'Este navegador usa un servicio de avisos que el portal no conoce. Puede seguir con el portal y el correo.',
  'bank-change-open':
    'Ya hay un cambio de cuenta en curso para una de esas sucursales. Espere a que termine o cancélelo; sus datos se conservan.',
  'bank-account-same': 'Esa cuenta ya está en uso en las sucursales elegidas. Revise el número.',
  'bank-change-refused':
    'La solicitud no cumple las condiciones de un cambio de cuenta. Revise el titular, su NIT, la fecha y el archivo de la certificación.',
  'bank-change-closed': 'Este cambio de cuenta ya terminó. Actualice la página para ver el resultado.',
  'upload-moved': 'El portal ya tiene otra parte de este archivo. La subida continúa desde ese punto.',
  'upload-incomplete': 'El archivo no ha terminado de subir. Espere a que termine e inténtelo de nuevo.',
  'upload-damaged': 'El archivo se dañó durante la subida. Elíjalo y súbalo de nuevo.',
  'upload-version': 'Esta forma de subir archivos no se reconoce. Actualice la página e inténtelo de nuevo.',
  'too-many-uploads':
    'Tiene demasiadas subidas sin terminar. Termínelas o descarte alguna antes de empezar otra.',
  'document-decided': 'La compañía ya decidió sobre esta versión. Actualice la página para ver su estado.',
  'post-not-found': 'La publicación no existe o ya no está disponible.',
  'post-changed': 'El comunicado cambió mientras lo leía. Revise la nueva versión y confirme.',
  'picture-not-found': 'Esta imagen ya no está en la biblioteca. Vuelva a la biblioteca y elija otra.',
  'picture-used': 'La imagen está en uso. Quítela de los lugares donde se usa o reemplácela.',
  'template-not-found': 'La compañía no tiene este documento. Revise la dirección o ábralo desde el menú.',
  'template-failed':
    'No pudimos preparar este documento. Ya avisamos a la compañía; intente de nuevo más tarde o escríbale desde la página de contacto.',
  'view-not-found': 'La vista guardada ya no existe. Recargue la página para ver las que hay.',
  'view-name-taken': 'Ya tiene una vista con ese nombre en esta lista. Escriba otro nombre.',
  'too-many-report-schedules':
    'Ya tiene {n} {n:envío programado|envíos programados}. Quite uno para programar otro.',
  'too-many-views':
    'Ya tiene {n} {n:vista guardada|vistas guardadas} de esta lista. Elimine una para guardar otra.',
  'profile-changed': 'Sus datos cambiaron en otra ventana. Su texto se conserva: compare y guarde de nuevo.',
  'record-changed':
    'El registro cambió mientras usted escribía. Su texto se conserva: revise los valores actuales y envíe de nuevo.',
  'name-fixed':
    'La razón social no se cambia por el portal porque ya hay documentos a su nombre. Comuníquese con la compañía.',
  'request-pending': 'Ya hay una solicitud en trámite. Retírela o espere la respuesta para hacer otra.',
  'request-decided': 'La solicitud ya se respondió o se retiró. Recargue la página para ver su estado.',
  'disk-full':
    'El servidor no tiene espacio en disco y no guardó los datos. Avise a la compañía e intente de nuevo más tarde.',
  'service-unavailable': 'El servicio no está disponible en este momento. Intente de nuevo en unos segundos.',
  unexpected: genericFailure,
}
